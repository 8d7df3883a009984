import type { ExtractionRule } from '@recollect/core/extraction'
import { LONG, NTH_YEAR, SPAN_END } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

/** How long one has been somewhere, or in something. */

const CAME = new RegExp(
  `(?:搬|刚|初|嫁|调|转|进|落户|移民)?(?:来|到|回|在)(?:到|了)?(?<where>[^,我你您他她它了过的来到在]{2,10}?)(?:这边|那边|这里|这儿)?(?:念书|读书|上学|工作|打工|上班|留学|生活|发展|定居|读研|读博|做生意)?(?:都|已经|快|有|也|才|刚|呆|待|住){0,2}(?:了)?(?<value>${LONG})(?<still>了|啦|咯)?(?:吧|呢|啊|哈)?$`,
  'gu',
)
/** 到现在十年了 counts from something else. */
const NO_PLACE =
  /^(?:现在|目前|今天|今年|这|那|如今|此|最后|以后|之后|年底|明年|时候|一起|家里?|医院|酒店|手|货|期)/u
const HELD_IN =
  /(?:公司|厂|店|学校|单位|医院|大学|中学|小学|集团|部队|组|部门|村|镇|县|市|国外|外地|外面|岗位|行业|行|银行|局|院|城|这)$/u

/** "来深圳六年了", "到这家公司三年多了". */
export const tenureCame: ExtractionRule = ownRule({
  id: 'zh/tenure.came',
  priority: 97,
  confidence: 0.92,
  anchors: ['年', '个月', '个半月', '学期', '辈子', '载'],
  pattern: CAME,
  elided: 'chat',
  event: true,
  examples: [
    { text: '来成都五年了', cards: [{ slot: 'tenure', value: '五年' }] },
    { text: '我到浦东三年多了', cards: [{ slot: 'tenure', value: '三年多' }] },
  ],
  counterExamples: ['他来深圳六年了', '到现在三年了', '你来这儿几年了？', '快递到北京一个月了'],
  read: (match, frame) => {
    const where = match.raw('where') ?? ''
    if (frame.negative || NO_PLACE.test(where) || !(isKnownPlace(where) || HELD_IN.test(where))) return null
    const stays = /^(?:搬|嫁|落户|移民)/u.test(match.text)
    if (match.raw('still') === undefined && !(stays || match.clause.index === 0)) return null
    if (match.raw('still') === undefined && /^在/u.test(match.text)) return null
    const place = match.capture('where')
    const tenure = take(match, 'tenure')
    return tenure && stays && place && isKnownPlace(where)
      ? [tenure, { slot: 'location', value: place }]
      : tenure
  },
})

const NTH = new RegExp(
  `(?:(?:这|今年|现在)?(?:已经)?是)?(?<what>[^,你您他她它了过]{0,10}?)(?:的)?(?<value>${NTH_YEAR})(?:了|啦|咯)?(?:吧|呢|啊|哈)?$`,
  'gu',
)
const STATE_IN =
  /带娃|带孩子|陪读|考公|考编|减脂|练|独居|单身|北漂|沪漂|深漂|广漂|[北沪深杭广]漂|留学|工作|当(?:老师|医生|护士|兵|妈|爸)|教书|写作|入行|创业|上班|异地|结婚|恋爱|在一起|备孕|备考|考研|健身|减肥|失业|退休|在[^,]{2,6}|来[^,]{2,6}|读研|读博|待业|做[^,]{1,6}|干[^,]{1,6}|学[^,]{1,6}|练[^,]{1,6}|吃素|戒[烟酒]|坚持[^,]{2,6}/u

/** "来深漂第七个年头了", "独居第三年". */
export const tenureNth: ExtractionRule = ownRule({
  id: 'zh/tenure.nth',
  priority: 95,
  confidence: 0.93,
  anchors: [
    '个年头',
    '第一年',
    '第二年',
    '第三年',
    '第四年',
    '第五年',
    '第六年',
    '第七年',
    '第八年',
    '第九年',
    '第十',
    '第1',
    '第2',
    '第3',
    '第4',
    '第5',
    '第6',
    '第7',
    '第8',
    '第9',
  ],
  pattern: NTH,
  elided: 'chat',
  event: true,
  examples: [
    { text: '这是我北漂的第九个年头', cards: [{ slot: 'tenure', value: '第九个年头' }] },
    { text: '独居第三年，养了一堆花', cards: [{ slot: 'tenure', value: '第三年' }] },
  ],
  counterExamples: ['他北漂第九年了', '合同第三年涨租', '毕业第二年我去了深圳', '你来这儿第几年了'],
  read: (match, frame) => (frame.negative || !STATE_IN.test(match.text) ? null : take(match, 'tenure')),
})

const SENIORITY = new RegExp(
  `(?:工龄|教龄|驾龄|党龄|烟龄|酒龄|球龄|军龄|从业经验|工作经验|烘焙经验)(?:都|已经|快|有|是|:|也|算起来|加起来|一共)?(?:了)?(?<value>${LONG})${SPAN_END}|(?:有|拥有|具备)(?:着|了)?(?:快|将近|近|超过|差不多)?(?<of>${LONG})(?:的)?(?:[^,我你您他她它了过]{0,8}?)(?:工龄|教龄|驾龄|党龄|烟龄|酒龄|球龄|军龄|经验|经历|资历|背景)(?:了)?$|^(?:我|本人)?(?:是)?(?:个|一个|一名|一位)?(?<old>${LONG})(?:的)?(?:老)(?:司机|粉丝?|员工|党员|烟民|球迷|玩家|用户|股民|会员|病号|社畜|教师|读者|观众|驴友|烟枪)(?:了|一枚)?$`,
  'gu',
)

/** "工龄12年", "有八年销售经验", "十年老粉一枚". */
export const tenureSeniority: ExtractionRule = ownRule({
  id: 'zh/tenure.seniority',
  priority: 99,
  confidence: 0.92,
  anchors: ['龄', '经验', '经历', '资历', '背景', '年老', '年的老', '月老'],
  pattern: SENIORITY,
  elided: 'chat',
  examples: [
    { text: '我有八年销售经验', cards: [{ slot: 'tenure', value: '八年' }] },
    { text: '工龄十五年，职称中级', cards: [{ slot: 'tenure', value: '十五年' }] },
    { text: '十年老球迷一枚', cards: [{ slot: 'tenure', value: '十年' }] },
  ],
  counterExamples: ['他有十年驾龄', '要求三年工作经验', '你工龄多少年？', '招有两年经验的司机'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('of') ?? match.capture('old')
    return value === undefined || frame.negative || /要求|需要|招|须|最好/u.test(match.clause.text)
      ? null
      : { slot: 'tenure', value }
  },
})
