import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { CLOCK, DOES, rx } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'

/** "I volunteer at an animal shelter", "I stay in shape by rowing", "I'm used to getting up early". */
export const habitVolunteer: ExtractionRule = defineRule({
  id: 'en/habit.volunteer',
  priority: 87,
  confidence: 0.97,
  anchors: [
    'volunteer',
    'help ',
    'helps',
    'used to',
    'accustomed to',
    'in shape',
    'donate',
    'go to bed',
    'sleep from',
    'sleep with',
    'sleeps with',
    'sleeps from',
    'wake up',
    'get up',
    'church',
    'waking up',
    'wear ',
  ],
  pattern: rx(
    `${DOES}(?<what>(?:volunteer(?:s)?(?: work)?|do volunteer work|help(?: out)?|donate) (?:at|in|for|with|to) [^.;:!?()"\\n]{3,50}${CLOCK}?|(?:go|goes) to bed (?:at|around|early|late)[^.;:!?()"\\n]{0,20}${CLOCK}?|(?:wake|get) up (?:super |really |very |so |pretty |quite )?(?:(?:at|around|before) (?=(?:about |around |like |exactly )?(?:\\d|noon|dawn|sunrise|the crack|midnight|midday|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sunset))|early|late)[^.;:!?()"\\n]{0,20}${CLOCK}?|go to church|sleeps? with (?:a|an|the|my|two|three) [^.;:!?()"\\n]{2,30}|sleeps? from [^.;:!?()"\\n]{2,25}${CLOCK}?|stay (?:in shape|fit|healthy|sane) by [^.;:!?()"\\n]{3,40}${CLOCK}?|wear [a-z ]{3,25} when i [a-z ]{3,20})|\\bi(?:'m| am|m|(?:'ve| have|ve)? (?:got|gotten|become|grown)) (?:so |very |quite |already )?(?:used|accustomed) to (?<ing>[a-z]+ing [^.;:!?()"\\n]{2,40}${CLOCK}?)|\\bi(?:'ve| have)? (?:just |recently |also )?(?:started|begun) (?<start>(?:walking|running|exercising|working out|meditating|jogging|eating healthier|waking up|journaling|swimming|cycling|stretching|dieting)[^,.;:!?()"\\n]{0,30}${CLOCK}?)`,
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
