import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { AHEAD, MEETING, WILL_DO } from '../../lexicon/plans/plans.ts'
import { CLOCK, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { TIME_AHEAD } from '../../text/ahead.ts'
import { cutAt } from '../../text/capture.ts'

const LIGHT =
  '(?:(?:also|now|actually|just|finally|probably|definitely|officially|really|all|both|hopefully|most likely) ){0,2}'
const BE = "(?:'m|m| am|'re|re| are| r|'s| is|'ll be| will be)"
const WORDS = `[^;:!?()"\\n]{0,80}${CLOCK}?`
const END =
  /\s?(?:,\s(?!\p{Lu}|\d)|\s(?:but|because|cuz|coz|so|which|and (?:i|i'm|im|it|we|my|he|she)|i'm|can't wait|lol|haha|pls|please|wish me)\b)/iu
const NOTED =
  '(?:driving test|job interview|interview|wedding|surgery|exam|flight|graduation|marathon|audition|recital|viva|mri|biopsy|scan|operation|c-section|court date|move-in day|moving day|hen do|stag do|baby shower|dentist|root canal|resit|finals|citizenship test|root canal|tattoo appointment|therapy session|chemo)'
const ROUTINE = /\b(?:every|each|usually|always|often|daily|weekly)\b/u

function planned(match: RuleMatch) {
  const value = match.capture('ing') ?? match.capture('will')
  const cut = value && cutAt(value, END)
  if (!cut || match.raw('pron') !== undefined || ROUTINE.test(match.clause.text)) return null
  return state(match, 'plan', cut)
}

/** "Next spring I'm going to walk the Camino", "on Monday my dad's having a biopsy": the time comes first. */
const timeFirst = defineRule({
  id: 'en/plan.time-first',
  priority: 62,
  confidence: 0.92,
  anchors: [
    'next ',
    'tomorrow',
    'tmr',
    'tonight',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'january',
    'february',
    'march',
    'april',
    'june',
    'july',
    'august',
    'september',
    'october',
    'november',
    'december',
    'in may',
    'this week',
    'this month',
    'this summer',
    'this winter',
    'this spring',
    'this autumn',
    'this fall',
    'this year',
    'weeks',
    'months',
    'days',
    'in a year',
    'in a week',
    'in a month',
    'in the new year',
    'in the summer',
    'in the spring',
    'in the fall',
    'in the autumn',
    'in the winter',
    'christmas',
    'easter',
  ],
  pattern: rx(
    `^${LEADS}(?:come |so )?(?:early |late |later )?(?:${TIME_AHEAD}),? ${SUBJECT}(?:(?:${BE} ${LIGHT}(?:going to|gonna|planning to|due to|set to)|'ll| will) ${LIGHT}(?<will>(?:${WILL_DO})${WORDS})|${BE} ${LIGHT}(?<ing>(?:${AHEAD})${WORDS}))`,
  ),
  draft: planned,
  examples: [
    {
      text: "Next spring I'm going to walk the Camino",
      cards: [{ slot: 'plan', value: 'walk the Camino' }],
    },
    {
      text: 'on Monday my dad is having a biopsy',
      cards: [{ slot: 'plan', value: 'having a biopsy', entity: 'user.father' }],
    },
  ],
  counterExamples: [
    'next spring he is moving to Rome',
    'tomorrow I will see',
    'next week are you moving?',
    'on Mondays I am usually travelling',
  ],
})

/** "Dinner with the in-laws on Friday", "driving test tomorrow!!": a line of a diary. */
const note = defineRule({
  id: 'en/plan.note',
  priority: 60,
  confidence: 0.92,
  anchors: [
    'dinner with',
    'lunch with',
    'brunch with',
    'drinks with',
    'coffee with',
    'tea with',
    'night with',
    'date with',
    'bbq with',
    'barbecue with',
    'golf with',
    'tennis with',
    'padel with',
    'cinema with',
    'theatre with',
    'catch-up with',
    'catchup with',
    'sleepover with',
    'playdate with',
    'driving test',
    'interview',
    'wedding',
    'surgery',
    'exam',
    'flight',
    'graduation',
    'marathon',
    'audition',
    'recital',
    'viva',
    'mri',
    'biopsy',
    'scan',
    'operation',
    'c-section',
    'court date',
    'move-in day',
    'moving day',
    'hen do',
    'stag do',
    'baby shower',
    'dentist',
    'root canal',
    'resit',
    'finals',
    'citizenship test',
    'tattoo appointment',
    'therapy session',
    'chemo',
  ],
  pattern: rx(
    `^(?:(?:ugh|omg|yay|got|also|so|btw|oh|well|hey|hi),? )?(?:my |our )?(?<what>(?:(?:first|second|big|final|annual|job|surprise|birthday|anniversary) )?(?:${MEETING} with (?:my|the|our|his|her|an? old|some old|\\p{L}+)[\\p{L}' -]{0,30}?|(?:[a-z]+ )?${NOTED}(?: (?:with|at|in|for|of) [\\p{L}' -]{2,30}?)?)),? (?:${TIME_AHEAD})(?: at [\\d:apm. ]{1,8}| (?:morning|afternoon|evening|night))?(?=$|,)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    return what && !ROUTINE.test(match.clause.text) ? { slot: 'plan', value: what } : null
  },
  examples: [
    {
      text: 'Dinner with the in-laws on Friday',
      cards: [{ slot: 'plan', value: 'Dinner with the in-laws' }],
    },
    { text: 'driving test tomorrow!!', cards: [{ slot: 'plan', value: 'driving test' }] },
  ],
  counterExamples: [
    'dinner with the in-laws every Friday',
    'dinner on Friday?',
    'was dinner with your in-laws on Friday fun?',
    'exam season in June',
  ],
})

export const plansFirst: readonly ExtractionRule[] = [timeFirst, note]
