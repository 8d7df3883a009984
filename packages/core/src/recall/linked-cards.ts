import type { QueryPlan } from '../query-plan.ts'
import type { MemoryCard } from '../types/card.ts'
import type { TierResult } from './candidate.ts'

/** Messages whose facts say whom a description means. */
const READ = 2
/** Facts of everybody that are listed for a question about all of them. */
const OF_ALL = 40

/** The slot asked for, of everybody but the user; those that share words with the question first. */
export async function ofEverybody({
  view,
  detection,
  weights,
  termsOf,
  matcher,
}: QueryPlan): Promise<readonly MemoryCard[]> {
  const slots = detection.slots.filter((name) => !name.endsWith('*')).slice(0, 2)
  const pages = await Promise.all(
    slots.map((slot) => view.cards.list({ limit: OF_ALL }, { slot, active: true })),
  )
  // Those that are named come first, then those that are like what is asked.
  const named = (card: MemoryCard) =>
    termsOf(matcher.scan(`${card.value} ${card.facet ?? ''}`)).filter((term) => weights.has(term)).length
  return pages
    .flatMap(({ rows }) => rows)
    .filter((card) => card.entity !== 'user')
    .map((card) => ({ card, shared: named(card) }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ card }) => card)
}

/** The slot asked for, of those the facts in the best messages belong to. */
export async function ofDescribed(
  { view, detection }: QueryPlan,
  { candidates }: TierResult,
): Promise<readonly MemoryCard[]> {
  const messages = candidates.slice(0, READ)
  const gave = await view.cards.byItems(messages.map(({ id }) => id))
  const others = gave.filter(({ entity }) => entity !== 'user')
  // What the message says is the description; what it leaves open is asked.
  const said = new Set(others.map(({ slot }) => slot))
  const open = detection.slots.filter((slot) => !said.has(slot))
  const entities = [...new Set(others.map((card) => card.entity))]
  return (await Promise.all(entities.map((entity) => view.cards.active(entity, open)))).flat()
}
