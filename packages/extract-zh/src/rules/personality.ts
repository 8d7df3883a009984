import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { TRAITS } from '../lexicon/traits.ts'
import { oneOf } from '../patterns.ts'

const TRAIT = oneOf(TRAITS)
const DEGREE =
  '(?:很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|太|偏|又|也|天生|比较的|十分|极其|相当|最|一直|本来|属于|算|算是|略|稍微|这么|那么){0,4}'
const MORE = `(?:[、和又也而且并且还及]{1,3}${DEGREE}(?:${TRAIT})){0,3}`
const AM = new RegExp(
  `(?:是|属于)?(?:一)?(?:个|种|位|名)?(?:性格|个性|脾气)?${DEGREE}(?<value>(?:${TRAIT})${MORE})(?:的|型的?)?(?:人|性格|女生|男生|女孩子?|男孩子?|孩子|小孩|一个人|家伙|类型|姑娘|性子)?(?:来的)?(?:了|啊|呢|哦|哈|的){0,4}$`,
  'gu',
)

/** "我很懒", "我是个热情的人". */
export const personalityTrait: ExtractionRule = factRule({
  id: 'zh/personality.trait',
  priority: 76,
  confidence: 0.88,
  anchors: TRAITS,
  pattern: AM,
  elided: 'none',
  examples: [
    { text: '我比较内向', cards: [{ slot: 'personality', value: '内向' }] },
    { text: '我姐姐是个很热情的人', cards: [{ slot: 'personality', value: '热情', entity: 'user.sister' }] },
  ],
  counterExamples: ['他很懒', '你真温柔', '我希望自己更勇敢'],
  read: (match, frame) => (frame.lead.length > 6 ? null : take(match, 'personality')),
})

const TYPE =
  /(?:是|属于|性格是)?(?:一)?(?:个|名)?(?:典型的?)?(?<value>[ie][ns][tf][pj](?:-[at])?)(?:人格?|型|的)?(?:人)?$/gu
const TYPES = ['i', 'e'].flatMap((a) =>
  ['n', 's'].flatMap((b) => ['t', 'f'].flatMap((c) => ['p', 'j'].map((d) => `${a}${b}${c}${d}`))),
)

/** "我是INFP". */
export const personalityType: ExtractionRule = factRule({
  id: 'zh/personality.type',
  priority: 97,
  confidence: 0.92,
  anchors: TYPES,
  pattern: TYPE,
  elided: 'none',
  examples: [{ text: '我是INTJ', cards: [{ slot: 'personality', value: 'INTJ' }] }],
  counterExamples: ['他是INTJ', '你是INFP吗？'],
  read: (match) => take(match, 'personality'),
})

const NAMED =
  /(?:的)?(?:性格|个性|脾气|为人|缺点|优点|弱点|毛病|性子|长处)(?:就)?(?:一直|也|都)?(?:(?:是|有|属于|:|比较|很|非常|特别|偏|有点|挺|算){1,4}(?:那种)?(?:一个)?|(?=不太?[好急坏]))(?<value>[^,]{1,24}?)(?:的|型的?|那种|一类|性格)?(?:了)?$/gu

/** "我的缺点是X", "我的性格比较X". */
export const personalityNamed: ExtractionRule = factRule({
  id: 'zh/personality.named',
  priority: 78,
  confidence: 0.88,
  anchors: ['性格', '个性', '脾气', '为人', '缺点', '优点', '弱点', '毛病', '性子', '长处'],
  pattern: NAMED,
  elided: 'none',
  examples: [{ text: '我最大的优点是守时', cards: [{ slot: 'personality', value: '守时' }] }],
  counterExamples: ['这款手机的优点是便宜', '他的缺点是固执', '我的性格是什么样的？'],
  read: (match, frame) => (frame.negative ? null : take(match, 'personality')),
})
