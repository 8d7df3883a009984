import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { AHEAD, BOOKING, DIARY, LIFE_AHEAD, WILL_DO } from '../../lexicon/plans/plans.ts'
import { CLOCK, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { LONG_PAST, TIME_AHEAD } from '../../text/ahead.ts'
import { cutAt, keyOf, part } from '../../text/capture.ts'

const LIGHT =
  '(?:(?:also|now|actually|just|currently|still|already|finally|probably|definitely|officially|really|all|both|tentatively|supposed to be|hopefully|most likely|secretly|apparently going to be) ){0,3}'
const WORDS = `[^;:!?()"\\n]{0,80}?${CLOCK}??`
const TIMED = `\\b${TIME_AHEAD}(?![\\p{L}])`
const UNREAL =
  /\b(?:if|wish|unless|who|which|whether|never|not|n't|would|could|should|might|maybe|say|saying|imagine|like|than|whenever|every|hate|love|enjoy|about|of|for|before|after|while|when|by|from|people|you) $/u
const ROUTINE = /\b(?:every|each|usually|always|often|daily|weekly)\b/u

const END =
  /\s?(?:,\s(?!\p{Lu}|\d)|\s(?:but|because|cuz|coz|so|which|and (?:i|i'm|im|it|we|my|he|she|am|so|need|want|can't|really)|i'm|can't wait|lol|haha|pls|please|wish me)\b)/iu

const TURNING =
  /^turn(?:s|ing) (?:\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|one|two|three|four|five|six|seven|eight|nine|[a-z]+teen|ten|eleven|twelve)\b/u

function planned(match: RuleMatch, value: Capture | undefined) {
  const cut = value && cutAt(value, END)
  if (!cut || match.raw('pron') === 'it' || UNREAL.test(match.before)) return null
  // Whom or what one sees has a name, or is a doctor.
  if (/^seeing (?!\p{Lu}|(?:my|an?|the) )/iu.test(cut.text) && !/^\S+ \p{Lu}/u.test(cut.text)) return null
  // "My niece is turning eleven" gives her age.
  const age = TURNING.exec(cut.text)?.[0].length
  if (age !== undefined && match.raw('kin') !== undefined)
    return state(match, 'age', part(cut, cut.text.indexOf(' '), age), { relation: 'updates' })
  const key = keyOf(cut.text)
  if (ROUTINE.test(key) || /\b(?:it|that|this|there|you|your)$/u.test(key) || LONG_PAST.test(match.text))
    return null
  return state(match, 'plan', cut)
}

/** "Starting chemo on Monday", "my friend Ana is moving to Malta", "we're having twins". */
const ahead = defineRule({
  id: 'en/plan.ahead',
  priority: 61,
  confidence: 0.96,
  anchors: ['ing ', 'off to', 'off on'],
  pattern: rx(
    `(?:${SUBJECT}(?:'m|m| am|'re|re| are| r|'s| is|'ll be| will be) |^${LEADS}(?=(?<bare>[a-z]))(?:be )?)${LIGHT}(?<what>(?:${AHEAD})${WORDS}${TIMED}|(?:${LIFE_AHEAD})(?![\\p{L}])(?: [^;:!?()"\\n]{1,60})?)`,
  ),
  draft: (match) => planned(match, match.capture('what')),
  examples: [
    {
      text: "I'm starting a welding course monday",
      cards: [{ slot: 'plan', value: 'starting a welding course' }],
    },
    {
      text: 'my cousin is moving to Malta',
      cards: [{ slot: 'plan', value: 'moving to Malta', entity: 'user.cousin' }],
    },
  ],
  counterExamples: [
    'are you moving next month?',
    'he is leaving on friday',
    "I'm going to bed on time",
    "I'm having lunch on monday",
  ],
})

/** "We're going to adopt", "I'll be an aunt in May", "about to quit my job". */
const will = defineRule({
  id: 'en/plan.will-do',
  priority: 61,
  confidence: 0.92,
  anchors: [
    'going to',
    'gonna',
    'gna',
    'goin to',
    ' will ',
    "'ll ",
    'about to',
    'set to',
    'scheduled to',
    'due to',
    'decided to',
    'ganna',
    'planning to',
    'planning on',
    'off to',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'m|m| am|'re|re| are|'s| is|'ve| have)? ?|^${LEADS}(?=(?<bare>(?:going to|gonna|gna|about to|decided to|planning) )))${LIGHT}(?:going to|goin to|gonna|gna|ganna|will|'ll|about to|set to|scheduled to|due to|decided to|planning to) ${LIGHT}(?:(?<life>be (?:an? |the )?(?:[a-z-]+ )?(?:dad|father|mum|mom|mother|aunt|auntie|uncle|grandma|grandpa|grandmother|grandfather|parents|godfather|godmother|big (?:brother|sister)|best man|bridesmaid|maid of honou?r|groomsman|nan)(?: [^,;:!?()"\\n]{1,40})?|(?:quit my job|propose to|retire|adopt an?|move to|move in with|elope|have (?:a baby|twins|surgery)|go back to (?:school|college|uni)|get (?:married|divorced)|apply (?:to|for))(?![\\p{L}])(?: [^;:!?()"\\n]{1,50})?)|(?<what>(?:${WILL_DO})${WORDS}${TIMED}))`,
  ),
  draft: (match) => planned(match, match.capture('life') ?? match.capture('what')),
  examples: [
    { text: "I'm gonna be an aunt", cards: [{ slot: 'plan', value: 'be an aunt' }] },
    { text: "we'll visit my nan over easter", cards: [{ slot: 'plan', value: 'visit my nan' }] },
  ],
  counterExamples: [
    'are you going to move to Rome?',
    'he will be a dad',
    'I will see',
    'I will help you tomorrow',
  ],
})

/** "Booked flights to Rome for May", "got an interview on friday", "my knee surgery's on the 4th". */
const diary = defineRule({
  id: 'en/plan.diary',
  priority: 60,
  confidence: 0.92,
  anchors: [
    'book',
    'ticket',
    'reserv',
    "'s on",
    "'s in",
    ' on ',
    ' in ',
    'due',
    'next',
    'tomorrow',
    'tmr',
    'this ',
    'day',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we)(?:'ve|ve| have)?|^${LEADS}(?=(?<bare>(?:just |finally )?(?:booked|reserved|got|have) ))) ?${LIGHT}(?:(?:booked|reserved|bought|got(?! an? (?:seat|table)\\b)|have) (?:us |ourselves |myself )?(?:an?|our|my|the|some|two|\\d)? ?(?<booked>${BOOKING} (?:to|for|in|at|on|with) [^,;:!?()"\\n]{2,60})|(?:have|got|have got|'ve got|have my|got my) (?:an?|my|our|the|two|\\d) (?<mine>(?:[a-z0-9'-]+ ){0,3}?${DIARY}\\b${WORDS}${TIMED}))|\\bi(?:'m| am|m) (?:booked(?: in)?|scheduled|down|pencilled in|in|due) for (?:an?|my|the) ?(?<down>[a-z][a-z' -]{2,40}? (?=${TIMED})${WORDS}${TIMED})|(?:\\b(?:my|our)|^${LEADS}(?:the )?(?=(?:wedding|surgery|due date|baby)\\b)) (?<it>(?:[a-z'-]+ ){0,3}?${DIARY})(?:'s| is| starts| begins| ends| runs| falls) (?:due |scheduled |set |booked |coming up |up )?(?:for |on |in |at )?${WORDS}${TIMED}`,
  ),
  draft: (match) =>
    planned(
      match,
      match.capture('booked') ?? match.capture('mine') ?? match.capture('down') ?? match.capture('it'),
    ),
  examples: [
    { text: 'booked flights to Porto', cards: [{ slot: 'plan', value: 'flights to Porto' }] },
    { text: "my knee surgery's on the 4th", cards: [{ slot: 'plan', value: 'knee surgery' }] },
  ],
  counterExamples: [
    'have you booked a table for friday?',
    'the exam is on monday',
    'book a flight to Porto for June',
  ],
})

/** "I leave for Peru on Sunday", "my daughter starts nursery in May", "the baby is due in July". */
const fixed = defineRule({
  id: 'en/plan.fixed',
  priority: 60,
  confidence: 0.95,
  anchors: [
    'start',
    'begin',
    'leave',
    ' fly',
    'depart',
    'graduat',
    'retire',
    'return',
    ' due',
    'turn',
    'move',
    'finish',
    'close on',
    'go back',
    'goes back',
    'sit ',
    'sits ',
  ],
  pattern: rx(
    `${SUBJECT}(?:(?:'s|s| is) ${LIGHT}(?<expecting>due ${WORDS}${TIMED})| ${LIGHT}(?<what>(?:starts?|begins?|leaves?|fly|flies|departs?|graduates?|retires?|returns?|turns? \\d|moves?|close on|gets? (?:married|induced|the keys)|finish(?:es)? (?:my|his|her|school|college|uni|chemo)|goe?s? (?:back to|off to|under|in for)|sits? (?:my|his|her))(?![\\p{L}])${WORDS}${TIMED}))|(?:\\b(?:my|our|the)|^${LEADS}) ?(?<due>(?:[a-z-]+ ){0,2}?(?:baby|babies|twins|first baby|second baby|first|second|third|book|thesis|due date)(?:'s| is| are) due${WORDS}${TIMED})`,
  ),
  draft: (match) =>
    // Whoever is due without being a relative is a parcel.
    match.raw('expecting') !== undefined && match.raw('kin') === undefined
      ? null
      : planned(match, match.capture('what') ?? match.capture('due') ?? match.capture('expecting')),
  examples: [
    { text: 'I leave for Peru on Sunday', cards: [{ slot: 'plan', value: 'leave for Peru' }] },
    {
      text: 'my niece starts nursery in May',
      cards: [{ slot: 'plan', value: 'starts nursery', entity: 'user.niece' }],
    },
  ],
  counterExamples: [
    'the train leaves on Sunday',
    'he starts on Monday',
    'when do I start in May?',
    'I start every Monday',
  ],
})

export const plansTold: readonly ExtractionRule[] = [ahead, will, diary, fixed]
