import type { ScopedMemory } from '@recollect/core'

/** All there is in a scope, as one text: the export and the log of changes. */
export async function snapshot(memory: ScopedMemory): Promise<string> {
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line)
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof memory.changes.list>> = await memory.changes.list({
      limit: 1000,
      cursor,
    })
    lines.push(...page.rows.map((row) => JSON.stringify(row)))
    cursor = page.next
  } while (cursor !== null)
  return lines.join('\n')
}
