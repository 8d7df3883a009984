import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { take } from '../../text/take.ts'
import { ownRule } from '../../text/own-rule.ts'
import { defineRule } from '@recollect/rules'
import { isErrand } from '../../text/aim.ts'

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

const TRIES =
  /(?:今年|明年|年后|暑假|寒假|假期|下学期|退休后?|毕业后|以后|一直|早就|很)(?:就|也|都|特别)?想(?:去)?(?<value>(?:试试|尝试|试着|挑战)(?:一下)?(?:自己)?[^,我你您他她它这那]{2,12}?)(?:了)?$/gu

/** "明年想尝试滑翔伞". */
export const goalTries: ExtractionRule = ownRule({
  id: 'zh/goal.tries',
  priority: 76,
  confidence: 0.93,
  anchors: ['想试试', '想尝试', '想试着', '想挑战', '想去试试', '想去尝试', '想去挑战'],
  pattern: TRIES,
  elided: 'chat',
  ahead: true,
  examples: [{ text: '明年想尝试滑翔伞', cards: [{ slot: 'goal', value: '尝试滑翔伞' }] }],
  counterExamples: ['他明年想尝试滑翔伞', '你以后想尝试什么', '今年不想尝试新东西', '今年想试试这个'],
  read: (match, frame) =>
    frame.negative || /不|什么|哪/u.test(match.before.slice(-2) + match.text) ? null : take(match, 'goal'),
})

const END = '(?:了|的|啊|呢|啦|呀|哈|哦){0,4}$'
const TARGET = new RegExp(
  `(?:目标|梦想|愿望|心愿|理想型?的?生活|向往的生活|理想|心愿单|flag|人生清单|执念|野心|小目标)(?:清单)?(?:里|上|中)?(?:第一条|有一条|有一项|之一|头一条|排第一的|就|一直|也|还|现在|始终)?(?:就)?(?:是|:)(?:能够?|可以|要|想)?(?<value>[^,你您]{2,30}?)${END}`,
  'gu',
)
/** Whose aim it is: 我今年的, 新年, 人生最大的. */
const OF_ONE =
  /^(?:对了|其实|说实话|话说|那)?(?:(?:我|俺|本人|自己)(?:们)?(?:个人)?的?)?(?:今年|这个月|新年|明年)?(?:给自己)?(?:定|立|设|许)?(?:了|下)?(?:一?个)?(?:今年|明年|新年|新的一年|20\d\d年?|本月|这个月|这学期|下半年|上半年|人生|毕生|此生|最大|终极|首要|主要|最近|目前|现在|短期|长期|中期|一直以来|小小|唯一|接下来|未来|儿时|小时候|第一个|一个|职业|学习|存钱|减肥|运动|健身|旅行|的){0,4}$/u

/** What is said of a goal, not what it is. */
const NO_AIM = /他|^(?:第[一二三四]|什么|啥|很|不|没|太|我|这|那|一样|遥不可及|[^,]{0,4}的$)|[我这那你]/u

/** "今年的目标是存下五万块", "最大的愿望：走遍中国". */
export const goalTarget: ExtractionRule = defineRule({
  id: 'zh/goal.target',
  priority: 89,
  confidence: 0.95,
  anchors: ['目标', '梦想', '愿望', '心愿', '理想', '向往的生活', 'flag', '清单', '执念', '野心'],
  pattern: TARGET,
  examples: [{ text: '今年的目标是存下五万块', cards: [{ slot: 'goal', value: '存下五万块' }] }],
  counterExamples: ['你的目标是什么？', '公司的目标是盈利', '他的心愿是回家'],
  draft(match) {
    const value = match.raw('value') ?? ''
    // 梦想就是航船的帆: no aim of anybody's
    if (match.before === '' && /^(?:梦想|理想|执念)/u.test(match.text) && match.clause.index > 0) return null
    return OF_ONE.test(match.before) && !NO_AIM.test(value) && !isErrand(value) ? take(match, 'goal') : null
  },
})
