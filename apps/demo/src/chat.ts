import type { Language } from './text/language.ts'

/** Goes on in the chat of the command `recollect`, on the same memory. Loaded only when somebody is there to talk. */
export async function chat(file: string, scope: string, language: Language): Promise<void> {
  const { main } = await import('@recollect/cli')
  process.argv = [process.execPath, 'recollect', 'chat', '--db', file, '--scope', scope, '--lang', language]
  await main(process)
}
