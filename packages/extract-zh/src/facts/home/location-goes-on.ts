import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../../lexicon/home/places.ts'

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
