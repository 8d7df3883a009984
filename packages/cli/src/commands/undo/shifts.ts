import type { MemoryCard } from '@recollect/core'

/** What became of one fact: the version that counted before, and the one that counts after. Null: there was none. */
export interface FactShift {
  readonly before: MemoryCard | null
  readonly after: MemoryCard | null
}

type Cards = readonly MemoryCard[]

/** The facts that two states of a scope do not share, each once, in order of their first version. */
export function shiftsBetween(before: Cards, after: Cards): readonly FactShift[] {
  const [old, now] = [byId(before), byId(after)]
  const isSingle = new Set([...before, ...after].filter(inSingleChain).map(({ versionKey }) => versionKey))
  const factOf = (card: MemoryCard): string => {
    const right = card.correctedBy === null ? card : (old.get(card.correctedBy) ?? now.get(card.correctedBy))
    const { versionKey, valueKey } = right ?? card
    return isSingle.has(versionKey) ? versionKey : `${versionKey}\u0000${valueKey.replace(/^[\^~!]/u, '')}`
  }
  const facts = new Map<string, Fact>()
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(id), now.get(id)]
    // A mistake names what put it right on one side only.
    const named = was?.correctedBy ? was : (is ?? was)
    if (!named || (was && is && state(was) === state(is))) continue
    const fact = facts.get(factOf(named)) ?? { before: [], after: [], touched: [] }
    facts.set(factOf(named), fact)
    const gain = (is ? counts(is) : NOT_THERE) - (was ? counts(was) : NOT_THERE)
    if (gain === 0) fact.touched.push(named)
    else if (gain < 0 && was) fact.before.push(was)
    else if (is) fact.after.push(is)
  }
  return [...facts.values()].map(shiftOf)
}

interface Fact {
  readonly before: MemoryCard[]
  readonly after: MemoryCard[]
  /** It counts for as much as before, but was said at other times, say. */
  readonly touched: MemoryCard[]
}

const shiftOf = ({ before, after, touched }: Fact): FactShift =>
  before.length + after.length === 0
    ? { before: foremost(touched), after: null }
    : { before: foremost(before), after: foremost(after) }

const byId = (cards: Cards) => new Map(cards.map((card) => [card.id, card]))

const inSingleChain = ({ valueKey }: MemoryCard): boolean => valueKey === ''

const state = ({ active, contested, correctedBy, validFrom, validTo, expiresAt, seenAt }: MemoryCard) =>
  JSON.stringify([active, contested, correctedBy, validFrom, validTo, expiresAt, seenAt])

const NOT_THERE = -1

/** How much a version says of the fact: what holds, then an end, then what held, then a mistake. */
function counts({ active, relation, correctedBy }: MemoryCard): number {
  if (correctedBy !== null) return 0
  if (active) return 3
  return relation === 'retracts' ? 2 : 1
}

const foremost = (cards: Cards): MemoryCard | null =>
  cards.reduce<MemoryCard | null>(
    (best, card) => (best === null || counts(card) >= counts(best) ? card : best),
    null,
  )
