import type { ScopedMemory } from '@recollect/core'
import type { PluginMessage, PluginSubject } from './harness.ts'

/** Says a message and has the plugin keep something of it. */
export async function say({ use }: PluginSubject, memory: ScopedMemory, { text }: PluginMessage) {
  const said = await memory.remember(text)
  await use(memory, said)
  return said
}

/** Says all of them. */
export async function sayAll(subject: PluginSubject, memory: ScopedMemory): Promise<void> {
  for (const message of subject.messages) await say(subject, memory, message)
}

export async function exportOf(memory: ScopedMemory): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  return lines
}

/** What the plugin shows, as text: what can be compared can be read. */
export const shown = async ({ show }: PluginSubject, memory: ScopedMemory): Promise<string> =>
  JSON.stringify((await show(memory)) ?? null)

export const typeOf = (line: string): unknown => {
  const record: unknown = JSON.parse(line)
  return typeof record === 'object' && record !== null && 'type' in record ? record.type : undefined
}

/** The code an error bears, or the error. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
