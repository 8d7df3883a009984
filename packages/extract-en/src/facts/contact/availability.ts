import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { DAYS, ONE_TIME, RECURRING } from '../../lexicon/contact/schedule.ts'
import { alt, rx } from '../../text/patterns.ts'
import { cutAt, keyOf, stripLead } from '../../text/capture.ts'

const CLOCK = String.raw`(?:half |quarter )?(?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?|noon|midnight|lunch|dinner|work|school`
const DAY = `(?:${alt(DAYS)})`
/** A span of days or hours, an hour it begins or ends at, days that come back. */
const KEPT = new RegExp(
  `\\b${DAY}s? ?(?:to|through|thru|till|until|-|–) ?${DAY}\\b|\\b(?:${CLOCK}) ?(?:to|till|until|and|-|–) ?(?:${CLOCK})\\b|\\b(?:after|before|until|till|from|by|past) (?:about |around )?(?:${CLOCK})\\b|\\b(?:${alt(RECURRING)})\\b|\\b(?:on|every) ${DAY}s\\b|\\bevery ${DAY}\\b|\\bin the (?:mornings?|afternoons?|evenings?)\\b|\\bat night\\b|\\bduring (?:the )?(?:day|week|lunch|dinner|school hours|work hours|office hours)\\b`,
  'u',
)
const END =
  /\s(?:because|since|so|but|if|unless|and (?:i|my|we)|when|while|as|due|thanks|btw|these days|now|for (?:calls|meetings))\b|[,;]/iu
const HERE =
  '(?:around|available|free|online|reachable|contactable|at my desk|in the office|at work|on call|on slack|awake|home|on the phone|by the phone|about|in town|on(?= (?:after|before|from|at night|between|till|until|weekends|weeknights|evenings))|at home|at the office|in|up for (?:calls|meetings)|open for (?:calls|meetings))'

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
  // "I'm at work till six" is today; "I'm only on till six" is kept.
  const isToday = /^(?:till|until|by) [a-z]+$/u.test(keyOf(hours.text))
  if (isToday && !/\b(?:only|usually|always|normally|mostly)\b/u.test(match.text)) return null
  const isDenied = ['not', 'no', 'wont'].some((group) => match.raw(group) !== undefined)
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
    ' on after',
    ' on the phone',
    ' by the phone',
    ' on ',
    ' about ',
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
    `\\b(?:(?:i'm|im|i am|we're|we are)(?<not> not| never| rarely)? ${FREQ}${HERE}|you(?:'ll| will| can| could| may| might)(?<no> not|n't)? ${FREQ}(?:reach|call|catch|find|get|have|ring|phone) me(?: in| at home| at my desk| online| on the phone| at work| here)?|you (?<wont>won't|can't|cannot|wont|cant) (?:reach|catch|find|get|ring|have) me(?: in| at home| online)?) ${FREQ}(?<hours>[^.!?()"\\n]{3,60})`,
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

const MEDIA =
  '(?:(?:the |my |any )?(?:tele)?(?:phone|phone calls|calls?|e?mails?|messages?|texts?|slack|whatsapp|dms|door|meetings|work emails?|work))'
const DENIED = "(?<not>never|don't|do not|dont|can't|cannot|won't|rarely|do not ever)"

/** "I never answer the phone on Sundays", "don't call me before ten", "I only come online at night". */
const contact = defineRule({
  id: 'en/availability.contact',
  priority: 103,
  confidence: 0.91,
  anchors: [
    'answer',
    'take ',
    'check',
    'pick up',
    'reply',
    ' me ',
    'online',
    'log on',
    'log in',
    'read ',
    'look at',
  ],
  pattern: rx(
    `\\bi (?:${DENIED}|only|usually|always) (?:answer|take|pick up|check|reply to|respond to|read|look at|do) ${MEDIA} ${HOURS}|^(?:please |so |and |but ){0,2}(?<ban>don't|do not|dont|never) (?:call|ring|phone|text|message|book|schedule|ping|bother|expect) me (?<at>[^.!?()"\\n]{3,60})|\\bi (?:only|usually|normally|mostly) (?:come|get|go|log|hop|jump) (?:online|on|in) (?<on>[^.!?()"\\n]{3,60})`,
  ),
  draft: (match) => {
    const hours = hoursIn(match.capture('hours') ?? match.capture('at') ?? match.capture('on'))
    const isDenied = match.raw('not') !== undefined || match.raw('ban') !== undefined
    return hours && { slot: 'availability', value: hours, polarity: isDenied ? 'negative' : 'positive' }
  },
  examples: [
    {
      text: 'I never answer the phone on Sundays',
      cards: [{ slot: 'availability', value: 'on Sundays', polarity: 'negative' }],
    },
    { text: 'I only come online at night', cards: [{ slot: 'availability', value: 'at night' }] },
  ],
  counterExamples: [
    'I never answer the phone',
    'I never answer questions like that',
    "don't call me stupid",
    "don't call me tomorrow after 6pm",
    'she never answers the phone on Sundays',
    'I only go on holiday',
  ],
})

/** "After 6 I'm offline", "before ten I'm in class". */
const fronted = defineRule({
  id: 'en/availability.fronted',
  priority: 103,
  confidence: 0.9,
  anchors: ['after ', 'before ', 'until ', 'till ', 'from ', 'between ', 'on ', 'every '],
  pattern: rx(
    `^(?:but |and |so |usually )?(?<hours>(?:after|before|until|till|from|between|on|every) [^.!?()"\\n]{1,30}?),? (?:i'm|im|i am) (?:usually |mostly |always |normally )?(?:(?<off>offline|off to bed|in bed|asleep|off|off work|unavailable|not available|not around|busy|gone|out|off the clock|in class|in lectures|in meetings|at church)|around|available|free|online|reachable|at my desk|in|home|at home|on call)(?=$|[.,;!])`,
  ),
  draft: (match) => {
    const hours = hoursIn(match.capture('hours'))
    const isDenied = match.raw('off') !== undefined
    return hours && { slot: 'availability', value: hours, polarity: isDenied ? 'negative' : 'positive' }
  },
  examples: [
    {
      text: "After 6 I'm offline",
      cards: [{ slot: 'availability', value: 'After 6', polarity: 'negative' }],
    },
    { text: "on Fridays I'm at home", cards: [{ slot: 'availability', value: 'on Fridays' }] },
  ],
  counterExamples: [
    "after six I'm tired",
    "after the war I'm free",
    "on Friday I'm free",
    "from now on I'm offline",
    "after 6 he's offline",
    "before tomorrow I'm busy",
  ],
})

export const availability: readonly ExtractionRule[] = [am, work, can, contact, fronted]
