import { defineRule } from '@recollect/core/language-pack'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core'
import { DAYS, ONE_TIME, RECURRING } from '../lexicon/schedule.ts'
import { alt, rx } from '../patterns.ts'
import { cutAt, keyOf, stripLead } from '../text/capture.ts'

const CLOCK = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?|noon|midnight|lunch|dinner|work|school`
const DAY = `(?:${alt(DAYS)})`
/** A span of days or hours, an hour it begins or ends at, days that come back. */
const KEPT = new RegExp(
  `\\b${DAY}s? ?(?:to|through|thru|till|until|-|–) ?${DAY}\\b|\\b(?:${CLOCK}) ?(?:to|till|until|and|-|–) ?(?:${CLOCK})\\b|\\b(?:after|before|until|till|from|by|past) (?:about |around )?(?:${CLOCK})\\b|\\b(?:${alt(RECURRING)})\\b|\\b(?:on|every) ${DAY}s\\b|\\bevery ${DAY}\\b|\\bin the (?:mornings?|afternoons?|evenings?)\\b|\\bat night\\b`,
  'u',
)
const END =
  /\s(?:because|since|so|but|if|unless|and (?:i|my|we)|when|while|as|due|thanks|btw|these days|now|for (?:calls|meetings))\b|[,;]/iu
const HERE =
  '(?:around|available|free|online|reachable|contactable|at my desk|in the office|at work|on call|on slack|awake|home|at home|at the office|in|up for (?:calls|meetings)|open for (?:calls|meetings))'

function hoursIn(capture: Capture | undefined): Capture | null {
  const cut = capture && cutAt(capture, END)
  const bare =
    cut &&
    stripLead(
      cut,
      /^(?:only |just |usually |mostly |generally |always |is |are |on (?=weekdays|weekends))+/iu,
    )
  if (!bare) return null
  const key = keyOf(bare.text)
  return KEPT.test(key) && !ONE_TIME.test(key) && key.split(' ').length <= 12 ? bare : null
}

function drafted(match: RuleMatch): Proposal | null {
  const hours = hoursIn(match.capture('hours'))
  if (!hours) return null
  const isDenied = match.raw('not') !== undefined
  return { slot: 'availability', value: hours, polarity: isDenied ? 'negative' : 'positive' }
}

const HOURS = '(?<hours>[^.!?()"\\n]{3,60})'
const FREQ = '(?:(?:only|usually|mostly|generally|normally|typically|always|really|just|also|often) ){0,2}'

/** "I'm only around after 6pm", "I'm not available on Fridays". */
const am = defineRule({
  id: 'en/availability.am',
  priority: 104,
  confidence: 0.93,
  anchors: [
    ' around',
    ' available',
    ' free',
    ' online',
    ' reachable',
    ' contactable',
    ' desk',
    ' office',
    ' at work',
    ' on call',
    ' slack',
    ' awake',
    ' home',
    "i'm in ",
    'i am in ',
    'up for ',
    'open for ',
    ' me ',
  ],
  pattern: rx(
    `\\b(?:(?:i'm|im|i am|we're|we are)(?<not> not| never| rarely)? ${FREQ}${HERE}|you can (?:reach|call|catch|find|get) me) ${FREQ}(?<hours>[^.!?()"\\n]{3,60})`,
  ),
  draft: drafted,
  examples: [
    { text: "I'm only around after 6pm", cards: [{ slot: 'availability', value: 'after 6pm' }] },
    {
      text: "I'm not available on Fridays",
      cards: [{ slot: 'availability', value: 'on Fridays', polarity: 'negative' }],
    },
    { text: "I'm usually online 9 to 5 CET", cards: [{ slot: 'availability', value: '9 to 5 CET' }] },
  ],
  counterExamples: [
    "I'm available tomorrow after 6pm",
    "I'm free this Friday",
    'are you available on Fridays?',
    "I'm free at last",
    "I'm around the corner",
    "he's only around after 6pm",
    "I'm not available for comment",
  ],
})

/** "I work Monday to Thursday", "I don't work Fridays". */
const work = defineRule({
  id: 'en/availability.work',
  priority: 103,
  confidence: 0.92,
  anchors: ['work ', 'hours'],
  pattern: rx(
    `\\bi (?<not>don't |do not |never |dont )?${FREQ}work (?<hours>(?:on |from |only |between |${alt(DAYS)}|${alt(RECURRING)}|\\d)[^.!?()"\\n]{0,40})|\\bmy (?:working |work |office |opening |usual |core )?hours (?:are|run) (?<at>[^.!?()"\\n]{3,40})`,
  ),
  draft: (match) => {
    const at = hoursIn(match.capture('at'))
    return at ? { slot: 'availability', value: at } : drafted(match)
  },
  examples: [
    { text: 'I work Monday to Thursday', cards: [{ slot: 'availability', value: 'Monday to Thursday' }] },
    { text: 'my working hours are 9 to 5', cards: [{ slot: 'availability', value: '9 to 5' }] },
    {
      text: "I don't work Fridays",
      cards: [{ slot: 'availability', value: 'Fridays', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    'I work on a farm',
    'I work from home',
    'I work on Friday this week',
    'do I work Monday to Thursday?',
    'my hours are long',
    'she works Monday to Thursday',
  ],
})

/** "I can't do mornings", "I can only talk after eight". */
const can = defineRule({
  id: 'en/availability.can',
  priority: 103,
  confidence: 0.9,
  anchors: ['can only', "can't do", 'can usually', 'cannot do', 'can never'],
  pattern: rx(
    `\\bi (?:can (?:only|usually) (?:talk|meet|chat|call|do calls|do meetings|take calls|join|do)|(?<not>can't do|cannot do|can never do)) ${HOURS}`,
  ),
  draft: drafted,
  examples: [
    { text: 'I can only talk after 8pm', cards: [{ slot: 'availability', value: 'after 8pm' }] },
    {
      text: "I can't do mornings",
      cards: [{ slot: 'availability', value: 'mornings', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    'I can only talk about work',
    "I can't do maths",
    'I can only meet tomorrow after 6pm',
    "I can't do this every morning",
  ],
})

export const availability: readonly ExtractionRule[] = [am, work, can]
