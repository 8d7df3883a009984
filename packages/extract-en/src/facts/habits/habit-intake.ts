import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { DOES, LEADS, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

const INTAKE =
  'smoke|smoke cigarettes|smoke weed|vape|drink|drink alcohol|drink coffee|drink soda|drink beer|drink tea|drink milk|drink wine|drink pop|gamble|use drugs|do drugs|eat meat|eat pork|eat beef|eat breakfast|eat sugar|eat out|eat fast food|eat dairy|eat gluten|eat junk food|exercise|work out|diet|swear|curse|watch tv|watch the news|read|go out|date|party|wear makeup|wear make up|sleep well|take naps|nap|meditate|pray|recycle|compost|commute|volunteer|go to church|go to the gym|celebrate christmas|own a tv|cook'

/** "I smoke", "I don't drink", "I quit smoking", "I don't eat meat". */
export const habitIntake: ExtractionRule = defineRule({
  id: 'en/habit.intake',
  priority: 86,
  confidence: 0.8,
  anchors: [
    'go out',
    'quit',
    'stopped',
    'gave up',
    'given up',
    'alcohol',
    'smok',
    'vap',
    'drink',
    'gambl',
    'drugs',
    'eat ',
    'exercis',
    'work out',
    'working out',
    'diet',
    'watch ',
    'wear make',
    'nap',
    'meditat',
    'pray',
    'volunteer',
    'church',
    'gym',
    'swear',
    'curse',
    'recycle',
    'commute',
    'read',
    'party',
    ' date',
    'cook',
  ],
  pattern: rx(
    `${DOES}(?<what>(?:${INTAKE})(?:s)?(?: (?:a lot|a bit|too much|about [a-z0-9 ]{3,25}(?: a day)?|occasionally|socially|(?:two|three|four|a few) (?:packs|times|cups) a (?:day|week)))?)(?=$|,| (?:and|or|at all|any ?more|either|every|but|because|so|regularly|often|when|anymore|now|a|these|since|in the|on|at|for|with)\\b)|\\b(?:i|we)(?:'ve| have)? (?:just |finally |recently |also )?(?<quit>quit|stopped|gave up|given up) (?:the )?(?<ing>smoking|drinking(?: alcohol| coffee| soda)?|vaping|gambling|eating (?:meat|sugar|dairy|gluten|junk food)|drugs|alcohol|sugar|coffee|caffeine|soda|cigarettes|working out|exercising|biting my nails|watching tv|porn|gaming|weed|meat|social media)`,
  ),
  draft: (match) => {
    if (match.raw('quit') !== undefined)
      return state(match, 'habit', match.capture('ing'), { relation: 'retracts' })
    if (match.raw('pron') === 'it') return null
    const what = match.capture('what')
    if (/\b(?:while|which|whom|that) $/u.test(match.before) || /^(?:can|could)/u.test(match.raw('neg') ?? ''))
      return null
    // "I read about that" is no routine.
    if (
      /^(?:read|watch tv|cook|go out|party|pray)(?:s)? (?:about|with|for|to) /u.test(
        `${keyOf(what?.text ?? '')}${match.after} `,
      )
    )
      return null
    // "I swear" only affirms.
    if (match.raw('neg') === undefined && /^swears?$/u.test(keyOf(what?.text ?? ''))) return null
    const bare = /^(?:read|cook|date|party|diet|go out)s?$/u.test(keyOf(what?.text ?? ''))
    // With how often, the whole of it is the routine.
    const often = /\b(?:every|each|daily|weekly|(?:times|once|twice|x) (?:a|per))\b/u
    const after = match.clause.text.slice(match.clause.text.indexOf(match.text) + match.text.length)
    if (
      match.raw('neg') === undefined &&
      match.raw('stop') === undefined &&
      /^(?:meditate|nap|pray|exercise|work out|go to|cook|read|commute|volunteer|eat out|watch|drink|smoke)/u.test(
        keyOf(what?.text ?? ''),
      ) &&
      often.test(after) &&
      !/^ every ?now/u.test(after)
    )
      return null
    return bare && match.raw('neg') === undefined && !/ a lot/u.test(match.text)
      ? null
      : state(match, 'habit', what)
  },
  examples: [
    { text: "I don't drink", cards: [{ slot: 'habit', value: 'drink', polarity: 'negative' }] },
    { text: 'I quit smoking in May', cards: [{ slot: 'habit', value: 'smoking', relation: 'retracts' }] },
  ],
  counterExamples: ['do you smoke?', 'smoking is bad', 'he drinks a lot'],
})

const VERB =
  'practi[cs]es?|train|trains|run|runs|walk|walks|cycle|cycles|swim|swims|read|reads|stud(?:y|ies)|exercises?|meditates?|draws?|writes?|stretch(?:es)?|sleep|sleeps|commutes?|games?|scrolls?|rehearses?|journals?|revises?|play|plays|jog|jogs|row|rows|drink|drinks|smoke|smokes|do|does'
const AMOUNT = `(?:maybe |about |around |like |at least |only |roughly |almost |up to |over |probably |just )*(?:(?:${COUNT}|half an?|an?)(?: (?:and a half|or (?:so|two|three)|to \\d{1,2}))? ?(?:minutes?|mins?|hours?|hrs?|pages?|miles?|km|kilomet(?:er|re)s?|laps|lengths|cups|pints|glasses|cigarettes|words|steps|chapters?)(?: of [a-z]+)?)`

/** "I practise about an hour a day", "my son reads thirty pages a night": how much of it, again and again. */
export const habitAmount: ExtractionRule = defineRule({
  id: 'en/habit.amount',
  priority: 86,
  confidence: 0.94,
  anchors: [
    'a day',
    'a night',
    'a week',
    'every day',
    'each day',
    'every night',
    'each night',
    'per day',
    'daily',
    'each morning',
    'every morning',
    'per week',
  ],
  pattern: rx(
    `(?:${DOES}|^${LEADS}i )(?<what>(?:${VERB}) (?:for )?${AMOUNT} (?:an? (?:day|night|week)|every (?:day|night|morning|evening)|each (?:day|night|morning|evening|week)|per (?:day|week)|daily))(?![a-z-])`,
  ),
  draft: (match) => (match.raw('pron') === 'it' ? null : state(match, 'habit', match.capture('what'))),
  examples: [
    {
      text: 'I practise about an hour a day',
      cards: [{ slot: 'habit', value: 'practise about an hour a day' }],
    },
    {
      text: 'my son reads thirty pages a night',
      cards: [{ slot: 'habit', value: 'reads thirty pages a night', entity: 'user.son' }],
    },
  ],
  counterExamples: [
    'do you run five miles a day?',
    'he walks an hour a day',
    'I wish I slept eight hours a day',
  ],
})
