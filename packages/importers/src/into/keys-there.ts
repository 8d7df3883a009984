import type { MemoryItem, Page } from '@recollect/core'
import type { ImportRecord } from '../record.ts'
import type { ImportTarget } from './target.ts'

const PAGE = 1000

/** Keys of what was imported from the same systems before. */
export async function keysThere(
  memory: ImportTarget,
  records: readonly ImportRecord[],
): Promise<Set<string>> {
  const systems = new Set<string>()
  for (const record of records) {
    const from = record.kind === 'message' ? record.message.metadata?.['importedFrom'] : undefined
    if (typeof from === 'string') systems.add(from)
  }
  const keys = new Set<string>()
  for (const importedFrom of systems) {
    let cursor: string | null = null
    do {
      const page: Page<MemoryItem> = await memory.items.list({
        metadata: { importedFrom },
        limit: PAGE,
        cursor,
      })
      for (const { key } of page.rows) if (key !== null) keys.add(key)
      cursor = page.next
    } while (cursor !== null)
  }
  return keys
}
