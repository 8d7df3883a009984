import type { TimedDraft } from '../plugin/versioner.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { resumedFrom } from './statement.ts'

/**
 * Places a draft in time. "I have lived in Rome since 2019" is said of now, so that it outranks what was said before it, and began in
 * 2019; "I lived in Rome until 2019" speaks of 2019. A date without time words (a direct write) is the moment it speaks of.
 */
export function timed(draft: CardDraft, saidAt: EpochMs): TimedDraft {
  const { eventDate, validFrom, validTo, relation } = draft
  const tense = isOverBy(draft, saidAt) ? 'past' : draft.tense
  const eventAt = validFrom ?? saidAt
  if (tense === 'past' && relation !== 'retracts' && (eventDate !== null || validTo !== null)) {
    const ended = validTo ?? saidAt
    return { ...draft, tense, saidAt, eventAt: ended, beganAt: Math.min(validFrom ?? ended, ended) }
  }
  if (eventDate === null) return { ...draft, tense, saidAt, eventAt, beganAt: eventAt }
  const beganAt = Math.min(validFrom ?? saidAt, saidAt)
  return { ...draft, tense, saidAt, validFrom: null, eventAt: saidAt, beganAt }
}

/** A state written down after its end is history. */
const isOverBy = ({ relation, validTo, kind }: CardDraft, saidAt: EpochMs): boolean =>
  relation !== 'retracts' && kind !== 'event' && kind !== 'goal' && validTo !== null && validTo <= saidAt

/** A state that is said to end in the future is to be used until then. */
export const expiryOf = (draft: TimedDraft): EpochMs | null =>
  draft.kind !== 'event' && draft.kind !== 'goal' && draft.validTo !== null && draft.validTo > draft.saidAt
    ? draft.validTo
    : null

/**
 * Where cards stand among those of one moment, by id: as they were recorded, but one that goes on where the first of it stood, and one
 * that puts a mistake right where the mistake stood.
 */
export function ordersOf(cards: readonly MemoryCard[]): ReadonlyMap<string, number> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const mistakes = new Map(cards.map((card) => [card.correctedBy, card]))
  const orderOf = (card: MemoryCard): number => {
    const first = byId.get(resumedFrom(card) ?? card.id) ?? card
    const mistake = mistakes.get(first.id)
    // What puts right comes after what it puts right: this ends, whatever a damaged record says.
    return mistake && mistake.seq < Math.min(card.seq, first.seq) ? orderOf(mistake) : first.seq
  }
  return new Map(cards.map((card) => [card.id, orderOf(card)]))
}
