import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { TIMEZONES } from '../../lexicon/contact/timezones.ts'
import { rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'

const OFFSET =
  /^(?:utc|gmt|z)\s?[+-]\s?\d{1,2}(?::?\d{2})?$|^[a-z]+\/[a-z]+(?:_[a-z]+)?$|^[+-]\d{1,2}(?::?\d{2})?$/u
const END =
  /\s(?:now|these days|currently|at the moment|so|and|but|because|since|until|till|for|when|while|if|btw|by the way|fyi|right)\b/iu

function zoneIn(capture: Capture | undefined): Capture | null {
  const cut = capture && cutAt(capture, END)
  const bare = cut && stripLead(cut, /^(?:the |now |on |in |currently )+/iu)
  if (!bare) return null
  const key = keyOf(bare.text).replace(/ (?:time ?zone|tz)$/u, '')
  return TIMEZONES.has(key) ||
    OFFSET.test(key) ||
    (/^(?:[A-Z][a-z]+ ){1,3}(?:Standard |Daylight |Summer )?[Tt]ime$/u.test(bare.text) &&
      !/^(?:Day|Night|Play|Some|Break|Over|Spare|Free|Quality|Prime|Down)/u.test(bare.text))
    ? bare
    : null
}

const drafted = (match: RuleMatch) => {
  const zone = zoneIn(match.capture('zone') ?? match.capture('clock'))
  const isNew = /\b(?:now|moved|switched|changed)\b/u.test(match.text)
  return zone && { slot: 'timezone', value: zone, relation: isNew ? ('updates' as const) : ('sets' as const) }
}

const ZONE = '(?<zone>[\\p{L}+-][\\p{L}\\p{N}/_+: -]{1,40})'

/** "My timezone is CET", "timezone: GMT+8". */
const is = defineRule({
  id: 'en/timezone.is',
  priority: 108,
  confidence: 0.96,
  anchors: ['time zone', 'timezone'],
  pattern: rx(
    `(?:\\b(?:my|our) (?:local |home |current |new )?|^)time ?zone(?:'s| is| was changed to| changed to| has changed to|:| =) ?(?:now |currently |set to )?${ZONE}|^(?<lead>[a-z+\\d/:-]{2,20}) is my time ?zone`,
  ),
  draft: drafted,
  examples: [
    { text: 'my timezone is CET', cards: [{ slot: 'timezone', value: 'CET' }] },
    { text: 'Timezone: GMT+8', cards: [{ slot: 'timezone', value: 'GMT+8' }] },
  ],
  counterExamples: [
    'what is my timezone?',
    'my timezone is confusing',
    'the timezone is wrong',
    "my sister's timezone is awful",
    'convert this to my timezone',
  ],
})

/** "I'm in GMT+8", "I'm on Pacific time", "I live in CET". */
const amIn = defineRule({
  id: 'en/timezone.in',
  priority: 112,
  confidence: 0.95,
  anchors: [
    "i'm ",
    'im ',
    'i am ',
    'i live',
    'i work',
    'i operate',
    'i run',
    'we run',
    'we work',
    'we operate',
    ' clock',
    "we're ",
    'we are ',
  ],
  pattern: rx(
    `\\b(?:(?:i'm|im|i am|we're|we are)(?: based| living| working| now| currently| usually){0,2}|i (?:live|work|operate|run)|we (?:run|operate|work)|(?:my|our) clocks? (?:is|are|runs?)(?: set)?) (?:in|on|to|by) ${ZONE}|\\bmy clock(?:'s| is| says) (?<clock>[\\p{L}+-][\\p{L}\\p{N}/_+: -]{1,40})`,
  ),
  draft: drafted,
  examples: [
    { text: "I'm in GMT+8", cards: [{ slot: 'timezone', value: 'GMT+8' }] },
    { text: "I'm on Pacific time", cards: [{ slot: 'timezone', value: 'Pacific time' }] },
  ],
  counterExamples: [
    "I'm in time",
    "I'm on time",
    "I'm in Rome",
    'are you in CET?',
    "I'm on borrowed time",
    "he's in PST",
  ],
})

export const timezone: readonly ExtractionRule[] = [is, amIn]
