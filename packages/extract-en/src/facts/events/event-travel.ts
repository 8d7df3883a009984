import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { PLACES } from '../../lexicon/home/places.ts'
import { CLOCK, rx } from '../../text/patterns.ts'
import { cutAt, nounKey } from '../../text/capture.ts'
import { EVENT_END, verbOf, WHO } from '../../text/event.ts'

/** Where somebody went: a place of the map, or an outing with a date. */
export const eventTravel: ExtractionRule = defineRule({
  id: 'en/event-travel.went',
  priority: 84,
  confidence: 0.96,
  anchors: [
    'went',
    'visited',
    'traveled',
    'travelled',
    'been to',
    'got back from',
    'came back from',
    'trip to',
    'flew to',
    'vacation',
    'camping',
    'toured',
    'stayed in',
    'a blast',
    'backpacked',
    'drove to',
    'spent',
  ],
  pattern: rx(
    `${WHO}(?:(?<never>never |not )(?:yet )?)?(?<what>(?:went|traveled|travelled|visited|flew|drove|took a (?:trip|road trip|vacation|cruise)|been|got back|came back|returned|toured|backpacked|stayed|have been)(?: on vacation| on holiday| on a trip| back| all the way)? ?(?:to|from|in|around|through|across)? (?<where>[^;:!?()"\\n]{2,60}${CLOCK}?))`,
  ),
  draft: (match) => trip(match),
  examples: [
    {
      text: 'we visited Morocco last spring',
      cards: [{ slot: 'event_travel', value: 'visited Morocco' }],
    },
  ],
  counterExamples: ['have you been to Peru?', 'I went to the store', 'he went to Spain'],
})

function trip(match: RuleMatch) {
  const where = match.capture('where')
  const what = match.capture('what')
  const cut =
    where &&
    cutAt(
      where,
      /\s?(?:,|\s(?:and|but|because|so|for|with|last|this|in (?:19|20)\d\d|two|three|a few|when|once|on|recently|yesterday|several|many|to|during|ago|by|yet|before|as|twice|where)\b)/iu,
    )
  if (
    !cut ||
    !what ||
    match.raw('pron') !== undefined ||
    /\b(?:he|she|they|you|tom|to|will|would|if|who|never) $/u.test(match.before)
  )
    return null
  const named = PLACES.has(nounKey(cut.text)) || PLACES.has(nounKey(cut.text.split(/,|\s/u).at(-1) ?? ''))
  const errand =
    /^(?:went|got back|came back|returned|been|drove)(?! (?:on (?:vacation|holiday|a trip)|camping|backpacking))/u.test(
      what.text.toLowerCase(),
    )
  const dated =
    /\b(?:last|this|in|over|for) (?:summer|winter|spring|autumn|fall|year|month|christmas|easter|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:19|20)\d\d|(?:a|two|three|ten|\d+) (?:weeks?|days|months?)|our honeymoon|half term)/u.test(
      match.clause.text,
    )
  const known =
    named ||
    (dated && /^\p{Lu}\p{Ll}+$/u.test(cut.text)) ||
    (!errand && /^\p{Lu}\p{Ll}/u.test(cut.text) && !/^(?:I|He|She|They|My|The)\b/u.test(cut.text))
  if (!known) return null
  if (match.raw('never') !== undefined)
    return { slot: 'experience', value: cut, polarity: 'negative' as const }
  const phrase = cutAt(what, EVENT_END)
  return phrase && { slot: 'event_travel', value: phrase.text, at: verbOf(phrase) }
}
