import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../../lexicon/home/places.ts'

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

const LIVES_OR_WORKS =
  /住|租|工作|上班|当兵|参军|服役|读|上学|上大学|念|留学|定居|嫁|打工|实习|开店|开了|做[^,]{1,8}的?$|当[^,]{1,8}$|安家|买了?房|成家/u
const ONLY_WHERE = /^(?:就|现在|目前|都|还)?在(?<value>[^,我你您他她它了过的]{2,10}?)(?:呢|那边|这边|啊)?$/gu

/** "现在住丈母娘家，在合肥", "我儿子当兵去了，在新疆": the place in a clause of its own. */
export const locationGoesOn: ExtractionRule = factRule({
  id: 'zh/location.goes-on',
  priority: 59,
  confidence: 0.94,
  anchors: [...CITIES, ...COUNTRIES, ...FOREIGN_CITIES],
  pattern: ONLY_WHERE,
  elided: 'speaker',
  examples: [
    { text: '我儿子当兵去了，在新疆', cards: [{ slot: 'location', value: '新疆', entity: 'user.son' }] },
  ],
  counterExamples: ['他当兵去了，在新疆', '我在上班，在路上', '下雨了，在新疆', '他们住酒店，在新疆'],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    const told = LIVES_OR_WORKS.test(near) && !/[他她它你您]|酒店|宾馆|想|要|[吗么]$/u.test(near)
    return told && !frame.negative && isKnownPlace(match.raw('value') ?? '') ? take(match, 'location') : null
  },
})
