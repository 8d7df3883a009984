import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { ROUTINE_VERBS } from '../lexicon/routines.ts'
import { oneOf } from '../patterns.ts'

const VERBS = oneOf([
  ...ROUTINE_VERBS,
  '化妆',
  '打扮',
  '减肥',
  '护肤',
  '喝酒',
  '抽烟',
  '烫头',
  '吵架',
  '骂人',
  '说脏话',
  '撒谎',
  '赊',
  '发',
  '参加',
  '出门',
  '社交',
  '打扮',
  '聊',
  '接',
  '借',
  '关注',
  '主动',
  '求人',
  '穿',
  '戴',
  '上',
  '打车',
  '逛街',
  '出去',
  '碰',
  '沾',
  '染',
  '烫',
  '剩',
  '浪费',
  '迟到',
  '请假',
  '赊账',
  '网购',
  '囤',
  '追',
  '刷',
  '熬',
  '联系',
])
const NEVER = new RegExp(
  `(?:从来不|从不|绝不|一向不|向来不|基本上?不|一般不|平时不|平常不|几乎不|几乎从不|很少|极少|不怎么|不太|不常|不大|压根不|从来都不|都不怎么|基本都不|通常不)(?:会|去|在|主动|自己|随便|乱|怎么|再|出去)?(?<value>(?:在[\\p{Script=Han}]{1,4}|跟[\\p{Script=Han}]{1,4}|和[\\p{Script=Han}]{1,4}|给[\\p{Script=Han}]{1,4})?(?:${VERBS})(?:[^,你您他她我了过]|(?<=吉)他){0,12}?)(?<gone>了)?[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const NO_HABIT =
  /^.$|^(?:上厕所|大便|小便|知道|来往|得|来$|去$|好|过$|做到|看好|看得|听得|听说|吃得|想|回来$|会|看$|做$|用$|打$|买$|走$|给$|跟$|和$|睡得|吃惯|喝惯|上$|过得|发生|发现|记得|做人|打算|见|读得|写得|关$|过去$|用带|上劲|走心|带脑子|睡得?|和谐)|吗$|[不没]/u

/** "从不在外面吃早餐", "基本上不发朋友圈". */
export const habitNever: ExtractionRule = ownRule({
  id: 'zh/habit.never',
  priority: 62,
  confidence: 0.92,
  anchors: [
    '从来',
    '从不',
    '绝不',
    '一向不',
    '向来不',
    '基本',
    '一般不',
    '平时不',
    '平常不',
    '几乎',
    '很少',
    '极少',
    '不怎么',
    '不太',
    '不常',
    '不大',
    '压根不',
    '通常不',
  ],
  pattern: NEVER,
  elided: 'inherit',
  readsNegation: true,
  examples: [
    { text: '我基本上不发朋友圈', cards: [{ slot: 'habit', value: '发朋友圈', polarity: 'negative' }] },
  ],
  counterExamples: ['他基本上不发朋友圈', '我不太知道', '你很少出门吗？', '很少有人去'],
  read: (match, frame) =>
    frame.modifiers.negative ||
    NO_HABIT.test(match.raw('value') ?? '') ||
    /今|昨|明/u.test(frame.modifiers.when ?? '')
      ? null
      : take(
          match,
          'habit',
          match.raw('gone') === undefined ? { polarity: 'negative' } : { relation: 'retracts' },
        ),
})

const FIRST_THING =
  /(?<value>(?:每天|早上|早晨|清早|起床|起床后|早上起来|早上醒来|醒来|睡醒|回家|到家|下班|下班回家|进门|睡前)(?:的)?(?:第一件事|最后一件事|头一件事)(?:就|都|一定|必|总)?是(?:[^,你您他她]|(?<=吉)他){2,14}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "早上起来第一件事就是喝温水". */
export const habitFirstThing: ExtractionRule = ownRule({
  id: 'zh/habit.first-thing',
  priority: 68,
  confidence: 0.92,
  anchors: ['一件事'],
  pattern: FIRST_THING,
  elided: 'speaker',
  examples: [
    { text: '早上起来第一件事就是喝温水', cards: [{ slot: 'habit', value: '早上起来第一件事就是喝温水' }] },
  ],
  counterExamples: ['他早上第一件事就是喝温水', '你早上第一件事是什么？', '第一件事就是道歉'],
  read: (match, frame) => (/今|昨|明/u.test(frame.modifiers.when ?? '') ? null : take(match, 'habit')),
})

const RITUAL =
  /(?:睡前|早上|早晨|饭后|晚上|上班前|出门前|午后|每天|起床后)不(?<value>(?:看|喝|吃|听|刷|抽|洗|跑|玩|泡|读|练|撸|做)(?:[^,你您他她我]|(?<=吉)他){1,8}?)(?:我)?(?:就|根本|都|会|完全|真的){0,3}(?:睡不着|睡不好|没精神|醒不了|醒不过来|提不起劲|浑身难受|难受|不舒服|不踏实|不行)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "睡前不看会儿小说根本睡不着". */
export const habitRitual: ExtractionRule = ownRule({
  id: 'zh/habit.ritual',
  priority: 84,
  confidence: 0.92,
  anchors: ['前不', '上不', '晨不', '后不', '天不'],
  pattern: RITUAL,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '睡前不看会儿小说根本睡不着', cards: [{ slot: 'habit', value: '看会儿小说' }] }],
  counterExamples: ['他睡前不看小说睡不着', '早上不吃饭会不舒服吗？', '晚上不睡觉不行'],
  read: (match) => (/饭|早餐|觉|药|水$/u.test(match.raw('value') ?? '') ? null : take(match, 'habit')),
})

const ANNOUNCED =
  /有(?:个|一个|这么个|这么一个)?(?:小|坏|老|怪|很怪的|奇怪的|改不掉的|不好的|不太好的)?(?:习惯|毛病|怪癖|癖好|怪毛病)(?:就是|是)?$/gu
const A_HABIT = /^(?:就是|是)?(?<habit>[^,。!?;:]{3,20}?)(?:的|了)?(?=[,。!?;\s]|$)/u

/** "我有个毛病，一紧张就抖腿": what follows is the habit. */
export const habitAnnounced: ExtractionRule = ownRule({
  id: 'zh/habit.announced',
  priority: 90,
  confidence: 0.92,
  anchors: ['习惯', '毛病', '怪癖', '癖好'],
  pattern: ANNOUNCED,
  elided: 'none',
  examples: [{ text: '我有个毛病，一紧张就抖腿', cards: [{ slot: 'habit', value: '一紧张就抖腿' }] }],
  counterExamples: ['他有个毛病，一紧张就抖腿', '我没有这个习惯，你呢', '我有个毛病，你知道吗？'],
  read: (match, frame) => {
    const { clause } = match
    const rest = clause.sentence.text.slice(clause.end - clause.sentence.start).replace(/^[,\s]+/u, '')
    const habit = A_HABIT.exec(rest)?.groups?.['habit']
    return habit === undefined || frame.negative || /[你您他她]|但|不过|什么/u.test(habit)
      ? null
      : { slot: 'habit', value: habit }
  },
})

const ACT = '(?:吃|喝|抽|吸|打|玩|赌|看|听|刷|逛|化|熬|追|碰|沾|用|养|穿|买)[^,我你您他她也不了]{1,5}'
const NEITHER = new RegExp(
  `(?:既)?不(?<one>${ACT}?)(?:,)?(?:也|又|更)不(?<two>${ACT}?)[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我不喝酒也不抽烟". */
export const habitNeither: ExtractionRule = ownRule({
  id: 'zh/habit.neither',
  priority: 80,
  confidence: 0.94,
  anchors: ['也不', '又不', '更不'],
  pattern: NEITHER,
  elided: 'inherit',
  readsNegation: true,
  examples: [
    {
      text: '我不喝酒也不抽烟',
      cards: [
        { slot: 'habit', value: '喝酒', polarity: 'negative' },
        { slot: 'habit', value: '抽烟', polarity: 'negative' },
      ],
    },
  ],
  counterExamples: ['他不喝酒也不抽烟', '我今天不吃饭也不喝水', '你不喝酒也不抽烟吗？'],
  read: (match, frame) => {
    const parts = [match.capture('one'), match.capture('two')].filter((part) => part !== undefined)
    if (/今|昨|明|现在/u.test(frame.modifiers.when ?? '') || frame.negative) return null
    return parts.map((value) => ({ slot: 'habit', value, polarity: 'negative' as const }))
  },
})
