import type { RuleMatch } from '@recollect/core/extraction'
import { SENDERS, SENDS } from '../lexicon/work/postings.ts'
import { oneOf } from '../text/patterns.ts'
import { isKnownPlace } from '../text/places.ts'
import { subjectOf } from '../text/subject.ts'
import { isAsserted } from './asserted.ts'
import type { Reading } from './reading.ts'

/** 厂里把我弟调成都去了: where somebody is sent to live. */
const SENT = new RegExp(
  `^(?:因为|后来|结果)?${oneOf(SENDERS)}(?:今年|去年|上个?月|上周|刚|又|要|最近){0,2}(?:把|给|让)(?<who>[^,]{1,6}?)` +
    `${oneOf(SENDS)}(?:到|去|往|回)?(?<place>\\p{Script=Han}{2,8}?)(?:那边|这边|工作|上班|常驻)?(?:去)?了$`,
  'u',
)

/** Reads who was sent where; null when nobody was. */
export function readSent(match: RuleMatch): Reading | null {
  const { who, place } = SENT.exec(match.text)?.groups ?? {}
  if (who === undefined || place === undefined || !isKnownPlace(place)) return null
  const subject = subjectOf(match, who, 'none')
  if (subject === null || !isAsserted(match, subject)) return null
  const start = match.text.indexOf(place)
  const end = start + place.length
  return { domain: 'home', subject, said: [{ slot: 'location', start, end, relation: 'updates' }] }
}
