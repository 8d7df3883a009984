import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const TIME_THERE = `(?:已经|都|快|也)?(?:没多久|不久|不到${DURATION}|${DURATION}|好(?:久|几年|多年))(?:了)?`

/** To rent a home somewhere is a state, to come there an event. */
const tenseOf = ({ modifiers: { past, ago } }: Frame) => (past || ago ? { tense: 'past' as const } : {})

/** "刚搬来珠海没多久", "来杭州三年了", "在无锡租房子住". */
export const locationCameTo: ExtractionRule = factRule({
  id: 'zh/location.came-to',
  priority: 102,
  confidence: 0.92,
  anchors: ['来', '租房', '租了', '扎根', '落户', '安家', '落脚'],
  pattern: new RegExp(
    `(?:搬|刚|初)?来(?:到)?(?<value>\\p{Script=Han}{2,8}?)${TIME_THERE}$|在(?<rent>\\p{Script=Han}{2,10}?)(?:这边|那边)?(?:租(?:了)?(?:个|间|套)?(?:房子?|单间|公寓)(?:住)?|扎根|落户|安家|落脚)(?:了|呢)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '刚搬来珠海没多久', cards: [{ slot: 'location', value: '珠海', relation: 'updates' }] },
    { text: '我在杭州租房子住', cards: [{ slot: 'location', value: '杭州' }] },
  ],
  counterExamples: ['他来北京三年了', '来公司五年了', '过来一会儿了', '在网上租房子'],
  read: (match, frame) => {
    if (frame.negative) return null
    const rent = match.capture('rent')
    if (rent)
      return looksLikePlace(match.raw('rent') ?? '')
        ? { slot: 'location', value: rent, ...tenseOf(frame) }
        : null
    const fresh = /^[搬刚初]/u.test(match.text) ? { relation: 'updates' as const } : {}
    return isKnownPlace(match.raw('value') ?? '') ? take(match, 'location', fresh) : null
  },
})
