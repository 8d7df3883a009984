import type { ItemFilter, ItemReader } from '../plugin/items.ts'
import type { MemoryItem } from '../types/item.ts'
import { everyRow } from '../util/lists.ts'
import { overlayRows, throughOverlay, untouched } from './overlay.ts'
import type { OverlaidItem, Overlay } from './overlay.ts'
import { overlaidPage } from './pages.ts'
import { itemPasses } from './passes.ts'

/** While too few are left, the next look-up reads so many times more. */
const GROWTH = 4

/** Items with those of an overlay in the place of their rows. */
export function overlaidItems(items: ItemReader, hashed: Overlay<OverlaidItem>): ItemReader {
  const overlay = {
    ...hashed,
    changed: new Map([...hashed.changed].map(([id, item]) => [id, item && withoutHash(item)])),
  }
  return {
    ...overlaidLookUps(items, overlay),
    ...overlaidNewest(items, overlay, hashed.putsBack ? overlayRows(hashed) : []),
    ...overlaidLists(items, overlay),
  }
}

function overlaidLookUps(items: ItemReader, overlay: Overlay<MemoryItem>) {
  const there = overlayRows(overlay)
  const byIds: ItemReader['byIds'] = async (ids) => {
    const rows = new Map(untouched(await items.byIds(ids), overlay).map((item) => [item.id, item]))
    return ids.flatMap((id) => overlay.changed.get(id) ?? rows.get(id) ?? [])
  }
  return {
    get: async (id) => (await byIds([id]))[0] ?? null,
    byKey: async (key) => {
      const row = await items.byKey(key)
      return (row && untouched([row], overlay)[0]) ?? there.find((item) => item.key === key) ?? null
    },
    byIds,
    bySeq: async (seqs, filter) => {
      const rows = throughOverlay(await items.bySeq(seqs, lasting(filter)), overlay)
      const found = new Map([...there, ...rows].map((item) => [item.seq, item]))
      return seqs.flatMap((seq) => found.get(seq) ?? []).filter((item) => itemPasses(item, filter))
    },
  } satisfies Partial<ItemReader>
}

type RowsOf = (limit: number) => Promise<readonly MemoryItem[]>

function overlaidNewest(items: ItemReader, overlay: Overlay<MemoryItem>, rowless: readonly OverlaidItem[]) {
  const newest = async (
    limit: number,
    filter: ItemFilter | undefined,
    rowsOf: RowsOf,
    own: readonly OverlaidItem[],
  ) => {
    for (let size = limit; ; size *= GROWTH) {
      const rows = await rowsOf(size)
      const known = [...own.map(withoutHash), ...throughOverlay(rows, overlay)]
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

function overlaidLists(items: ItemReader, overlay: Overlay<MemoryItem>) {
  const rowless = overlay.putsBack ? overlayRows(overlay) : []
  const list: ItemReader['list'] = (page, filter) =>
    overlaidPage(page, (stretch) => items.list(stretch, lasting(filter)), {
      over: async (rows) => throughOverlay(rows, overlay).filter((item) => itemPasses(item, filter)),
      extra: rowless.filter((item) => itemPasses(item, filter)),
    })
  return {
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  } satisfies Partial<ItemReader>
}

/** Conditions that versioning cannot change, so that rows can decide them. */
const lasting = ({
  active: _active,
  notExtractedBy: _by,
  unread: _unread,
  ...rest
}: ItemFilter = {}): ItemFilter => rest

function withoutHash({ textHash: _hash, ...item }: OverlaidItem): MemoryItem {
  return item
}
