import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const PEOPLE_ENDS = '华人|华侨|华裔|公民|国籍|永久居民|混血儿?|后裔|侨民|台胞|归侨'

/** "我是马来西亚华人", "美籍华人". */
export const nationalityOverseas: ExtractionRule = factRule({
  id: 'zh/nationality.overseas',
  priority: 97,
  confidence: 0.93,
  anchors: PEOPLE_ENDS.replaceAll('?', '').split('|'),
  pattern: new RegExp(
    `是(?:个|一个|一名|第[一二三四]代)?(?<value>\\p{Script=Han}{1,6}(?:籍)?(?:${PEOPLE_ENDS}))(?:的)?$`,
    'gu',
  ),
  examples: [{ text: '我是印尼华侨', cards: [{ slot: 'nationality', value: '印尼华侨' }] }],
  counterExamples: ['他是美籍华人', '你是公民吗', '我是守法公民'],
  read: (match) => (/守法|好|普通|合法|老/u.test(match.text) ? null : take(match, 'nationality')),
})
