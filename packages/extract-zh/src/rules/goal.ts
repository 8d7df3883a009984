import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../frame/fact-rule.ts'
import { isOccupation } from '../frame/jobs.ts'
import { take } from '../frame/take.ts'

const CAREER = /^(?<verb>当|做|成为|变成)(?:一?[个名位])?(?<job>[^,]{2,16}?)(?:了|的){0,4}$/u

/** Wishes for a job have one form, 当医生, and one facet, so that a new one can replace the old one. */
function goalOf(match: RuleMatch): Proposal | null {
  const value = match.capture('value')
  if (value === undefined) return null
  const career = CAREER.exec(match.raw('value') ?? '')?.groups
  const { verb, job } = career ?? {}
  if (verb === undefined || job === undefined || !isOccupation(job)) return { slot: 'goal', value }
  return {
    slot: 'goal',
    value: value.text.includes(job) ? `${verb === '做' ? '当' : verb}${job}` : value,
    at: value,
    facet: 'career',
  }
}

const DREAM =
  /(?:的)?(?:梦想|理想|目标|愿望|志向|心愿|人生目标)(?:一直|就|是|也|还|现在|改成了?|变成了?){0,4}(?:是|就是|:|改成了?|变成了?)(?:能够?|可以|要)?(?<value>[^,]{2,30}?)(?:了|的)?$/gu

/** "我的梦想是X". */
export const goalDream: ExtractionRule = factRule({
  id: 'zh/goal.dream',
  priority: 90,
  confidence: 0.92,
  anchors: ['梦想', '理想', '目标', '愿望', '志向', '心愿'],
  pattern: DREAM,
  elided: 'none',
  examples: [{ text: '我的梦想是开一家书店', cards: [{ slot: 'goal', value: '开一家书店' }] }],
  counterExamples: ['他的梦想是当画家', '你的梦想是什么？', '梦想总会实现的'],
  read: (match) => (/他|她/u.test(match.raw('value') ?? '') ? null : goalOf(match)),
})

const BECOME =
  /(?:非要|一门心思要|一门心思想|死活要|铁了心要|一心要|吵着要|闹着要|认准了要|想要?|希望(?:自己)?(?:能|可以|将来|以后)?|立志|决心|决定|梦想(?:着|成为)?|渴望|诸住|想住|志在|期待)(?:将来|以后|长大后?|能|够|要|可以|有一天|有朝一日|有机会|(?:和|像|跟)[^,]{1,8}一样){0,4}(?<value>(?:把(?=[^,]{1,8}(?:好|流利|清|完|掉|大|下来)$)|成为|当|做(?=[^,]{0,8}(?:[师员家手官警商]|老师|医生|老板|的人))|考上?|开一?[家个间]|学(?=[\p{Script=Han}]{1,8}$)|去(?=[\p{Script=Han}]{2})|减肥|瘦到|换工作|找(?:到|一?[份个])|买一?[套栋辆台个部把]|养(?:一?[只条个])?|留(?:长发|学)|创业|读研|读博|移民|出国|环游|拥有|提高|提升|学会|写一|拿到|通过(?=[^,]{0,8}(?:考试|面试|答辩|[四六]级|科目|审核|考核|资格|雅思|托福))|参加|尝试|挑战|练|攒|赚|存|留长发|组建|转行|跳伞|跳槽|搬到|生(?:个|二)|要(?:个|一?[个把台部])(?=[\p{Script=Han}]{1,6}$)|一[把台部辆]|教书)[^,你您他她这]{0,20}?)(?:了|的|啊|呢|吧){0,4}$/gu
const PASSING =
  /^(?:去(?:吃|喝|睡|上厕所|洗|死|哪|玩一?会|看看|找|问|听|告|外面|那|拿|买|接|医院|学校|公司|楼下)|学学|找到?你|参加一下|做(?:什么|饭|作业)|当然|当作|买一?[个份杯瓶]|尝试一下|找个(?:人|时间|地方)|找一些|要个|去的|去.{0,3}(?:公园|散步|超市|逛街|附近|跑步|外边|厕所|食堂)|去也|.*的地方$|.{1,3}的是|去(?:按|做)[^,]{0,3}(?:按摩|摩|护理|spa|头发|指甲)|找个?没|参加$|要?把我|试|去了|去?做一?些?努力|.*(?:它们|他们|这些|因素))/u

/** "我想成为X", "我想去X", with a verb that stands for more than the moment. */
export const goalWants: ExtractionRule = factRule({
  id: 'zh/goal.wants',
  priority: 72,
  confidence: 0.94,
  anchors: [
    '非要',
    '一门心思要',
    '死活要',
    '铁了心要',
    '一心要',
    '吵着要',
    '闹着要',
    '认准了要',
    '想',
    '希望',
    '立志',
    '决心',
    '决定',
    '梦想',
    '渴望',
    '期待',
    '志在',
  ],
  pattern: BECOME,
  elided: 'inherit',
  event: true,
  ahead: true,
  examples: [
    { text: '我想成为一名飞行员', cards: [{ slot: 'goal', value: '成为飞行员' }] },
    { text: '我想减肥', cards: [{ slot: 'goal', value: '减肥' }] },
    { text: '我不想当会计了', cards: [{ slot: 'goal', value: '当会计', relation: 'retracts' }] },
  ],
  counterExamples: ['他想当画家', '你想成为什么样的人？', '我想去上厕所', '我想吃饭'],
  read: (match, frame) =>
    (!frame.explicit && frame.entity !== 'user') ||
    PASSING.test(match.raw('value') ?? '') ||
    ERRAND.test(match.raw('value') ?? '') ||
    isAsked(match) ||
    (frame.negative && !/了/u.test(match.text))
      ? null
      : goalOf(match),
})

/** "我想去X，请问怎么走": the way there is asked for. */
const isAsked = (match: RuleMatch): boolean =>
  /^[去找]/u.test(match.raw('value') ?? '') && ASKS.test(match.clause.sentence.message)
const ASKS =
  /请问|地址|几路|怎么[去走坐]|帮我|推荐|知道[这那]|查一?下|门票|评分|多少钱|游玩时间|附近有|景点|知道在|在哪|多久|可以玩/u

/** What one asks a service for. */
const ERRAND =
  /(?:餐馆|餐厅|饭店|酒店|宾馆|景点|住宿|用餐|入住|吃饭|就餐|机场|车站|邮件|短信|账户|帐户|储蓄|订单|商品|快递)[^,]{0,6}$|^找一?[个家](?:评分|人均|价格|游玩|有|能|地方)|^去(?:附近|周边|转转|逛逛|走走|玩玩|一趟|一下|看看|试一?试|开开眼)/u

const SEEKS =
  /(?:在|正在|一直在|开始)(?<value>(?:找|寻找|物色)(?:新的?|一份|一个|第一份){0,4}(?:工作|房子|对象|实习|室友|男朋友|女朋友|合租|合伙人|兼职|投资)|备考[^,你他]{0,8}|准备(?:考研|考公|考试|高考|中考|雅思|托福|面试|婚礼|出国|比赛|论文)|攒钱[^,你他]{0,8}|减肥|健身减脂|考驾照|学车|存钱[^,你他]{0,8}|找工作)(?:了|的|呢|中){0,4}$/gu

/** "我在找工作". */
export const goalSeeks: ExtractionRule = factRule({
  id: 'zh/goal.seeks',
  priority: 79,
  confidence: 0.93,
  anchors: [
    '在找',
    '在寻找',
    '在物色',
    '开始找',
    '备考',
    '在准备',
    '攒钱',
    '在减肥',
    '开始减肥',
    '在健身',
    '考驾照',
    '学车',
    '存钱',
    '正在找',
    '开始寻找',
  ],
  pattern: SEEKS,
  event: true,
  ahead: true,
  examples: [{ text: '我最近在找实习', cards: [{ slot: 'goal', value: '找实习' }] }],
  counterExamples: ['他在找工作', '你在找什么？'],
  read: (match, frame) => (frame.explicit ? take(match, 'goal') : null),
})
