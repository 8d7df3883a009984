import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { ROUTINE_VERBS } from '../../lexicon/habits/routines.ts'
import { oneOf } from '../../text/patterns.ts'

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
