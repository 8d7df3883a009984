import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { isCountry } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { PEOPLES } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const PEOPLE_OF =
  /(?:是|(?<=我|本人|俺|我们|咱们)|(?:拿|入籍|归化|移民|加入|入|持)(?:了|的是|着|到)?)(?:一)?(?:个|名|位)?(?:地道的?|纯正的?|土生土长的?|正宗的?|普通的?)?(?<value>(?:(?!是)\p{Script=Han}){2,6}?)(?:人|公民|国籍|华人|华侨|华裔|籍|护照|(?<=(?:入籍|归化)\p{Script=Han}{2,6}))(?:已经|都|有)?(?:[\d一二两三四五六七八九十几好多半]{1,4}年(?:多)?)?(?:了|啊|呢|哦)?$/gu

const OPENING = /^(?:入籍|归化|拿了?|持)/u

/** "我是中国人". */
export const nationalityIs: ExtractionRule = factRule({
  id: 'zh/nationality.is',
  priority: 96,
  confidence: 0.96,
  anchors: ['人', '公民', '籍', '华侨', '华裔', '护照', '归化'],
  pattern: PEOPLE_OF,
  elided: 'chat',
  examples: [{ text: '我是韩国人', cards: [{ slot: 'nationality', value: '韩国' }] }],
  counterExamples: ['他是韩国人', '你是哪国人？', '我是个好人'],
  read: (match, frame) =>
    isCountry(match.raw('value') ?? '') &&
    (frame.explicit || frame.entity !== 'user' || OPENING.test(match.text) || goesOnAboutSelf(match))
      ? take(match, 'nationality')
      : null,
})

const NATIONALITY = /国籍(?:是|为|:)(?<value>[\p{Script=Han}]{2,8})$/gu

/** "国籍是X". */
export const nationalityField: ExtractionRule = factRule({
  id: 'zh/nationality.field',
  priority: 95,
  confidence: 0.92,
  anchors: ['国籍'],
  pattern: NATIONALITY,
  elided: 'speaker',
  examples: [{ text: '我的国籍是加拿大', cards: [{ slot: 'nationality', value: '加拿大' }] }],
  counterExamples: ['他的国籍是加拿大', '你的国籍是哪里？'],
  read: (match) => take(match, 'nationality'),
})

const ETHNICITY = new RegExp(
  `(?:是|属于|(?<=我|本人|俺|我们|我们家|我家|咱家|全家)|民族(?:是|为|:)?)(?:[^,我你您他她的]{2,6}的)?(?:一)?(?:个|名)?(?<value>(?:${oneOf(PEOPLES)}|少数民)族|回民|藏民)(?:的|人|姑娘|小伙子?|女孩|男孩)?(?:了|啊)?$`,
  'gu',
)

/** "我是回族". */
export const ethnicityIs: ExtractionRule = factRule({
  id: 'zh/ethnicity.is',
  priority: 97,
  confidence: 0.93,
  anchors: ['族', '回民', '藏民'],
  pattern: ETHNICITY,
  examples: [{ text: '我是壮族的', cards: [{ slot: 'ethnicity', value: '壮族' }] }],
  counterExamples: ['他是满族人', '你是什么民族？'],
  read: (match) => take(match, 'ethnicity'),
})

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
