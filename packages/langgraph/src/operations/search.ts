import type { SearchItem, SearchOperation } from '@langchain/langgraph-checkpoint'
import type { ScopedMemory } from '@recollect/core'
import { filterUnder } from '../record/address.ts'
import { INDEXED, itemIn } from '../record/stored-item.ts'
import type { StoredItem } from '../record/stored-item.ts'
import { passes } from '../search/filter.ts'
import { shown } from './shown.ts'
import { current, listed } from './versions.ts'

/** Most hits a recall gives. */
const MOST = 1000

/** Items under a prefix: by words, best first, then, where wished for, in the order in which they were written. */
export async function search(
  memory: ScopedMemory,
  operation: SearchOperation,
  unmatched: boolean,
): Promise<SearchItem[]> {
  const { offset = 0, limit = 10, query } = operation
  const most = offset + limit
  const asked = query?.trim() ? query : null
  const found = new Map<string, SearchItem>()
  const sources = [
    ...(asked === null ? [] : [byWords(memory, operation, asked, most)]),
    ...(asked === null || unmatched ? [inOrder(memory, operation)] : []),
  ]
  for (const source of sources)
    for await (const [item, score] of source) {
      if (found.size >= most) break
      if (found.has(item.id) || !passes(item.value, operation.filter ?? {})) continue
      if (await isCurrent(memory, item)) found.set(item.id, shown(item, score))
    }
  return [...found.values()].slice(offset, most)
}

type Found = readonly [item: StoredItem, score?: number]

async function* byWords(
  memory: ScopedMemory,
  { namespacePrefix, filter }: SearchOperation,
  query: string,
  most: number,
): AsyncGenerator<Found> {
  const { hits } = await memory.recall(query, {
    // What a condition on fields leaves out is known afterwards only.
    limit: Math.max(1, Math.min(MOST, filter ? MOST : most)),
    filter: { kind: 'item', metadata: { ...filterUnder(namespacePrefix), [INDEXED]: true } },
  })
  for (const hit of hits) {
    const item = hit.item === null ? null : itemIn(hit.item)
    if (item !== null) yield [item, hit.score]
  }
}

async function* inOrder(memory: ScopedMemory, { namespacePrefix }: SearchOperation): AsyncGenerator<Found> {
  for await (const message of listed(memory, { metadata: filterUnder(namespacePrefix) })) {
    const item = itemIn(message)
    if (item !== null) yield [item]
  }
}

const isCurrent = async (memory: ScopedMemory, { namespace, key, id }: StoredItem): Promise<boolean> =>
  (await current(memory, namespace, key))?.id === id
