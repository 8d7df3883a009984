import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { before, take } from '../../text/take.ts'
import { TRAITS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const TRAIT = oneOf(TRAITS)
const DEGREE =
  '(?:很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|太|偏|又|也|天生|比较的|十分|极其|相当|最|一直|本来|属于|算|算是|略|稍微|这么|那么){0,4}'
const MORE = `(?:[、和又也而且并且还及]{1,3}${DEGREE}(?:${TRAIT})){0,3}`
/** Moods and efforts as often as traits. */
const PASSING =
  /^(?:冲动|努力|理智|成熟|调皮|闷|暴躁|小心|大方|感性|幼稚|冷漠|敏感|任性|搞笑|安静|浪漫|马虎|粗心|果断|热情|贪吃|虚荣|自私|聪明|笨|强势|勤奋|健忘|焦虑|焦虑型|急躁|悲观|乐观|随意|阳光|踏实|现实|安静|懒散)$/u
const SAID_OF_CHARACTER =
  /的(?:人|性格|女生|男生|女孩子?|男孩子?|孩子|家伙|类型|姑娘)|性格|个性|脾气|型|是(?:一)?个|是最|^(?:很|非常|特别|比较|有点|挺|蛮|超|偏|又|最|天生|从小|一直|本来|属于|算)(?!.*了$)/u
const AM = new RegExp(
  `(?:做事|说话|办事|干活|待人|处事|做人|花钱|学习上?|工作上?|性格上?|为人)?(?:情?的?)?(?:是|属于)?(?:一)?(?:个|种|位|名)?(?:典型的?|标准的?|天生的?|那种|纯纯的?)?(?:性格|个性|脾气)?${DEGREE}(?<value>(?:${TRAIT})${MORE})(?:的|型的?)?(?:人|性格|女生|男生|女孩子?|男孩子?|孩子|小孩|一个人|家伙|类型|姑娘|性子)?(?:来的|惯)?(?:了|啊|呢|哦|哈|的){0,4}$`,
  'gu',
)

/** "我很懒", "我是个热情的人". */
export const personalityTrait: ExtractionRule = factRule({
  id: 'zh/personality.trait',
  priority: 76,
  confidence: 0.91,
  anchors: TRAITS,
  pattern: AM,
  elided: 'none',
  examples: [
    { text: '我比较内向', cards: [{ slot: 'personality', value: '内向' }] },
    { text: '我姐姐是个很热情的人', cards: [{ slot: 'personality', value: '热情', entity: 'user.sister' }] },
  ],
  counterExamples: ['他很懒', '你真温柔', '我希望自己更勇敢'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.lead.length > 6 || /今|昨|刚才/u.test(frame.modifiers.when ?? '')) return null
    if (PASSING.test(value) && !SAID_OF_CHARACTER.test(match.text)) return null
    if (/^(?:焦虑|抑郁)$/u.test(value) && !/的人|性格|容易|从小|一向/u.test(match.text)) return null
    return /[在再更]$/u.test(match.before) ? null : take(match, 'personality')
  },
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
  confidence: 0.94,
  anchors: ['性格', '个性', '脾气', '为人', '缺点', '优点', '弱点', '毛病', '性子', '长处'],
  pattern: NAMED,
  elided: 'none',
  examples: [{ text: '我最大的优点是守时', cards: [{ slot: 'personality', value: '守时' }] }],
  counterExamples: ['这款手机的优点是便宜', '他的缺点是固执', '我的性格是什么样的？'],
  read: (match, frame) =>
    frame.negative || /^(?:多么|怎么|奇怪|什么|这样|那样)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'personality', before(match, /有时候?|经常|总是|导致|所以|容易/u)),
})
