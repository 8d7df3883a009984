import type { ItemFilter, MemoryItem } from '@recollect/core'
import type { ItemReader, ScopeView } from '@recollect/core/store'
import { isOneOfSeveral, overlaidPage } from '@recollect/core/past'
import { everyRow, grouped } from '@recollect/core/plugin'
import { isYetToCome } from './held.ts'
import type { Validity } from './validity.ts'

/** While too few pass, the next look-up reads so many times more. */
const GROWTH = 4

type RowsOf = (limit: number) => Promise<readonly MemoryItem[]>
type Over = (rows: readonly MemoryItem[], active?: boolean) => Promise<readonly MemoryItem[]>

/** Items as what they say was so at a moment: active when one of their facts was, or when they gave none. */
export function validItems(view: ScopeView, then: Validity, hideLater: boolean): ItemReader {
  const { items } = view
  const over = placing(view, then, hideLater)
  const one = async (row: MemoryItem | null) => (row && (await over([row]))[0]) ?? null
  const list: ItemReader['list'] = (page, { active, ...filter } = {}) =>
    overlaidPage(page, (stretch) => items.list(stretch, filter), {
      over: (rows) => over(rows, active),
      extra: [],
    })
  return {
    get: async (id) => one(await items.get(id)),
    byKey: async (key) => one(await items.byKey(key)),
    byIds: async (ids) => over(await items.byIds(ids)),
    byTextHash: (hash, limit, { active, ...filter }: ItemFilter = {}) =>
      newest(limit, (size) => items.byTextHash(hash, size, filter), over, active),
    bySeq: async (seqs, { active, ...filter }: ItemFilter = {}) =>
      over(await items.bySeq(seqs, filter), active),
    recent: (limit, { active, ...filter }: ItemFilter = {}) =>
      newest(limit, (size) => items.recent(size, filter), over, active),
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  }
}

/** Says of rows whether what they say was so. One look-up for their facts, and one for each version key not read yet. */
function placing({ cards }: ScopeView, then: Validity, hideLater: boolean): Over {
  return async (rows, active) => {
    const gave = rows.length === 0 ? [] : await then.of(await cards.byItems(rows.map(({ id }) => id)))
    const byItem = grouped(gave, ({ card }) => card.itemId)
    return rows.flatMap((item) => {
      const own = byItem.get(item.id)
      if (own && hideLater && own.every(({ card }) => isYetToCome(card, then.at))) return []
      const holds = own?.some(({ card, so }) => so || isOneOfSeveral(card.entity)) ?? item.active
      return active === undefined || holds === active ? { ...item, active: holds } : []
    })
  }
}

async function newest(
  limit: number,
  rowsOf: RowsOf,
  over: Over,
  active: boolean | undefined,
): Promise<readonly MemoryItem[]> {
  for (let size = limit; ; size *= GROWTH) {
    const rows = await rowsOf(size)
    const found = await over(rows, active)
    if (found.length >= limit || rows.length < size) return found.slice(0, limit)
  }
}
