import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import type { Frame } from '../../text/fact-rule.ts'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { MEASURE } from '../../text/patterns.ts'

const NUM = String.raw`(?:\d{1,3}|[一二三四五六七八九十百]{1,4}|十几|[二三四五六七八九]十[几多])(?:多|来|几)?`
const YEARS = new RegExp(
  `(?:年龄|年纪|岁数)?(?:有|是|为|:|都|快|马上|刚满?|满|将近|差不多|要|过了|也就|才|已经){0,4}(?:是?一?${MEASURE})?(?<value>${NUM})(?:(?:周)?岁|的人(?=了)|好几(?=了|的人|$))(?:半|多|整)?(?:的(?=[\\p{Script=Han}]{1,10}$)[\\p{Script=Han}]{1,10})?(?:了|啦|啊|呢|哈|而已|的人|的)?$`,
  'gu',
)

/** "我22岁", "今年25岁": not "14岁那年". */
export const ageYears: ExtractionRule = factRule({
  id: 'zh/age.years',
  priority: 90,
  confidence: 0.97,
  anchors: ['的人', '好几', '岁', '奔'],
  pattern: YEARS,
  elided: 'inherit',
  examples: [
    { text: '我今年28岁', cards: [{ slot: 'age', value: '28' }] },
    { text: '我女儿五岁了', cards: [{ slot: 'age', value: '五', entity: 'user.daughter' }] },
  ],
  counterExamples: ['他今年30岁', '你几岁？', '我18岁那年去了北京', '我十岁的时候搬过家'],
  read: (match, frame) => {
    if (/的时候|时候|那年|时$|以前|之前|开始/u.test(match.text)) return null
    if (/^有.{0,6}岁.{0,2}的/u.test(match.text)) return null
    if (frame.entity === 'user' && SMALL.test(match.raw('value') ?? '')) return null
    // 大我六岁 compares
    if (/[大小长][我俺]?$/u.test(match.before)) return null
    return take(match, 'age')
  },
})

/** "我三十了", "我49": a bare number with the speaker named and nothing after it. */
const TURNED =
  /(?:都|也|已经|快|马上|就要|就|才|刚|刚满|满|奔|要|今年|明年就|虚岁|周岁|实岁){0,3}(?<value>[二三四五六七八九]?十[一二三四五六七八九]?|[1-9]\d)(?<after>了|啦|的人了?|好几了?|出头|多了?|整)?$/gu

const BARE =
  /(?:今年|年龄(?:是|为|:)?|现在)(?:刚|都|快|满|已经|就|也){0,4}(?<value>\d{1,2}|[二三四五六七八九]?十[一二三四五六七八九]?)(?:了|啦)?$/gu

/** "我今年28". */
export const ageBare: ExtractionRule = factRule({
  id: 'zh/age.bare',
  priority: 85,
  confidence: 0.97,
  anchors: ['今年', '年龄', '现在'],
  pattern: BARE,
  elided: 'chat',
  examples: [{ text: '我今年31', cards: [{ slot: 'age', value: '31' }] }],
  counterExamples: ['今年是2024', '他今年31'],
  read: (match, frame) =>
    !isOfAnother(match, frame) &&
    (frame.explicit || frame.entity !== 'user' || match.clause.index === 0 || goesOnAboutSelf(match))
      ? take(match, 'age')
      : null,
})

const JUST_ELIDED = new RegExp(
  `^(?:我)?(?:刚|今年|马上|快|已经|现在|就|都|也|要|满|虚岁|周岁|本人){0,4}(?<value>${NUM})岁(?:了|啦|整)?$`,
  'gu',
)

/** Told to a doctor of a child or a patient: who writes is no small child. */
const PATIENT = /患者|病人|男童|女童|男孩|女孩|男宝|女宝|宝宝|孩子|婴儿|幼儿/u
const SMALL = /^(?:\d|[一二两三四五六七八九])$/u
const isOfAnother = (match: RuleMatch, frame: Frame): boolean =>
  !frame.explicit &&
  frame.entity === 'user' &&
  (SMALL.test(match.raw('value') ?? '') ||
    PATIENT.test(match.clause.sentence.message.slice(0, match.clause.end)))

/** A clause that is nothing but an age: "28岁", "今年28岁了". */
export const ageAlone: ExtractionRule = factRule({
  id: 'zh/age.alone',
  priority: 84,
  confidence: 0.83,
  anchors: ['岁'],
  pattern: JUST_ELIDED,
  elided: 'speaker',
  examples: [{ text: '今年四十岁了', cards: [{ slot: 'age', value: '四十' }] }],
  counterExamples: ['她妹妹，28岁', '他是老师，四十岁'],
  read: (match, frame) => (isOfAnother(match, frame) ? null : take(match, 'age')),
})

/** "他三十了", "我49": of a person named or pointed at. */
export const ageTurned: ExtractionRule = factRule({
  id: 'zh/age.turned',
  priority: 83,
  confidence: 0.92,
  anchors: ['十', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  pattern: TURNED,
  elided: 'none',
  examples: [
    {
      text: '我有个表哥。他四十了。',
      cards: [{ slot: 'age', value: '四十', entity: 'user.cousin' }],
    },
    { text: '我都五十好几了', cards: [{ slot: 'age', value: '五十' }] },
  ],
  counterExamples: ['他三十了', '我考了90', '我吃了十多了', '我排第20了', '我172'],
  read: (match, frame) => {
    if (frame.lead !== '' || frame.negative) return null
    const bare = match.raw('after') === undefined && /^\d|^[二三四五六七八九]?十/u.test(match.text)
    return bare && (frame.entity !== 'user' || match.clause.text.length > BARE_LONGEST)
      ? null
      : take(match, 'age')
  },
})
const BARE_LONGEST = 4

const DECADE =
  /(?:是)?(?:个|一个|一名|一枚|典型的?|标准的?)?(?<value>(?:[5-9][05]|00|05|10|[五六七八九]零|零零|零五)后)(?:的|人|一枚|女|男|宝妈|奶爸|社畜|打工人|\p{Script=Han}{1,4}一枚)?(?:了|啊)?$/gu

/** "零零后一枚", "我是95后". */
export const ageDecade: ExtractionRule = factRule({
  id: 'zh/age.decade',
  priority: 84,
  confidence: 0.93,
  anchors: ['后'],
  pattern: DECADE,
  elided: 'chat',
  examples: [{ text: '我是95后', cards: [{ slot: 'age', value: '95后' }] }],
  counterExamples: ['他是95后', '现在的00后', '你是90后吗？'],
  read: (match, frame) =>
    frame.explicit ||
    /一枚|宝妈|奶爸|[男女]$/u.test(match.text) ||
    (/^[,。\s]*$/u.test(match.after) &&
      match.clause.text === match.text &&
      match.clause.sentence.message.slice(0, 100).includes('我'))
      ? take(match, 'age')
      : null,
})

const INFANT =
  /(?:才|刚|刚刚|快|已经|今年|现在|也|都){0,3}(?<value>满月|百天|[\d一二两三四五六七八九十]{1,3}个(?:半|多)?月|半岁|[\d一二两三四五六七八九]{1,2}岁(?:半|[\d一二三四五六七八九]{1,2}个月)|一周岁|两周岁)(?:大|多)?(?:了|啦)?$/gu
const YOUNG =
  /^user\.(?:child|son|daughter|grandchild|grandson|granddaughter|nephew|niece|pet|brother|sister)$/u

/** "我儿子刚满月", "我家狗八个月了". */
export const ageInfant: ExtractionRule = factRule({
  id: 'zh/age.infant',
  priority: 91,
  confidence: 0.93,
  anchors: ['满月', '百天', '个月', '个半月', '个多月', '岁'],
  pattern: INFANT,
  examples: [{ text: '我女儿七个月了', cards: [{ slot: 'age', value: '七个月', entity: 'user.daughter' }] }],
  counterExamples: ['他女儿七个月了', '我来了七个月了', '你家宝宝几个月了？'],
  read: (match, frame) => (YOUNG.test(frame.entity) && !frame.negative ? take(match, 'age') : null),
})

/** "我都奔四了", "虚岁四十二", "快六张了". */
export const ageNearly: ExtractionRule = factRule({
  id: 'zh/age.nearly',
  priority: 91,
  confidence: 0.93,
  anchors: ['奔', '虚岁', '周岁'],
  pattern:
    /奔(?<decade>[三四五六七八]十?)(?:去|张)?(?:的人)?(?:(?:了|啦|啊)?|了(?:还|都|也|才)[^,]{1,8})$|(?:虚岁|周岁)(?:都|已经|是|有|刚满?)?(?<value>\d{1,3}|[一二三四五六七八九十百]{1,4})(?:岁)?(?:了|啦)?$/gu,
  elided: 'chat',
  examples: [
    { text: '我都奔五了', cards: [{ slot: 'age', value: '五' }] },
    { text: '我虚岁三十六', cards: [{ slot: 'age', value: '三十六' }] },
  ],
  counterExamples: ['他奔四了', '直奔三亚', '奔着第一去', '你虚岁多少？'],
  read: (match) => {
    const decade = match.capture('decade')
    return decade ? { slot: 'age', value: decade } : take(match, 'age')
  },
})

const COMPARED =
  /(?<value>比我(?:整整|只|就|才|足足)?(?:大|小|长|年长)了?(?:整整|快|差不多|将近)?(?:\d{1,2}|[一二两三四五六七八九十]{1,3}|好几|十几)(?:岁|个月))(?:半|多)?(?:的)?(?:了|啊|呢)?$/gu

/** "我姐姐比我大四岁": an age by its distance. */
export const ageCompared: ExtractionRule = factRule({
  id: 'zh/age.compared',
  priority: 92,
  confidence: 0.93,
  anchors: ['比我'],
  pattern: COMPARED,
  elided: 'inherit',
  examples: [
    { text: '我姐姐比我大四岁', cards: [{ slot: 'age', value: '比我大四岁', entity: 'user.sister' }] },
  ],
  counterExamples: ['他比我大四岁', '你比我小几岁？', '这房子比我大三岁'],
  read: (match, frame) =>
    frame.entity === 'user' || frame.negative || match.clause.text.includes('你') ? null : take(match, 'age'),
})
