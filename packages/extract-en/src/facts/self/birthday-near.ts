import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { relationOf } from '../../text/state.ts'
import { COUNT } from '../../lexicon/grammar/time.ts'
import { LEADS, rx } from '../../text/patterns.ts'

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|tues|wed|thu|thurs|fri|sat|sun'

/** "My birthday is next Friday", "it's my sister's birthday tomorrow": a day counted from today. */
export const birthdayNear: ExtractionRule = defineRule({
  id: 'en/birthday.near',
  priority: 95,
  confidence: 0.93,
  anchors: ['birthday', 'bday', "b'day", 'b-day'],
  pattern: rx(
    `(?:^${LEADS}(?:it's |it is |its )?|, |\\b(?:and|so|but|because|cause|since) (?:it's |it is )?)my (?<kin>[a-z]{3,14}(?: [a-z]{3,9})?'?s )?(?:birthday|bday|b'day|b-day)(?:'s| is| s|s)? (?:coming up |also |actually |on )?(?<when>(?:next|this(?: coming)?) (?:${DAY}|week|month|weekend)|(?:${DAY})|tomorrow|today|the day after tomorrow|in (?:${COUNT}) (?:days?|weeks?|months?))(?=$|[,!]| (?:and|so|but|lol|btw|yay|already)\\b)`,
  ),
  draft: (match) => {
    const whose = match.raw('kin')
    const relation = whose === undefined ? null : relationOf(whose.replace(/'?s ?$/u, ''))
    const when = match.capture('when')
    if (!when || (whose !== undefined && relation === null)) return null
    return { slot: 'birthday', value: when, entity: relation === null ? 'user' : `user.${relation}` }
  },
  examples: [
    { text: 'my birthday is next Friday', cards: [{ slot: 'birthday', value: 'next Friday' }] },
    {
      text: "it's my sister's birthday tomorrow",
      cards: [{ slot: 'birthday', value: 'tomorrow', entity: 'user.sister' }],
    },
  ],
  counterExamples: [
    'is my birthday next Friday?',
    'my birthday party is on Sunday',
    'my birthday dress is next',
  ],
})
