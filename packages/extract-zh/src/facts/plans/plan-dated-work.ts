import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

/** Plans told by a date and a place alone: where one will begin, go back to, or go instead. */

const AHEAD =
  '(?:下(?:个)?(?:周|星期|礼拜|月|学期|半年)(?:[一二三四五六日天])?|明年|后天|月底|年底|年后|节后|国庆后|元旦后|暑假|寒假|开春|[一二三四五六七八九十\\d]{1,2}月(?:份)?(?:[一二三四五六七八九十\\d]{1,3}[号日])?|[一二三四五六七八九十\\d]{1,3}号)'
const STARTS = new RegExp(
  `(?<when>${AHEAD})(?:就|才|正式|我|就要|要|会){0,2}(?:开始)?(?<value>(?:在|去|到)[^,我你您他她它那这了过]{2,12}?(?:上班|入职|报到|工作|实习|任职|上课|读书|读研))(?:了)?$`,
  'gu',
)

/** "下个月开始在银行上班". */
export const planStartsAt: ExtractionRule = factRule({
  id: 'zh/plan.starts-at',
  priority: 99,
  confidence: 0.93,
  anchors: ['上班', '入职', '报到', '工作', '实习', '任职', '上课', '读书', '读研'],
  pattern: STARTS,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '我下个月开始在银行上班', cards: [{ slot: 'plan', value: '在银行上班' }] },
    { text: '我妹明年去苏州读研', cards: [{ slot: 'plan', value: '去苏州读研', entity: 'user.sister' }] },
  ],
  counterExamples: ['他下个月去银行上班', '你下周在公司上班吗', '我去年3月开始在银行上班', '下周去哪上班'],
  read: (match, frame) =>
    frame.negative || /去年|前年|今年|那年|从$|自$|\d年|哪|想|要不要/u.test(match.before + match.text)
      ? null
      : take(match, 'plan', { when: match.raw('when') }),
})

const FESTIVE =
  '(?:(?:正月|大年)?初[一二三四五六七八九十]|(?:正月)?十[五六]|清明|五一|端午|中秋|国庆|元旦|年三十|小年|腊月(?:二十[一二三四五六七八九]?|廿[一二三四五六七八九]))'
const RETURNS = new RegExp(
  `(?<when>${FESTIVE})(?:就|才|得|要|再|后)?(?<value>(?:回|去|返)(?<place>\\p{Script=Han}{2,6}?)(?:上班|上学|打工|开工|复工|工作|过年|团聚)?)(?:了)?$`,
  'gu',
)

/** "初八回深圳上班". */
export const planReturns: ExtractionRule = factRule({
  id: 'zh/plan.returns',
  priority: 75,
  confidence: 0.93,
  anchors: ['初', '十五', '十六', '清明', '五一', '端午', '中秋', '国庆', '元旦', '三十', '小年', '腊月'],
  pattern: RETURNS,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [{ text: '票抢到了，初八回深圳上班', cards: [{ slot: 'plan', value: '回深圳上班' }] }],
  counterExamples: ['他初八回深圳', '初八回去', '你初八回深圳吗', '去年国庆去成都'],
  read: (match, frame) =>
    frame.negative || /去年|前年|每年|想|如果/u.test(match.before) || !isPlace(match.raw('place') ?? '')
      ? null
      : take(match, 'plan', { when: match.raw('when') }),
})
const isPlace = (words: string): boolean => words === '老家' || words === '学校' || isKnownPlace(words)

const MOVED = new RegExp(
  `改(?:成|到|为|在)(?:了)?(?<when>${AHEAD}|${FESTIVE}|春天|夏天|秋天|冬天|周末)(?:再|才|和[^,]{1,6})?(?<value>去[^,我你您他她它]{2,10}?)(?:了|啦)?$`,
  'gu',
)

/** "我改成五月去西藏": the same plan at another time. */
export const planRedated: ExtractionRule = factRule({
  id: 'zh/plan.redated',
  priority: 78,
  confidence: 0.92,
  anchors: ['改成', '改到', '改为', '改在', '改成了', '改到了'],
  pattern: MOVED,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [
    { text: '我改到腊月廿八去漠河', cards: [{ slot: 'plan', value: '去漠河', relation: 'updates' }] },
  ],
  counterExamples: ['他改成五月去西藏', '会议改到下周', '能改到下周去吗', '你改到五月去吧'],
  read: (match, frame) =>
    frame.negative ? null : take(match, 'plan', { when: match.raw('when'), relation: 'updates' }),
})
