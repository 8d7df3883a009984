import type { ScorePart } from '../../api/recall.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Detection } from '../../types/question.ts'
import { isDenial } from '../../facts/keys.ts'
import { isSame, alsoKnownAs } from '../../slots/kinds.ts'
import { leftOut, noted, skipped } from '../candidate.ts'
import { namedTier } from '../named-slots.ts'
import type { TierResult } from '../candidate.ts'
import type { QueryPlan } from '../../query-plan.ts'

/** The entity whose cards are asked: a question to the assistant about "you" is read as one about the user. */
export const askedEntity = (detection: Detection): string | null =>
  detection.entity === 'other' ? null : detection.entity === 'addressee' ? 'user' : detection.entity

/** Facts written directly that a question is held against. */
const DIRECT = 200

/** Below this no rule read what is asked, and the slots are a guess. */
const READ = 0.5

/**
 * Cards of the slots the question asks for. Where there is none, or the slots are a guess: facts written directly whose slot it names in so
 * many words.
 */
export async function cardTier(plan: QueryPlan): Promise<TierResult> {
  const asked = await askedCards(plan)
  const about = askedEntity(plan.detection)
  const isFound = asked.candidates.length > 0
  if (
    (isFound && plan.detection.confidence >= READ) ||
    plan.config.query.off.includes('card') ||
    about === null
  )
    return asked
  const direct = (await plan.view.cards.direct(DIRECT)).filter(({ entity }) => entity === about)
  const named = direct.length > 0 ? namedTier(plan, direct) : null
  return named !== null && (!isFound || named.code === 'named') ? named : asked
}

/** Looks up the active cards of the slots the question names: O(1) a slot. */
async function askedCards(plan: QueryPlan): Promise<TierResult> {
  const { detection, config } = plan
  if (config.query.off.includes('card')) return leftOut('card')
  const entity = askedEntity(detection)
  if (entity === null)
    return skipped('card', 'the question is about somebody not tied to the user', 'somebody_else')
  if (detection.slots.length === 0) return skipped('card', 'the question names no slot', 'no_slot')
  const cards = await cardsOf(plan, entity)
  const about = aboutOf(plan)
  const ranked = cards
    .map((card) => ({ card, coverage: cardCoverage(card, plan, about) }))
    .map(({ card, coverage }) => {
      const parts = plan.notes ? [] : undefined
      return { card, coverage, parts, score: cardScore(card, coverage, detection, parts) }
    })
    .sort((a, b) => b.score - a.score || b.card.recordedAt - a.card.recordedAt)
  return {
    tier: 'card',
    ran: true,
    reason: `active ${entity}:{${detection.slots.join(', ')}}`,
    candidates: ranked.map((found) => ({
      kind: 'card',
      id: found.card.id,
      tier: 'card',
      item: null,
      ...found,
    })),
  }
}

/** Where nothing is known of them under the relation asked for: under those that may be the same person. */
async function cardsOf({ view, detection }: QueryPlan, entity: string): Promise<readonly MemoryCard[]> {
  const asked = await view.cards.active(entity, detection.slots)
  if (asked.length > 0 || entity === 'user') return asked
  const others = alsoKnownAs(entity).map((other) => view.cards.active(other, detection.slots))
  return (await Promise.all(others)).flat()
}

/** The earlier the slot stands in the detection, the better; its facet and words shared with the question decide within a slot. */
function cardScore(card: MemoryCard, coverage: number, detection: Detection, parts?: ScorePart[]): number {
  const place = detection.slots.findIndex((slot) => slot === card.slot || familyHas(slot, card.slot))
  const facet = detection.facet !== null && card.facet === detection.facet ? 0.5 : 0
  const denial = isDenial(card) ? -0.25 : 0
  return (
    noted(parts, 'slot', 1 / (1 + Math.max(0, place))) +
    noted(parts, 'facet', facet) +
    noted(parts, 'about', 0.6 * coverage) +
    noted(parts, 'denial', denial)
  )
}

interface About {
  /** Terms of the question beyond its slot. */
  readonly beyondSlot: ReadonlySet<string>
  /** All of its terms: where the facet is what tells values apart (`generic`), all words count. */
  readonly all: ReadonlySet<string>
}

const aboutOf = ({ detection, terms, termsOf }: QueryPlan): About => ({
  beyondSlot: new Set(termsOf(detection.about)),
  all: new Set(terms),
})

/** Share of what the question is about that the card's value and facet hold; 1 when it says nothing beyond the slot. */
function cardCoverage(card: MemoryCard, plan: QueryPlan, about: About): number {
  const { detection, matcher, termsOf, slots } = plan
  const spec = slots.get(card.slot, card.entity)
  const [asked] = detection.slots
  const opposite = asked !== undefined && slots.get(asked).opposite === card.slot
  if (asked !== undefined && !isSame(asked, card.slot) && !opposite) return 0
  if (detection.type === 'when' && PLANNED.has(card.slot)) return sharesAny(card, plan) ? 1 : 0
  const wanted = spec.singlePerFacet === true ? about.all : about.beyondSlot
  if (wanted.size === 0 || spec.cardinality === 'single') return 1
  if (detection.facet !== null && card.facet === detection.facet) return 1
  const own = new Set(termsOf(matcher.value(`${card.value} ${card.facet ?? ''}`)))
  return [...wanted].filter((term) => own.has(term)).length / wanted.size
}

/** Of many plans the one a question names is asked for. */
const PLANNED: ReadonlySet<string> = new Set(['plan', 'goal', 'project'])

/** Whether a card holds a word of the question, or one that means the same; one that has no words of its own is asked for anyhow. */
function sharesAny(card: MemoryCard, { detection, terms, weights, matcher, termsOf }: QueryPlan): boolean {
  // Where words run together, terms may be cut otherwise in the question than in the value.
  const said = detection.about.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1)
  if (said.some((word) => matcher.value(card.value).includes(word))) return true
  const own = termsOf(matcher.value(`${card.value} ${card.facet ?? ''}`))
  return terms.length === 0 || own.some((term) => weights.has(term))
}

const familyHas = (slot: string, name: string) => slot.endsWith('*') && name.startsWith(slot.slice(0, -1))
