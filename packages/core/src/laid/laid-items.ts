import type { ItemFilter, ItemReader } from '../plugin/items.ts'
import type { MemoryItem } from '../types/item.ts'
import { everyRow } from '../util/lists.ts'
import { laidRows, throughLay, untouched } from './lay.ts'
import type { LaidItem, Lay } from './lay.ts'
import { laidPage } from './pages.ts'
import { itemPasses } from './passes.ts'

/** While too few are left, the next look-up reads so many times more. */
const GROWTH = 4

/** Items with those of a lay in the place of their rows. */
export function laidItems(items: ItemReader, hashed: Lay<LaidItem>): ItemReader {
  const lay = {
    ...hashed,
    changed: new Map([...hashed.changed].map(([id, item]) => [id, item && withoutHash(item)])),
  }
  return {
    ...laidLookUps(items, lay),
    ...laidNewest(items, lay, hashed.putsBack ? laidRows(hashed) : []),
    ...laidLists(items, lay),
  }
}

function laidLookUps(items: ItemReader, lay: Lay<MemoryItem>) {
  const there = laidRows(lay)
  const byIds: ItemReader['byIds'] = async (ids) => {
    const rows = new Map(untouched(await items.byIds(ids), lay).map((item) => [item.id, item]))
    return ids.flatMap((id) => lay.changed.get(id) ?? rows.get(id) ?? [])
  }
  return {
    get: async (id) => (await byIds([id]))[0] ?? null,
    byKey: async (key) => {
      const row = await items.byKey(key)
      return (row && untouched([row], lay)[0]) ?? there.find((item) => item.key === key) ?? null
    },
    byIds,
    bySeq: async (seqs, filter) => {
      const rows = throughLay(await items.bySeq(seqs, lasting(filter)), lay)
      const found = new Map([...there, ...rows].map((item) => [item.seq, item]))
      return seqs.flatMap((seq) => found.get(seq) ?? []).filter((item) => itemPasses(item, filter))
    },
  } satisfies Partial<ItemReader>
}

type RowsOf = (limit: number) => Promise<readonly MemoryItem[]>

function laidNewest(items: ItemReader, lay: Lay<MemoryItem>, rowless: readonly LaidItem[]) {
  const newest = async (
    limit: number,
    filter: ItemFilter | undefined,
    rowsOf: RowsOf,
    own: readonly LaidItem[],
  ) => {
    for (let size = limit; ; size *= GROWTH) {
      const rows = await rowsOf(size)
      const known = [...own.map(withoutHash), ...throughLay(rows, lay)]
      const found = [...new Map(known.map((item) => [item.seq, item])).values()]
        .filter((item) => itemPasses(item, filter))
        .sort((a, b) => b.seq - a.seq)
      const oldest = rows.at(-1)?.seq ?? 0
      // No row that was not read could come before what was found.
      if (rows.length < size || (found[limit - 1]?.seq ?? 0) >= oldest) return found.slice(0, limit)
    }
  }
  return {
    byTextHash: (hash, limit, filter) => {
      const own = rowless.filter(({ textHash }) => textHash === hash)
      return newest(limit, filter, (size) => items.byTextHash(hash, size, lasting(filter)), own)
    },
    recent: (limit, filter) => newest(limit, filter, (size) => items.recent(size, lasting(filter)), rowless),
  } satisfies Partial<ItemReader>
}

function laidLists(items: ItemReader, lay: Lay<MemoryItem>) {
  const rowless = lay.putsBack ? laidRows(lay) : []
  const list: ItemReader['list'] = (page, filter) =>
    laidPage(page, (stretch) => items.list(stretch, lasting(filter)), {
      over: async (rows) => throughLay(rows, lay).filter((item) => itemPasses(item, filter)),
      extra: rowless.filter((item) => itemPasses(item, filter)),
    })
  return {
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  } satisfies Partial<ItemReader>
}

/** Conditions that versioning cannot change, so that rows can decide them. */
const lasting = ({ active: _active, notExtractedBy: _by, ...rest }: ItemFilter = {}): ItemFilter => rest

function withoutHash({ textHash: _hash, ...item }: LaidItem): MemoryItem {
  return item
}
