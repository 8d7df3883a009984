import type { EpochMs, MemoryCard, RecallResult } from '@recollect/core'
import { peopleIn } from './people-in.ts'
import type { TextReader, TextReading } from './reader.ts'
import { fieldBit, NO_FIELDS } from './reader.ts'
import { PROFILE_SLOTS, SAFETY_SLOTS, slotsOfFields } from './slot-domains.ts'
import type { Asked } from './asked.ts'

/** What a fact counts for a context. */
export interface Weight {
  /** Whether it bears on the message itself. */
  readonly bears: boolean
  /** Its place among the facts; from {@link FIRST} on it comes before what else may be shown. */
  readonly weight: number
}

export type Relevance = (card: MemoryCard) => Weight

/** What is wanted whatever the message is about, and what bears on it. */
export const FIRST = 0.75
const BEARS = 1

/**
 * What each sign counts, near the log-odds that it gave to facts which answers needed, over 160 messages in two languages (`bench context`;
 * weights found in one language hold in the other). What the question itself names comes first.
 */
const COUNTS = {
  asked: 3,
  words: 4.5,
  person: 3.5,
  named: 1.75,
  soon: 0.75,
  slot: 1.25,
  value: 1.25,
  found: 0.75,
  /** What could hurt, and who the user is, counts by itself. */
  safety: 1.25,
  profile: 0.75,
  /** Taste and things are many, and wanted only where the message is about them. */
  bulk: -0.5,
  /** What has happened is over. */
  over: -0.5,
}
/** Of people who are not named the field of life says less, and what could hurt them too. */
const UNNAMED = 0.4
const BULK = /^(?:likes|dislikes|hobby|habit|owns|personality|appearance|belief|favorite_.+)$/u
const [PEOPLE, SCHEDULE] = [fieldBit('people'), fieldBit('schedule')]
/** From this weight on a term stands for a word of the message, not only for its topic. */
const SAME_WORD = 0.5

/** Reads a message once, then tells of each fact how far it bears on it. Pure, but for what `read` remembers. */
export function relevanceOf(asked: Asked, known: readonly MemoryCard[], read: TextReader): Relevance {
  const { recalled } = asked
  // Whoever names a day asks what stands on it.
  const isDated = (recalled?.date ?? null) !== null
  const fields = read(asked.message).fields | (isDated ? SCHEDULE : NO_FIELDS)
  const slots = new Set(slotsOfFields(fields))
  const people = peopleIn(asked, known, (fields & PEOPLE) > 0, read)
  const found = foundIn(recalled?.result ?? null)
  const weights = recalled?.weights ?? new Map<string, number>()
  const nearness = (fields & SCHEDULE) > 0 ? calendarOf(asked) : () => 0
  return (card) => {
    const person = people.get(card.entity) ?? 0
    const share = card.entity === 'user' || person > 0 ? 1 : UNNAMED
    const said = read(wordsOf(card))
    const isShared = (said.fields & fields) !== 0
    const ofField = (hasSlot(slots, card.slot) ? COUNTS.slot : 0) + (isShared ? COUNTS.value : 0)
    const signs =
      (isAsked(recalled?.result ?? null, card) ? COUNTS.asked : 0) +
      (found.get(card.id) ?? 0) * COUNTS.found +
      shareOf(said, weights) * COUNTS.words +
      ofField * share +
      nearness(card) +
      person * COUNTS.person
    const isOver = card.eventDate !== null && (card.eventDate.to ?? Infinity) <= asked.now && !isState(card)
    return { bears: signs >= BEARS, weight: signs + (isOver ? COUNTS.over : ownWeight(card) * share) }
  }
}

const isState = ({ kind }: MemoryCard): boolean => kind !== 'event' && kind !== 'goal'

/** What a fact counts whatever the message is about. */
function ownWeight({ entity, slot, active }: MemoryCard): number {
  if (active && SAFETY_SLOTS.has(slot)) return COUNTS.safety
  if (BULK.test(slot)) return COUNTS.bulk
  const place = entity === 'user' && active ? PROFILE_SLOTS.indexOf(slot) : -1
  return place < 0 ? 0 : COUNTS.profile
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
      return COUNTS.named
    return isWithin(card, now, now + AHEAD) ? COUNTS.soon : 0
  }
}

/** The share of a value's terms that the message has, expanded ones by their weight. */
function shareOf({ terms }: TextReading, weights: ReadonlyMap<string, number>): number {
  if (terms.length === 0) return 0
  const held = terms.map((term) => weights.get(term) ?? 0)
  const best = Math.max(...held)
  const sum = held.reduce((total, weight) => total + weight, 0)
  return best >= SAME_WORD ? Math.max(sum / terms.length, best / 2) : sum / terms.length
}
