import type { QueryPlan } from '../query-plan.ts'
import type { MemoryCard } from '../types/card.ts'
import type { TierResult } from './candidate.ts'
import type { FindTier } from './find-tier.ts'
import { fullTextTier } from './tiers/full-text.ts'

/** Messages whose facts say whom a description means. */
const READ = 2
/** Facts of everybody that are listed for a question about all of them. */
const OF_ALL = 40

/** What the linked tier finds for a question about everybody, or about somebody it describes. */
export async function linkedCards(plan: QueryPlan, find: FindTier): Promise<TierResult> {
  if (plan.cues.everybody) return asTier(plan, await ofEverybody(plan), 'the slot asked for, of everybody')
  const found = await ofDescribed(plan, await find(fullTextTier))
  return asTier(plan, found, 'the slot asked for, of those the best messages speak of')
}

const asTier = (
  { includeInactive }: QueryPlan,
  cards: readonly MemoryCard[],
  reason: string,
): TierResult => ({
  tier: 'linked',
  ran: true,
  reason,
  candidates: cards
    .filter((card) => card.active || includeInactive)
    .map((card, at) => ({
      kind: 'card',
      id: card.id,
      tier: 'linked',
      score: 1 / (1 + at),
      coverage: 1,
      card,
      item: null,
    })),
})

/** The slot asked for, of everybody but the user; those that share words with the question first. */
async function ofEverybody({
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
async function ofDescribed(
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
