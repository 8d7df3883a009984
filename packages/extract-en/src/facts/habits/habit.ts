import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { ROUTINES, ROUTINES_THIRD } from '../../lexicon/habits/routines.ts'
import { FREQUENCY } from '../../lexicon/grammar/time.ts'
import { alt, CLOCK, DOES, LEADS, MY_KIN, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { namesNoRoutine } from '../../text/routine.ts'

/** Words after a routine verb that make it a state, a passing act or a figure of speech. */
const IDLE =
  /^(?!have toast)(?:(?:do|does) (?:is|are|that|it|this|not|like|so|what|the same|my best|well|better|too|things|something|nothing|anything|have|in|also)|have (?:to|been|an? (?:hard|question|problem|feeling|hunch|reason|bad|good|great|nice|tough|choice|say)|trouble|no|not|the (?:urge|right|option|chance|feeling|same)|this|that|issues|problems|fun|had|more|less|enough|plenty|someone|something|people|it|my)|has (?:to|been|an? (?:hard|problem)|trouble|no|not|the|this|that)|go(?:es)? (?:wrong|crazy|mad|nuts|insane|unnoticed|ahead|by|from|into|on about|on and|over|through|away|bad|too|against|overboard|off|with the flow|all out|down|up|ignored|to (?:waste|hell|extremes|great)|back to (?:that|this|being))|make(?:s)? (?:me|it|him|her|them|us|you|sure|sense|fun|mistakes|excuses|up|the mistake|an? (?:mistake|point|effort|mess|fool|big)|no|bad|good|that|this|things)|take(?:s)? (?:it|that|this|things|advantage|for|offense|everything|care|the (?:time|blame|bait|opportunity)|so|forever|a (?:while|long|lot|look)|me|him|her|longer|more|too|time|up|over)|put(?:s)? (?:up|it|effort|others|people|off|down|me|him|her|myself|in|too|so|on weight|that)|keep(?:s)? (?:it|that|this|them|him|her|in mind|to|up|on|going|getting|thinking|telling|saying|quiet|trying|my|an eye|track|me|forgetting|having)|get |use(?:s)? (?:it|that|this|them|to|the (?:same|word|term|phrase)|your|him|her|as)|set(?:s)? |plan(?:s)? (?:on|to)|call(?:s)? (?:it|me|him|her|you|this|that)|work(?:s)? (?:out (?:fine|well|for)|well|fine|best|great|hard|better|with me|for me)|run(?:s)? (?:into|out|away|late)|start my|stay(?:s)? (?:positive|calm|quiet|away|true|the same|strong|out of|on top|safe|close|single)|wear(?:s)? off|share(?:s)? (?:my (?:thoughts|feelings|experience)|it|that)|help(?:s)? (?:me|him|her|you|to|with|it|people|others)|fix(?:es)? (?:it|that)|talk to (?:you|him|her|myself)|put|cut (?:it|him|her|off)|follow (?:your|the (?:rules|news))|study |throw up)/u
const THIRD = new RegExp(`^(?:${alt(ROUTINES_THIRD)})(?![a-z'-])`, 'u')
const VERB = `(?:${alt([...ROUTINES, ...ROUTINES_THIRD])})(?![a-z'-])`

/** "I go to church every Sunday", "I read at least one book a week". */
const frequency = defineRule({
  id: 'en/habit.frequency',
  priority: 82,
  confidence: 0.92,
  anchors: [
    'all the time',
    'times a',
    'in the spring',
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
    'x a ',
    'autumn',
    'most ',
  ],
  pattern: rx(
    `${DOES}(?<what>${VERB}(?=[ ])[^,.;:!?()"\\n]{0,60}?${CLOCK}??\\b(?:${FREQUENCY}|after dinner|after work|before bed|before work)(?: (?:at|around) \\d{1,2}(?::\\d{2})?(?: ?[ap]m)?)?)|^${LEADS}(?<freq>${FREQUENCY})(?: before bed| after (?:work|dinner|school|lunch|church)| at [a-z0-9]{1,6}(?: ?[ap]m)?| without fail)?,? (?:i|we) (?:usually |always |often )?(?<then>${VERB}(?=[ ]|$)[^,.;:!?()"\\n]{0,60})`,
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

const isIdle = (text: string): boolean => {
  const key = keyOf(text)
  return IDLE.test(key) || namesNoRoutine(key)
}

function routine(match: RuleMatch) {
  const what = match.capture('what') ?? match.capture('then')
  if (!what || isIdle(what.text) || match.raw('pron') === 'it' || match.raw('kin') === 'pet') return null
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
  confidence: 0.8,
  anchors: [
    'use to',
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
    `(?:(?:\\b(?<self>i|we)|${MY_KIN}) |^${LEADS}(?=(?:used to|use to) )|^${LEADS}(?=(?:usually|normally|typically|mostly|often) (?!you|it|this|the )))(?:also |just |do |still |mostly |really )*(?:usually|always|normally|typically|often|regularly|mainly|frequently|generally|mostly|tend to|(?<past>used to|use to)) (?:also |just )?(?<what>${VERB} [^;:!?()"\\n]{2,70}${CLOCK}?)`,
  ),
  draft: (match) => {
    const what = match.capture('what')
    if (
      !what ||
      isIdle(what.text) ||
      (match.raw('self') === undefined && match.raw('kin') === undefined && THIRD.test(what.text)) ||
      /\b(?:all|what|that|which|who|whom) $/u.test(match.before) ||
      /\b(?:you|it|that|this|him|her|them|there|those|these)$/u.test(keyOf(what.text))
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
