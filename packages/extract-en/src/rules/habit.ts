import { defineRule } from '@recollect/core'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { state } from '../frames.ts'
import { FREQUENCY } from '../lexicon/time.ts'
import { DOES, MY_KIN, rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'

/** Verbs that tell of no routine: thinking, feeling, being, wishing. */
const MENTAL =
  "am|was|is|are|be|been|were|think|thought|feel|felt|know|knew|want|wanted|wonder|wish|hope|guess|believe|mean|need|agree|understand|remember|forget|try to understand|see (?:that|what|how|why)|hear|have (?:to|been|a (?:hard|question|problem)|trouble|no|not|the|this)|get (?:every|the|it|a|that|so|really|very|confused|stuck|nervous|bored|tired|sad|angry|mad|lost|what|your)|like|love|enjoy|hate|prefer|would|could|should|will|can|cannot|do not|don't|did|had|said|say|ask|asked|tell|told|look forward|appreciate|thank|miss|find|seem|struggle|worry|dream|imagine|consider|suppose|may|might|just|went|saw|got|made|took|came|gave|use|used|listen to you|talk to you|call you|mentioned|learned|heard|really|lose|lost|fail|failed|end up|mess|forgot|wanted|live|lived|have|has|realize|realise|notice|start|end|keep"
const VERB = `(?!(?:${MENTAL})\\b)[a-z]{2,}`

/** "I go to church every Sunday", "I read at least one book a week". */
const frequency = defineRule({
  id: 'en/habit.frequency',
  priority: 82,
  confidence: 0.82,
  anchors: [
    'every',
    ' each ',
    'daily',
    'weekly',
    'monthly',
    ' a day',
    ' a week',
    ' a month',
    ' a year',
    'per week',
    'per day',
    'weekend',
    'sundays',
    'saturdays',
    'fridays',
    'mondays',
    'tuesdays',
    'wednesdays',
    'thursdays',
    'mornings',
    'evenings',
    'in the winter',
    'in the summer',
    'on saturday',
    'on sunday',
    'on friday',
    'most days',
    'most nights',
    'after dinner',
    'after work',
    'before bed',
    'when i line',
    'per month',
    'per year',
    'per night',
  ],
  pattern: rx(
    `${DOES}(?<what>${VERB}[^,.;:!?()"\\n]{0,60}?\\b(?:${FREQUENCY}|after dinner|after work|before bed|before work))`,
  ),
  draft: (match) => routine(match),
  examples: [
    {
      text: 'I swim in the lake every morning',
      cards: [{ slot: 'habit', value: 'swim in the lake every morning' }],
    },
    { text: 'we visit my aunt on sundays', cards: [{ slot: 'habit', value: 'visit my aunt on sundays' }] },
  ],
  counterExamples: ['do you run every day?', 'I think about it all the time', 'he runs daily'],
})

function routine(match: RuleMatch) {
  const what = match.capture('what')
  if (!what || match.raw('pron') === 'it' || match.raw('kin') === 'pet') return null
  if (
    /\b(?:see you|chat with you|talk to you|my best|that|it every|these things|more every)\b/u.test(
      keyOf(what.text),
    )
  )
    return null
  return state(match, 'habit', what)
}

/** "I usually walk to work", "I always eat breakfast". */
const usually = defineRule({
  id: 'en/habit.usually',
  priority: 77,
  confidence: 0.78,
  anchors: [
    'usually',
    'always',
    'normally',
    'typically',
    'often',
    'regularly',
    'mostly',
    'mainly',
    'rarely',
    'frequently',
    'generally',
    'tend to',
    'used to',
  ],
  pattern: rx(
    `(?:\\b(?<self>i|we)|${MY_KIN}) (?:also |just |do |still |mostly |really )*(?:usually|always|normally|typically|often|regularly|mainly|frequently|generally|mostly|tend to|(?<past>used to|use to)) (?:also |just )?(?<what>${VERB}[^;:!?()"\\n]{2,70})`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (
      !what ||
      /\b(?:you|it|that|this|him|her|them)$/u.test(keyOf(what.text)) ||
      /\b(?:wanted|wondered|thought|loved|liked)\b/u.test(keyOf(what.text))
    )
      return null
    return state(match, 'habit', what)
  },
  examples: [
    { text: 'I usually cycle to the office', cards: [{ slot: 'habit', value: 'cycle to the office' }] },
    { text: 'I used to bite my nails', cards: [{ slot: 'habit', value: 'bite my nails', tense: 'past' }] },
  ],
  counterExamples: ['I always feel tired', 'do you usually cook?', 'I usually think so'],
})

const INTAKE =
  'smoke|smoke cigarettes|smoke weed|vape|drink|drink alcohol|drink coffee|drink soda|drink beer|drink tea|drink milk|drink wine|drink pop|gamble|use drugs|do drugs|eat meat|eat pork|eat beef|eat breakfast|eat sugar|eat out|eat fast food|eat dairy|eat gluten|eat junk food|exercise|work out|diet|swear|curse|watch tv|watch the news|read|go out|date|party|wear makeup|wear make up|sleep well|take naps|nap|meditate|pray|recycle|compost|commute|volunteer|go to church|go to the gym|celebrate christmas|own a tv|cook'

/** "I smoke", "I don't drink", "I quit smoking", "I don't eat meat". */
const intake = defineRule({
  id: 'en/habit.intake',
  priority: 86,
  confidence: 0.86,
  anchors: [
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
    const bare = /^(?:read|cook|date|party|diet)$/u.test(keyOf(what?.text ?? ''))
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

/** "I volunteer at an animal shelter", "I stay in shape by rowing", "I'm used to getting up early". */
const volunteer = defineRule({
  id: 'en/habit.volunteer',
  priority: 87,
  confidence: 0.86,
  anchors: [
    'volunteer',
    'help ',
    'helps',
    'used to',
    'in shape',
    'donate',
    'go to bed',
    'wake up',
    'get up',
    'church',
    'waking up',
    'wear ',
  ],
  pattern: rx(
    `${DOES}(?<what>(?:volunteer(?:s)?(?: work)?|do volunteer work|help(?: out)?|donate) (?:at|in|for|with|to) [^.;:!?()"\\n]{3,50}|(?:go|goes) to bed (?:at|around|early|late)[^.;:!?()"\\n]{0,20}|(?:wake|get) up (?:at|around|early|late|before)[^.;:!?()"\\n]{0,20}|go to church|stay (?:in shape|fit|healthy|sane) by [^.;:!?()"\\n]{3,40}|wear [a-z ]{3,25} when i [a-z ]{3,20})|\\bi(?:'m| am|m) (?:so |very |quite |already )?used to (?<ing>[a-z]+ing [^.;:!?()"\\n]{2,40})|\\bi(?:'ve| have)? (?:just |recently |also )?(?:started|begun) (?<start>(?:walking|running|exercising|working out|meditating|jogging|eating healthier|waking up|journaling|swimming|cycling|stretching|dieting)[^,.;:!?()"\\n]{0,30})`,
  ),
  draft: (match) => {
    const start = match.capture('start')
    if (start) return state(match, 'habit', start)
    const what = match.capture('ing') ?? match.capture('what')
    return what && !/\b(?:with (?:that|this|your|the|any|my)|in any)\b/u.test(keyOf(what.text))
      ? state(match, 'habit', what)
      : null
  },
  examples: [
    {
      text: 'I volunteer at an animal shelter',
      cards: [{ slot: 'habit', value: 'volunteer at an animal shelter' }],
    },
    { text: "I'm used to sleeping late", cards: [{ slot: 'habit', value: 'sleeping late' }] },
  ],
  counterExamples: ['can you help with this?', 'do you volunteer at the zoo?', 'I can help with that'],
})

export const habit: readonly ExtractionRule[] = [volunteer, intake, frequency, usually]
