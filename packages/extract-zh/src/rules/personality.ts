import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { before, take } from '../frame/take.ts'
import { TRAITS } from '../lexicon/traits.ts'
import { oneOf } from '../patterns.ts'

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

const QUALITY =
  /(?<value>(?:(?:没有?|没什么|没啥|缺乏|缺少)(?:太多|多少)?(?:耐心|主见|上进心|安全感|责任心|自信心?|毅力|定力|自制力|自控力|心眼儿?|城府|架子|脾气|野心|追求|幽默感|主心骨|同情心|好奇心|长性|恒心|常性)|(?:耐心|自制力|自控力|毅力|责任心|上进心|好奇心|控制欲|占有欲|同情心|自尊心|胜负欲|好胜心|执行力|行动力|记性|记忆力|方向感|表达能力|社交能力|抗压能力|动手能力|心态|心理素质|胆量|脸皮|自信心)(?:一直|也|都|真的)?(?:很|太|比较|特别|不太?|有点|非常|挺|极其?|奇|巨|贼|爆|稀|超级?|算是?){0,2}(?:烂|强|弱|差|够|足|好|重|高|低|大|小|厚|薄)))(?:的|了|啊|呢){0,2}$/gu

/** "我耐心不够", "我方向感很差". */
export const personalityQuality: ExtractionRule = factRule({
  id: 'zh/personality.quality',
  priority: 84,
  confidence: 0.92,
  anchors: [
    '主见',
    '安全感',
    '自信',
    '定力',
    '心眼',
    '城府',
    '架子',
    '脾气',
    '野心',
    '追求',
    '幽默感',
    '主心骨',
    '长性',
    '恒心',
    '常性',
    '耐心',
    '自制力',
    '自控力',
    '毅力',
    '责任心',
    '上进心',
    '好奇心',
    '控制欲',
    '占有欲',
    '同情心',
    '自尊心',
    '胜负欲',
    '好胜心',
    '执行力',
    '行动力',
    '记性',
    '记忆力',
    '方向感',
    '能力',
    '心态',
    '心理素质',
    '胆量',
    '脸皮',
    '自信心',
  ],
  pattern: QUALITY,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我方向感很差', cards: [{ slot: 'personality', value: '方向感很差' }] }],
  counterExamples: ['他耐心不够', '你执行力强吗', '这款手机抗压能力强'],
  read: (match, frame) =>
    frame.negative && /^[没缺]/u.test(match.raw('value') ?? '') ? null : take(match, 'personality'),
})
