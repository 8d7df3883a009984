import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import { isDenial } from '../../facts/keys.ts'
import { skipped } from '../candidate.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

/** The entity whose cards are asked: a question to the assistant about "you" is read as one about the user (design 002). */
export const askedEntity = (detection: Detection): string | null =>
  detection.entity === 'other' ? null : detection.entity === 'addressee' ? 'user' : detection.entity

/** Looks up the active cards of the slots the question names: O(1) a slot. */
export async function cardTier(plan: QueryPlan): Promise<TierResult> {
  const { detection, config } = plan
  if (!config.query.card) return skipped('card', 'query.card is off')
  const entity = askedEntity(detection)
  if (entity === null) return skipped('card', 'the question is about somebody not tied to the user')
  if (detection.slots.length === 0) return skipped('card', 'the question names no slot')
  const cards = await plan.view.cards.active(entity, detection.slots)
  const ranked = cards
    .map((card) => ({ card, score: cardScore(card, plan) }))
    .sort((a, b) => b.score - a.score || b.card.recordedAt - a.card.recordedAt)
  return {
    tier: 'card',
    ran: true,
    reason: `active ${entity}:{${detection.slots.join(', ')}}`,
    candidates: ranked.map(({ card, score }) => ({
      kind: 'card',
      id: card.id,
      tier: 'card',
      score,
      coverage: 1,
      card,
      item: null,
    })),
  }
}

/** The earlier the slot stands in the detection, the better; words shared with the question and its facet decide within a slot. */
function cardScore(card: MemoryCard, { detection, matcher, termsOf, terms }: QueryPlan): number {
  const place = detection.slots.findIndex((slot) => slot === card.slot || familyHas(slot, card.slot))
  const facet = detection.facet !== null && card.facet === detection.facet ? 0.5 : 0
  const own = new Set([...termsOf(matcher.value(card.value)), ...termsOf(matcher.value(card.facet ?? ''))])
  const shared = terms.filter((term) => own.has(term)).length
  const denial = isDenial(card) ? -0.25 : 0
  return (
    1 / (1 + Math.max(0, place)) + facet + (terms.length > 0 ? (0.6 * shared) / terms.length : 0) + denial
  )
}

const familyHas = (slot: string, name: string) => slot.endsWith('*') && name.startsWith(slot.slice(0, -1))
