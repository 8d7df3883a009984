import type { TimedDraft } from '../plugin/versioner.ts'
import type { CardDraft } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

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
