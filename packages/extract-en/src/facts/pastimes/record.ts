import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { cutAt } from '../../text/capture.ts'

const EVENT =
  '5 ?k|10 ?k|15 ?k|half[- ]marathon|marathon|mile|100 ?m|200 ?m|400 ?m|800 ?m|1500 ?m|triathlon|bench(?: press)?|squat|deadlift|swim|plank|high jump|long jump|chess|toefl|ielts|gre|gmat|sat|act|lsat|mcat|gpa|iq|bowling|golf|score|elo|typing'
const VALUE =
  '(?<value>(?:about |around |now )?\\d[\\d:.,/]*(?: ?(?:minutes|mins?|hours?|seconds?|secs?|lbs?|kgs?|pounds|points|km|miles|wpm|m|h|s|out of \\d+)(?: (?:and )?\\d+ ?(?:seconds|minutes|secs?|mins?|s))?)?(?: out of \\d+)?)'

const card = (match: RuleMatch, updates: boolean) => {
  const value = match.capture('value')
  const cut = value ? cutAt(value, /[.,]$/u) : null
  const facet = (match.raw('what') ?? match.raw('what2') ?? match.raw('what3'))?.replaceAll(' ', '')
  return (
    cut && { slot: 'record', value: cut, facet, relation: updates ? ('updates' as const) : ('sets' as const) }
  )
}

/** "My best 10K time is 51:40", "my chess rating is 1450", "my GPA is 3.9". */
const best = defineRule({
  id: 'en/record.best',
  priority: 98,
  confidence: 0.93,
  anchors: [
    'best',
    'record',
    ' pb',
    ' pr ',
    'score',
    'rating',
    'gpa',
    'elo',
    ' iq',
    'time is',
    'handicap',
    'rank',
    ' max',
    '1rm',
  ],
  pattern: rx(
    `(?:\\bmy |^(?=(?:new |current )?(?:bench|squat|deadlift|5 ?k|10 ?k|half|marathon|mile|chess|elo|gpa|toefl|ielts|sat|plank)))(?<new>new |current )?(?:personal |all-time |all time )?(?:(?:best|fastest|quickest|longest) (?:ever )?(?<what3>${EVENT})(?: time)?(?= is| was|'s|:)|(?:best |fastest |highest |record |top |high )?(?:(?<what>${EVENT}) )?(?:personal )?(?:best|time|record|pb|pr|score|rating|handicap|rank|ranking|elo|gpa|iq|max|1rm|one rep max))(?: so far| ever| to date| yet)?(?: (?:for|in|on) (?:the |a |my )?(?<what2>${EVENT}))?(?: is| was|'s|:| dropped to| went up to| improved to)? (?<now>now )?${VALUE}`,
  ),
  draft: (match) => card(match, /\b(?:new|now|dropped|improved|went up)\b/u.test(match.text)),
  examples: [
    { text: 'my best 10K time is 51:30', cards: [{ slot: 'record', value: '51:30', facet: '10k' }] },
  ],
  counterExamples: ['what is my best 5K time?', 'my best friend is 30'],
})

/** "New 5K personal best: 25:50", "I ran the marathon in 3:58", "I scored 110 on the TOEFL". */
const fresh = defineRule({
  id: 'en/record.new',
  priority: 98,
  confidence: 0.93,
  anchors: [
    'got ',
    'personal best',
    'personal record',
    'new pb',
    'new pr',
    'new record',
    ' pb',
    ' pr',
    'ran ',
    'scored',
    'finished',
    'score from',
    'increased',
    'high score',
    'best score',
    'ranked',
    'did ',
    'benched',
    ' elo',
    ' rating',
    ' wpm',
    'bench pressed',
    'squatted',
    'deadlifted',
  ],
  pattern: rx(
    `(?:^|\\bmy |\\b(?:hit|set|got|ran|made) an? )new (?:(?<what>${EVENT}) )?(?:personal best|personal record|pb|pr|record|best)(?: (?:for|in|on) (?:the |a )?(?<what2>${EVENT}))?(?: today| yesterday| this morning)?(?: of| is| at|:|,|-)? ?${VALUE}|(?:\\bi |^)(?:just |finally |recently )?(?:ran|finished|swam|completed|did) (?:an? |the |my )?(?:first )?(?:${EVENT}) in (?<time>\\d[\\d:.]*(?: ?(?:minutes|hours|seconds))?)|\\bi (?:just |finally )?(?:scored|got) (?:an? )?(?<score>\\d[\\d.]*)(?: points)? (?:on|in) (?:the |my )?(?:${EVENT})|(?:\\bi |^)(?:just |finally |recently )?(?:hit|reached|crossed|passed) (?<elo>\\d{2,4}) (?:elo|rating|wpm)|(?:\\bi |^|, )(?:just |finally )?(?:benched|bench pressed|squatted|deadlifted) (?<lift>\\d[\\d.]* ?(?:kgs?|lbs?|kilos|pounds))|\\bmy (?:high|best|top) score (?:in|on|at) [a-z0-9 ]{2,20} is (?<high>\\d[\\d,.]*)|\\bi(?:'m| am|m) (?:currently )?ranked (?<rank>(?:#|number )?\\d+(?:st|nd|rd|th)?)|\\bi(?:'ve| have)? (?:increased|improved|raised) my [a-z ]{3,40} from (?<inc>\\d[\\d.%]* to \\d[\\d.%]*)`,
  ),
  draft: (match) => {
    const value =
      match.capture('time') ??
      match.capture('score') ??
      match.capture('inc') ??
      match.capture('high') ??
      match.capture('lift') ??
      match.capture('elo') ??
      match.capture('rank')
    if (!value) return card(match, true)
    const facet = new RegExp(`\\b(?:${EVENT})\\b`, 'u').exec(match.text)?.[0].replaceAll(' ', '')
    return { slot: 'record', value, relation: 'updates', facet }
  },
  examples: [
    {
      text: 'new 10K personal best today: 49:55',
      cards: [{ slot: 'record', value: '49:55', relation: 'updates', facet: '10k' }],
    },
  ],
  counterExamples: ['did you set a new record?', 'a new record of 40 degrees'],
})

export const record: readonly ExtractionRule[] = [fresh, best]
