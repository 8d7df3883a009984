import type { Domain } from '../../plugin/domains.ts'
import type { WeightedRecall } from '../../memory/recall.ts'
import type { RecallResult } from '../../api/recall.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { EpochMs } from '../../types/item.ts'
import type { TermsOf } from '../../text/terms.ts'
import type { FieldReader } from './fields.ts'
import { peopleIn } from './people-in.ts'
import { SAFETY_SLOTS, SLOTS_OF } from './slot-domains.ts'

/** What a message says, as far as facts are chosen by it. */
export interface Asked {
  /** Normalised. */
  readonly message: string
  readonly now: EpochMs
  /** Null when the message says nothing of its own. */
  readonly recalled: WeightedRecall | null
}

export interface Reading {
  readonly fieldsOf: FieldReader
  readonly termsOf: TermsOf
}

/** How far a fact bears on the message; under {@link BEARS} it does not. */
export type Relevance = (card: MemoryCard) => number

export const BEARS = 1

/**
 * What each sign counts. A fact that the question names or the recall found comes before one of a person who is named, and that before one of
 * the same field of life.
 */
const COUNTS = { asked: 4, found: 3, person: 3, words: 2.5, slot: 2, value: 1.5, safety: 1, against: 0.5 }
/** Facts of people who are not named bear less; what could hurt them hardly less. */
const UNNAMED = { fact: 0.4, safety: 0.8 }
/** Fields in which an allergy, an illness or a diet must be thought of. */
const DELICATE: readonly Domain[] = ['food', 'health', 'fitness', 'travel', 'celebration']
/** From this weight on a term stands for a word of the message, not only for its topic. */
const SAME_WORD = 0.5

/** Reads a message once, then tells of each fact how far it bears on it. Pure, but for what `fieldsOf` remembers. */
export function relevanceOf(asked: Asked, known: readonly MemoryCard[], reading: Reading): Relevance {
  const { recalled } = asked
  const { fieldsOf, termsOf } = reading
  // Whoever names a day asks what stands on it.
  const isDated = (recalled?.date ?? null) !== null
  const fields = new Set([...fieldsOf(asked.message), ...(isDated ? (['schedule'] as const) : [])])
  const slots = new Set([...fields].flatMap((field) => SLOTS_OF[field]))
  const people = peopleIn(asked, known, fields.has('people'), termsOf)
  const found = foundIn(recalled?.result ?? null)
  const isDelicate = DELICATE.some((field) => fields.has(field))
  const weights = recalled?.weights ?? new Map<string, number>()
  const nearness = fields.has('schedule') ? calendarOf(asked) : () => 0
  return (card) => {
    const { entity, slot, polarity } = card
    const person = people.get(entity) ?? 0
    const shared = fields.size > 0 && [...fieldsOf(wordsOf(card))].some((field) => fields.has(field))
    const isSafety = isDelicate && SAFETY_SLOTS.has(slot)
    const signs =
      (isAsked(recalled?.result ?? null, card) ? COUNTS.asked : 0) +
      (found.get(card.id) ?? 0) * COUNTS.found +
      shareOf(card, weights, termsOf) * COUNTS.words +
      (hasSlot(slots, slot) ? COUNTS.slot : 0) +
      (shared ? COUNTS.value + (polarity === 'negative' ? COUNTS.against : 0) : 0) +
      nearness(card) +
      (isSafety ? COUNTS.safety : 0)
    const share = entity === 'user' || person > 0 ? 1 : isSafety ? UNNAMED.safety : UNNAMED.fact
    return signs * share + person * COUNTS.person
  }
}

const wordsOf = ({ facet, value }: MemoryCard): string => (facet === null ? value : `${facet} ${value}`)

/** `family.son` is of `family.*`, `favorite_food` of itself. */
function hasSlot(slots: ReadonlySet<string>, slot: string): boolean {
  const cut = slot.search(/[._]/u)
  return slots.has(slot) || (cut > 0 && slots.has(`${slot.slice(0, cut + 1)}*`))
}

function isAsked(recalled: RecallResult | null, { entity, slot }: MemoryCard): boolean {
  if (recalled === null || !recalled.detection.isQuestion) return false
  return recalled.detection.entity === entity && hasSlot(new Set(recalled.detection.slots), slot)
}

/** Facts among the hits, 1 for the first. */
function foundIn(recalled: RecallResult | null): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [rank, { card }] of (recalled?.hits ?? []).entries())
    if (card && !found.has(card.id)) found.set(card.id, 1 / (1 + rank / 4))
  return found
}

const DAY = 86_400_000
/** So far ahead what is planned bears on a message about times. */
const AHEAD = 30 * DAY
/** What happens at the time that is named, and what happens soon. */
const NEAR = { named: 3, soon: 2 }

/** How far what happens on a date bears on a message about times. */
function calendarOf({ recalled, now }: Asked): (card: MemoryCard) => number {
  const named = recalled?.date ?? null
  const isWithin = ({ eventDate }: MemoryCard, from: EpochMs, to: EpochMs): boolean =>
    eventDate !== null &&
    eventDate.precision !== 'vague' &&
    (eventDate.from ?? -Infinity) < to &&
    (eventDate.to ?? Infinity) > from
  return (card) => {
    if (named !== null && isWithin(card, named.from ?? now, named.to ?? (named.from ?? now) + DAY))
      return NEAR.named
    return isWithin(card, now, now + AHEAD) ? NEAR.soon : 0
  }
}

/** The share of a value's terms that the message has, expanded ones by their weight. */
function shareOf(card: MemoryCard, weights: ReadonlyMap<string, number>, termsOf: TermsOf): number {
  const terms = termsOf(wordsOf(card).toLowerCase())
  if (terms.length === 0) return 0
  const held = terms.map((term) => weights.get(term) ?? 0)
  const best = Math.max(...held)
  const sum = held.reduce((total, weight) => total + weight, 0)
  return best >= SAME_WORD ? Math.max(sum / terms.length, best / 2) : sum / terms.length
}
