import { RecollectError } from '@recollect/core'
import type { ItemFilter, MemoryItem, ScopedMemory } from '@recollect/core'
import { sessionOf } from '../record/address.ts'
import { itemIn } from '../record/stored-item.ts'
import type { StoredItem } from '../record/stored-item.ts'

const PAGE = 200

/** All items that pass, oldest first, page by page. */
export async function* listed(memory: ScopedMemory, filter: ItemFilter): AsyncGenerator<MemoryItem> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof memory.items.list>> = await memory.items.list({
      ...filter,
      limit: PAGE,
      cursor,
    })
    yield* page.rows
    cursor = page.next
  } while (cursor !== null)
}

/** Every version of an item that is there, oldest first: one, but while it is being replaced, or when a process died of that. */
export async function versionsOf(
  memory: ScopedMemory,
  namespace: readonly string[],
  key: string,
): Promise<readonly StoredItem[]> {
  const versions: StoredItem[] = []
  for await (const item of listed(memory, { session: sessionOf(namespace, key) })) {
    const version = itemIn(item)
    if (version !== null) versions.push(version)
  }
  return versions
}

/** The item as it stands; null when there is none. */
export const current = async (memory: ScopedMemory, namespace: readonly string[], key: string) =>
  (await versionsOf(memory, namespace, key)).at(-1) ?? null

/** Removes versions for good; one that somebody else removed meanwhile is gone as well. */
export async function remove(memory: ScopedMemory, versions: readonly StoredItem[]): Promise<void> {
  for (const { id } of versions) {
    try {
      await memory.forget({ item: id })
    } catch (error) {
      if (!RecollectError.isInstance(error) || error.code !== 'NOT_FOUND') throw error
    }
  }
}
