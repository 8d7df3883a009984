import type { CardFilter, CardReader } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { everyRow } from '../util/lists.ts'
import { bySeq, overlayRows, throughOverlay, untouched } from './overlay.ts'
import type { Overlay } from './overlay.ts'
import { overlaidPage } from './pages.ts'
import { cardPasses, isOfSlot } from './passes.ts'

type MessagesOf = (ids: readonly string[]) => Promise<readonly MemoryItem[]>
type CardOverlay = Overlay<MemoryCard>

/** Cards with an overlay's records in the place of their rows. Costs no more where it changes nothing that is asked for. */
export const overlaidCards = (
  cards: CardReader,
  overlay: CardOverlay,
  messagesOf: MessagesOf,
): CardReader => ({
  ...overlaidChains(cards, overlay),
  ...overlaidActive(cards, overlay),
  ...overlaidLists(cards, overlay, messagesOf),
})

/** Rows and what is laid over them that fits as they do, in order of recording. */
function merging(overlay: CardOverlay) {
  const overlaid = overlayRows(overlay)
  return (rows: readonly MemoryCard[], fits: (card: MemoryCard) => boolean) =>
    [...untouched(rows, overlay), ...overlaid.filter(fits)].sort(bySeq)
}

function overlaidChains(cards: CardReader, overlay: CardOverlay) {
  const merged = merging(overlay)
  const history: CardReader['history'] = async (key) =>
    merged(await cards.history(key), ({ versionKey }) => versionKey === key)
  return {
    get: async (id) => {
      const changed = overlay.changed.get(id)
      if (changed !== undefined) return changed
      const row = await cards.get(id)
      return row === null || overlay.hides(row) ? null : row
    },
    latest: async (key, valueKey) => {
      const chain = (await history(key)).filter((card) => card.valueKey === valueKey)
      return chain.sort((a, b) => b.version - a.version)[0] ?? null
    },
    history,
    byItem: async (id) => merged(await cards.byItem(id), ({ itemId }) => itemId === id),
    byItems: async (ids) =>
      merged(await cards.byItems(ids), ({ itemId }) => itemId !== null && ids.includes(itemId)),
    bySeq: async (span) => merged(await cards.bySeq(span), ({ seq }) => seq >= span[0] && seq <= span[1]),
    lastRecorded: async (session) => {
      const all = merged(await everyRow((page) => cards.list(page)), () => true)
      return all.findLast((card) => card.session === session) ?? null
    },
  } satisfies Partial<CardReader>
}

const expiryOf = ({ expiresAt }: MemoryCard): number => expiresAt ?? Infinity

function overlaidActive(cards: CardReader, overlay: CardOverlay) {
  const merged = merging(overlay)
  const expired: CardReader['expired'] = async (now) =>
    merged(await cards.expired(now), (card) => card.active && expiryOf(card) <= now).sort(
      (a, b) => expiryOf(a) - expiryOf(b),
    )
  return {
    active: async (entity, slots) => {
      const fits = (card: MemoryCard) => card.active && card.entity === entity && isOfSlot(card, slots)
      return merged(await cards.active(entity, slots), fits).reverse()
    },
    direct: async (limit) => {
      const isDirect = (card: MemoryCard) => card.active && card.itemId === null
      for (let size = limit + overlay.changed.size; ; size *= 2) {
        const rows = await cards.direct(size)
        const there = merged(rows, isDirect).reverse()
        if (there.length >= limit || rows.length < size) return there.slice(0, limit)
      }
    },
    expired,
    nextExpiry: async () => (await expired(Number.MAX_SAFE_INTEGER))[0]?.expiresAt ?? null,
  } satisfies Partial<CardReader>
}

/** Lists and counts, whose `active` must look at what is laid over the rows. */
function overlaidLists(cards: CardReader, overlay: CardOverlay, messagesOf: MessagesOf) {
  const rowless = overlay.putsBack ? overlayRows(overlay) : []
  const passing = async (filter: CardFilter) => {
    const sources = await messagesOf([...new Set(rowless.flatMap(({ itemId }) => itemId ?? []))])
    const byId = new Map(sources.map((item) => [item.id, item]))
    return rowless.filter((card) => cardPasses(card, byId.get(card.itemId ?? '') ?? null, filter))
  }
  const list: CardReader['list'] = async (page, { active, ...rest } = {}) => {
    const isWanted = (card: MemoryCard) => active === undefined || card.active === active
    return overlaidPage(page, (stretch) => cards.list(stretch, rest), {
      over: async (rows) => throughOverlay(rows, overlay).filter(isWanted),
      extra: (await passing(rest)).filter(isWanted),
    })
  }
  return {
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  } satisfies Partial<CardReader>
}
