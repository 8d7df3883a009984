import { defineRule } from '@recollect/core'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { state } from '../frames.ts'
import { FREQUENCY } from '../lexicon/time.ts'
import { CLOCK, DOES, MY_KIN, rx } from '../patterns.ts'
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
    `${DOES}(?<what>${VERB}[^,.;:!?()"\\n]{0,60}?${CLOCK}??\\b(?:${FREQUENCY}|after dinner|after work|before bed|before work)(?: (?:at|around) \\d{1,2}(?::\\d{2})?(?: ?[ap]m)?)?)`,
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
    `(?:\\b(?<self>i|we)|${MY_KIN}) (?:also |just |do |still |mostly |really )*(?:usually|always|normally|typically|often|regularly|mainly|frequently|generally|mostly|tend to|(?<past>used to|use to)) (?:also |just )?(?<what>${VERB}[^;:!?()"\\n]{2,70}${CLOCK}?)`,
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

export const habit: readonly ExtractionRule[] = [frequency, usually]
