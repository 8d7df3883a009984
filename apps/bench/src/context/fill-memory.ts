import type { ScopedMemory } from '@recollect/core'
import type { ManualClock } from '../library/manual-clock.ts'
import type { Fact, Memory } from './schema.ts'

/** Writes the facts in order of time, each on its day; gives the fact that each card is. */
export async function fillMemory(
  memory: ScopedMemory,
  { facts, now }: Memory,
  clock: ManualClock,
): Promise<ReadonlyMap<string, string>> {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const factOfCard = new Map<string, string>()
  const ordered = facts.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  for (const [place, fact] of ordered.entries()) {
    clock.set(Date.parse(fact.at) + place * 1000)
    const over = byId.get(fact.replaces ?? fact.ends ?? '')
    if (over) await memory.put({ ...named(over), relation: 'retracts' })
    const { card } = await memory.put({ ...named(fact), ...timesOf(fact) })
    if (card) factOfCard.set(card.id, fact.id)
  }
  clock.set(Date.parse(now))
  return factOfCard
}

const named = ({ entity, slot, value, facet, polarity }: Fact) => ({
  entity,
  slot,
  value,
  ...(facet === undefined ? {} : { facet }),
  ...(polarity === undefined ? {} : { polarity }),
})

const DAY = 'yyyy-mm-dd'

const timesOf = ({ when, since, slot }: Fact) => ({
  ...(since === undefined ? {} : { validFrom: `${since}-01-01`.slice(0, DAY.length) }),
  ...(when !== undefined && /^(?:event|plan|goal)/u.test(slot) ? { on: when } : {}),
})
