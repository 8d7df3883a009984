import type { CardReader } from '@recollect/core/store'
import type { MemoryCard } from '@recollect/core'
import { overlaidPage, isOfSlot } from '@recollect/core/past'
import { everyRow } from '@recollect/core/plugin'
import { isYetToCome } from './held.ts'
import type { StateThen, Validity } from './validity.ts'

/**
 * Cards as they held at a moment. Look-ups by key and id cost a chain each; those by other conditions are linear in the scope. With
 * `hideLater` nothing tells of what came after: not what began, nor that something has taken the place of what stood.
 */
export function validCards(cards: CardReader, then: Validity, hideLater: boolean): CardReader {
  const there = (states: readonly StateThen[]): readonly MemoryCard[] =>
    states.flatMap(({ card, stood }) => {
      if (!hideLater) return card
      if (isYetToCome(card, then.at)) return []
      return stood ? { ...card, supersededAt: null } : card
    })
  const over = async (rows: readonly MemoryCard[]) => there(await then.of(rows))
  const one = async (row: MemoryCard | null) => (row && (await over([row]))[0]) ?? null
  const history = async (key: string) => there(await then.chain(key))
  return {
    get: async (id) => one(await cards.get(id)),
    latest: async (key, valueKey) => {
      const chain = (await history(key)).filter((card) => card.valueKey === valueKey)
      return chain.sort((a, b) => b.version - a.version)[0] ?? null
    },
    history,
    byItem: async (id) => over(await cards.byItem(id)),
    byItems: async (ids) => over(await cards.byItems(ids)),
    bySeq: async (span) => over(await cards.bySeq(span)),
    lastRecorded: async (session) => one(await cards.lastRecorded(session)),
    active: async (entity, slots) => {
      const named = slots.some((slot) => slot.endsWith('.*'))
        ? [await over(await everyRow((page) => cards.list(page, { entity })))]
        : await Promise.all([...new Set(slots)].map((slot) => history(`${entity}:${slot}`)))
      return newestHeld(named.flat().filter((card) => isOfSlot(card, slots)))
    },
    direct: async (limit) =>
      newestHeld(there(await then.all()).filter(({ itemId }) => itemId === null)).slice(0, limit),
    // Whatever held at the moment had not expired.
    expired: async () => [],
    nextExpiry: async () => null,
    ...validLists(cards, over),
  }
}

const newestHeld = (cards: readonly MemoryCard[]): readonly MemoryCard[] =>
  cards.filter(({ active }) => active).sort((a, b) => b.seq - a.seq)

function validLists(
  cards: CardReader,
  over: (rows: readonly MemoryCard[]) => Promise<readonly MemoryCard[]>,
) {
  const list: CardReader['list'] = (page, { active, ...filter } = {}) =>
    overlaidPage(page, (stretch) => cards.list(stretch, filter), {
      over: async (rows) =>
        (await over(rows)).filter((card) => active === undefined || card.active === active),
      extra: [],
    })
  return {
    list,
    count: async (filter) => (await everyRow((page) => list(page, filter))).length,
  } satisfies Partial<CardReader>
}
