import type { CheckedFilter } from '../../input/filters.ts'
import { EARLIEST } from '../../input/values.ts'
import type { CardReader } from '../../plugin/cards.ts'
import type { ItemFilter, ItemReader, MessageFilter } from '../../plugin/items.ts'
import type { SearchReader, SeqRange } from '../../plugin/search.ts'
import type { ScopeView } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { MemoryItem } from '../../types/item.ts'
import { asksFacts, asksMessage, cardMiss, messageMiss } from './filter.ts'
import type { Miss } from './filter.ts'

/** Told of a record that was found and left out. */
export type Dropped = (
  record: { readonly item: MemoryItem } | { readonly card: MemoryCard },
  why: Miss,
) => void

export interface Narrowed {
  readonly filter: CheckedFilter
  /** Messages with a higher sequence number are not there; null: all are. */
  readonly newest: number | null
  /** Null when nobody asks: stores then leave out themselves what does not pass. */
  readonly dropped: Dropped | null
}

/** Why a message is not there that came after the first page. */
export const LATER = 'it came after the first page'

/** Equal messages looked at. */
const EQUALS = 1000

/**
 * A scope as if it held only what passes a filter: whatever reads through it, tier or answer, holds to the filter. Look-ups by id
 * (`get`, `byIds`, `byItem`) and counts stay as they are: they are asked about what was found already.
 */
export function filteredView(view: ScopeView, narrowed: Narrowed): ScopeView {
  const { filter, newest } = narrowed
  return {
    ...view,
    items: filteredItems(view, narrowed),
    cards: filteredCards(view, narrowed),
    search: filteredSearch(view, filter.message.session, newest),
  }
}

function filteredItems({ items, cards }: ScopeView, { filter, newest, dropped }: Narrowed): ItemReader {
  const pushed = (given?: ItemFilter) => both(given, filter.message)
  const passing = async (
    rows: readonly MemoryItem[],
    note: Dropped | null,
  ): Promise<readonly MemoryItem[]> => {
    const misses = new Map(rows.map((item) => [item, missOf(item)]))
    const held = rows.filter((item) => misses.get(item) === null)
    const gave = held.length > 0 && asksFacts(filter) ? await cards.byItems(held.map(({ id }) => id)) : []
    const giving = new Set(
      gave.flatMap((card) => (cardMiss(card, filter) === null ? (card.itemId ?? []) : [])),
    )
    return rows.filter((item) => {
      const miss =
        misses.get(item) ?? (asksFacts(filter) && !giving.has(item.id) ? 'it gave no such fact' : null)
      if (miss !== null) note?.({ item }, miss)
      return miss === null
    })
  }
  const missOf = (item: MemoryItem): Miss | null =>
    newest !== null && item.seq > newest ? LATER : messageMiss(item, filter.message)
  return {
    get: (id) => items.get(id),
    byKey: (key) => items.byKey(key),
    byIds: (ids) => items.byIds(ids),
    byTextHash: async (hash, limit, given) => {
      const equal = await items.byTextHash(hash, EQUALS, dropped ? given : pushed(given))
      return (await passing(equal, dropped)).slice(0, limit)
    },
    bySeq: async (seqs, given) => passing(await items.bySeq(seqs, dropped ? given : pushed(given)), dropped),
    recent: async (limit, given) => passing(await items.recent(limit, pushed(given)), null),
    list: async (page, given) => {
      const { rows, next } = await items.list(page, pushed(given))
      return { rows: await passing(rows, null), next }
    },
    count: (given) => items.count(pushed(given)),
  }
}

/** What passes both. Where they name different values nothing does, and stores find nothing before the beginning of time. */
export function both(given: ItemFilter = {}, message: MessageFilter): ItemFilter {
  const { from = given.from, to = given.to, ...rest } = message
  const joined = { ...given, ...rest, metadata: { ...given.metadata, ...rest.metadata } }
  const clash = (['role', 'session', 'speaker'] as const).some(
    (name) => given[name] !== undefined && rest[name] !== undefined && given[name] !== rest[name],
  )
  return {
    ...joined,
    ...(from === undefined ? {} : { from: Math.max(from, given.from ?? from) }),
    ...(to === undefined && !clash ? {} : { to: clash ? EARLIEST : Math.min(to ?? 0, given.to ?? to ?? 0) }),
  }
}

function filteredCards({ items, cards }: ScopeView, { filter, dropped }: Narrowed): CardReader {
  const sourcesOf = async (rows: readonly MemoryCard[]): Promise<ReadonlyMap<string, MemoryItem>> => {
    const ids = asksMessage(filter) ? [...new Set(rows.flatMap((card) => card.itemId ?? []))] : []
    return new Map(ids.length === 0 ? [] : (await items.byIds(ids)).map((item) => [item.id, item]))
  }
  const passing = async (rows: readonly MemoryCard[]): Promise<readonly MemoryCard[]> => {
    const sources = await sourcesOf(rows)
    return rows.filter((card) => {
      const miss = factMiss(card, sources.get(card.itemId ?? '') ?? null, filter)
      if (miss !== null) dropped?.({ card }, miss)
      return miss === null
    })
  }
  return {
    get: (id) => cards.get(id),
    byItem: (itemId) => cards.byItem(itemId),
    byItems: async (itemIds) => passing(await cards.byItems(itemIds)),
    latest: (versionKey, valueKey) => cards.latest(versionKey, valueKey),
    lastRecorded: (session) => cards.lastRecorded(session),
    bySeq: async (span) => passing(await cards.bySeq(span)),
    direct: async (limit) => passing(await cards.direct(limit)),
    expired: async (now) => passing(await cards.expired(now)),
    nextExpiry: () => cards.nextExpiry(),
    active: async (entity, slots) => passing(await cards.active(entity, slots)),
    history: async (versionKey) => passing(await cards.history(versionKey)),
    list: async (page, given) => {
      const { rows, next } = await cards.list(page, { ...given, ...filter.message })
      return { rows: await passing(rows), next }
    },
    count: (given) => cards.count(given),
  }
}

/** Why a fact, said in `source`, does not pass; null when it does. */
export function factMiss(card: MemoryCard, source: MemoryItem | null, filter: CheckedFilter): Miss | null {
  const { session } = filter.message
  if (filter.wants === 'item') return 'only messages are asked for'
  if (session !== undefined && card.session !== session) return `session is not ${JSON.stringify(session)}`
  return cardMiss(card, filter) ?? (asksMessage(filter) ? messageMiss(source, filter.message) : null)
}

/** Postings of the stretch that a session takes up, so that the budget is not spent on what lies outside. */
function filteredSearch(
  { items, search }: ScopeView,
  session: string | undefined,
  newest: number | null,
): SearchReader {
  const end = newest === null ? Number.MAX_SAFE_INTEGER : newest + 1
  const stretch = async (): Promise<SeqRange | undefined> => {
    if (session === undefined) return newest === null ? undefined : { from: 0, to: end }
    const [{ rows }, [last]] = await Promise.all([
      items.list({ limit: 1 }, { session }),
      items.recent(1, { session }),
    ])
    return { from: rows[0]?.seq ?? 0, to: Math.min(end, (last?.seq ?? -1) + 1) }
  }
  let known: Promise<SeqRange | undefined> | undefined
  return {
    postings: async (terms, budget, within) => {
      known ??= stretch()
      const held = await known
      const from = Math.max(held?.from ?? 0, within?.from ?? 0)
      const to = Math.min(held?.to ?? end, within?.to ?? end)
      return search.postings(terms, budget, held || within ? { from, to } : undefined)
    },
  }
}
