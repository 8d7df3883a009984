import { isBare, isDenial } from '../facts/keys.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import type { CardReader } from '../plugin/cards.ts'
import type { CardDraft, MemoryCard, Polarity } from '../types/card.ts'
import type { DraftSource } from './source.ts'

/**
 * Gives a bare update the slot of the last fact spoken of in the session; without one it stays `generic`, and so does one that arrives
 * after facts spoken of later.
 */
export async function bindGeneric(
  cards: CardReader,
  draft: CardDraft,
  { session, saidAt }: Pick<DraftSource, 'session' | 'saidAt'>,
  slots: SlotRegistry,
): Promise<CardDraft> {
  if (!isBare(draft)) return draft
  // A day that is itself the value dates nothing else.
  const plain = draft.when === draft.value ? { ...draft, when: null, eventDate: null } : draft
  const last = await cards.lastRecorded(session)
  if (!last?.active || last.lastSeenAt > saidAt) return plain
  if (last.kind === 'goal' && draft.when !== null) return redated(last, draft)
  if (!canBecome(last, draft.value, slots)) return plain
  const bound = asPartOf(last, plain, `bind-generic: last fact spoken of was ${last.versionKey}`)
  // "I do not live in X. It is now Y": Y is stated, and X stays denied.
  return { ...bound, polarity: isDenial(last) ? opposite(last.polarity) : last.polarity }
}

/** "It's next Friday instead": what is planned is the same, and the day is another. */
export const redated = (card: MemoryCard, draft: CardDraft): CardDraft => ({
  ...asPartOf(card, draft, `"${card.value}" on another day`),
  value: card.value,
  normal: card.normal,
  polarity: card.polarity,
  relation: 'updates',
  tense: 'current',
})

/** A draft that speaks of the same thing as a card. */
export function asPartOf(
  { kind, entity, slot, facet }: MemoryCard,
  draft: CardDraft,
  note: string,
): CardDraft {
  return { ...draft, kind, entity, slot, facet, notes: [...draft.notes, note] }
}

/**
 * Whether a value can take the place of a fact: one of a list of likes does not "become" another, and a place does not become a number.
 */
export function canBecome(fact: MemoryCard, value: string, slots: SlotRegistry): boolean {
  const replaceable = slots.get(fact.slot, fact.entity).cardinality === 'single' || fact.facet !== null
  return replaceable && DIGIT.test(fact.value) === DIGIT.test(value)
}

const DIGIT = /\p{Nd}/u

const opposite = (polarity: Polarity): Polarity => (polarity === 'positive' ? 'negative' : 'positive')
