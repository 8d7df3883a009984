import type { TimedDraft } from '../plugin/versioner.ts'
import type { CardDraft } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'

/**
 * Places a draft in time. "I have lived in Rome since 2019" is said of now, so that it outranks what was said before it, and began in
 * 2019; "I lived in Rome until 2019" speaks of 2019. A date without time words (a direct write) is the moment it speaks of.
 */
export function timed(draft: CardDraft, saidAt: EpochMs): TimedDraft {
  const { eventDate, validFrom, validTo, tense, relation } = draft
  const eventAt = draft.validFrom ?? saidAt
  if (eventDate === null) return { ...draft, eventAt, beganAt: eventAt }
  if (tense === 'past' && relation !== 'retracts') {
    const ended = validTo ?? saidAt
    return { ...draft, eventAt: ended, beganAt: Math.min(validFrom ?? ended, ended) }
  }
  return { ...draft, validFrom: null, eventAt: saidAt, beganAt: Math.min(validFrom ?? saidAt, saidAt) }
}
