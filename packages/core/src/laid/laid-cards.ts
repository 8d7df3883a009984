import type { CardFilter, CardReader } from '../plugin/cards.ts'
import type { MemoryCard } from '../types/card.ts'
import type { MemoryItem } from '../types/item.ts'
import { everyRow } from '../util/lists.ts'
import { bySeq, laidRows, throughLay, untouched } from './lay.ts'
import type { Lay } from './lay.ts'
import { laidPage } from './pages.ts'
import { cardPasses, isOfSlot } from './passes.ts'

type MessagesOf = (ids: readonly string[]) => Promise<readonly MemoryItem[]>
type CardLay = Lay<MemoryCard>

/** Cards with an overlay's records in the place of their rows. Costs no more where it changes nothing that is asked for. */
export const laidCards = (cards: CardReader, lay: CardLay, messagesOf: MessagesOf): CardReader => ({
  ...laidChains(cards, lay),
  ...laidActive(cards, lay),
  ...laidLists(cards, lay, messagesOf),
})

/** Rows and what is laid over them that fits as they do, in order of recording. */
function merging(lay: CardLay) {
  const laid = laidRows(lay)
  return (rows: readonly MemoryCard[], fits: (card: MemoryCard) => boolean) =>
    [...untouched(rows, lay), ...laid.filter(fits)].sort(bySeq)
}

function laidChains(cards: CardReader, lay: CardLay) {
  const merged = merging(lay)
  const history: CardReader['history'] = async (key) =>
    merged(await cards.history(key), ({ versionKey }) => versionKey === key)
  return {
    get: async (id) => {
      const changed = lay.changed.get(id)
      if (changed !== undefined) return changed
      const row = await cards.get(id)
      return row === null || lay.hides(row) ? null : row
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

function laidActive(cards: CardReader, lay: CardLay) {
  const merged = merging(lay)
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
      for (let size = limit + lay.changed.size; ; size *= 2) {
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
function laidLists(cards: CardReader, lay: CardLay, messagesOf: MessagesOf) {
  const rowless = lay.putsBack ? laidRows(lay) : []
  const passing = async (filter: CardFilter) => {
    const sources = await messagesOf([...new Set(rowless.flatMap(({ itemId }) => itemId ?? []))])
    const byId = new Map(sources.map((item) => [item.id, item]))
    return rowless.filter((card) => cardPasses(card, byId.get(card.itemId ?? '') ?? null, filter))
  }
  const list: CardReader['list'] = async (page, { active, ...rest } = {}) => {
    const isWanted = (card: MemoryCard) => active === undefined || card.active === active
    return laidPage(page, (stretch) => cards.list(stretch, rest), {
      over: async (rows) => throughLay(rows, lay).filter(isWanted),
      extra: (await passing(rest)).filter(isWanted),
    })
  }
  return {
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  } satisfies Partial<CardReader>
}
