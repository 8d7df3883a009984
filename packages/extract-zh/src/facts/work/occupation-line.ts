import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { INDUSTRIES } from '../../lexicon/work/occupations.ts'
import { oneOf } from '../../text/patterns.ts'

const LINE = oneOf(INDUSTRIES)
const IN_LINE = new RegExp(
  `(?<verb>(?:是)?(?:做|干|搞|跑|弄|从事|[转改]了?行(?:做|干|搞)?了?|入行)(?:的是)?)(?<value>[\\p{Script=Han}a-z0-9]{0,6}?(?:${LINE}))(?<tail>(?:方面|相关|这一?行|这一?块|行业|方向)?(?:的(?:工作)?|工作)?)(?:已经|也|都|有|快)?(?:[\\d一二两三四五六七八九十几多好半]{1,4}年(?:多)?)?(?:了|啦|呢)?$`,
  'gu',
)
const CHORES = /^(?:我|咱|什么|点|些|一下|市场$|设计$|测试$|翻译$|检验$|写作$|剪辑$|广告$|直播$|ai$|手工)/u

/** "我是做外贸的", "做芯片验证的", "我干装修十年了". */
export const occupationLine: ExtractionRule = factRule({
  id: 'zh/occupation.line',
  priority: 85,
  confidence: 0.94,
  anchors: ['做', '干', '搞', '跑', '弄', '从事', '转行', '改行', '了行', '入行'],
  pattern: IN_LINE,
  elided: 'chat',
  examples: [
    { text: '我是做外贸的', cards: [{ slot: 'occupation', value: '外贸' }] },
    { text: '坐标东莞，搞模具的', cards: [{ slot: 'occupation', value: '模具' }] },
    { text: '我嫂子做月嫂', cards: [{ slot: 'occupation', value: '月嫂', entity: 'user.sister_in_law' }] },
  ],
  counterExamples: ['他是做外贸的', '我在做设计', '你是做销售的吗', '帮我做翻译', '我想做直播'],
  read: (match, frame) => {
    const named = /的(?:工作)?$|工作$|行$|行业$/u.test(match.raw('tail') ?? '')
    if (frame.negative || (!frame.explicit && !named && !/[转改]了?行/u.test(match.text))) return null
    const value = match.raw('value') ?? ''
    if (!named && (CHORES.test(value) || /在$/u.test(match.before))) return null
    const changed = /[转改]了?行/u.test(match.raw('verb') ?? '')
    return take(match, 'occupation', changed ? { relation: 'updates' } : {})
  },
})

const SUBJECT =
  '语文|数学|英语|物理|化学|生物|历史|地理|政治|体育|音乐|美术|舞蹈|钢琴|古筝|吉他|书法|画画|编程|游泳|瑜伽|健身|日语|法语|德语|韩语|小学|中学|职高|特教|初中|高中|大学|幼儿园|初[一二三]|高[一二三]|[一二三四五六]年级'
const TEACHES = new RegExp(
  `(?:是)?(?<value>教(?:的是)?(?:小学|初中|高中|大学)?(?:${SUBJECT}))(?:的|课)?(?:老师)?(?:了|啊|呢)?$`,
  'gu',
)

/** "我教高中化学", "我们班主任姓钱，教物理". */
export const occupationTeaches: ExtractionRule = factRule({
  id: 'zh/occupation.teaches',
  priority: 86,
  confidence: 0.95,
  anchors: ['教'],
  pattern: TEACHES,
  examples: [
    { text: '我教初中化学', cards: [{ slot: 'occupation', value: '教初中化学' }] },
    { text: '我表姐在县里教英语', cards: [{ slot: 'occupation', value: '教英语', entity: 'user.cousin' }] },
  ],
  counterExamples: ['他教数学', '你教英语吗', '帮我找个教英语的', '我想教数学'],
  read: (match, frame) => (frame.negative ? null : take(match, 'occupation')),
})

const SERVES =
  /(?:去|来|回)?(?<value>当兵|参军|入伍|服役)(?:去|回来)?(?:了|的|呢)?(?:[\d一二两三四五六七八九十几]{1,3}年(?:多)?)?(?:了)?$/gu

/** "我儿子当兵去了". */
export const occupationServes: ExtractionRule = factRule({
  id: 'zh/occupation.serves',
  priority: 91,
  confidence: 0.93,
  anchors: ['当兵', '参军', '入伍'],
  pattern: SERVES,
  elided: 'none',
  event: true,
  examples: [
    { text: '我表弟当兵去了', cards: [{ slot: 'occupation', value: '当兵', entity: 'user.cousin' }] },
  ],
  counterExamples: ['他当兵去了', '我想去当兵', '你当兵了吗'],
  read: (match, frame) =>
    frame.negative || /想|要|准备/u.test(match.before) ? null : take(match, 'occupation'),
})
