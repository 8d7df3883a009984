import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { isAim } from '../../text/aim.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const END = '(?:了|的|啊|呢|啦|呀|哈|哦){0,4}$'
const STRIVES = new RegExp(
  `(?:争取|力争|力求|(?<=在)努力|盼着|盼望着?|期盼着?|期待着?|渴望|向往着?|梦想着?|憧憬着?|立志要?|发誓要?|下定?决心要?|决心要?|铁了心要?|一心要|立(?:了|个|下)?(?:个)?flag:?|想着|就等着|一定要|必须要|(?<=我|俺)(?:也|就)?要(?:开始)?(?=减|瘦|戒|考上|考研|考公|存|攒|早睡|变强|变美|练|成为|赚|挣|学会|逆袭|搞钱))(?:能够?|可以|自己能?|有一天能?|早日)?(?<value>[^,你您]{2,30}?)${END}`,
  'gu',
)

/** "我争取今年瘦十斤". */
export const goalStrives: ExtractionRule = factRule({
  id: 'zh/goal.strives',
  priority: 73,
  confidence: 0.92,
  anchors: [
    '争取',
    '力争',
    '力求',
    '在努力',
    '盼',
    '期待',
    '渴望',
    '向往',
    '梦想',
    '憧憬',
    '立志',
    '发誓',
    '决心',
    '铁了心',
    '一心要',
    'flag',
    '想着',
    '就等着',
    '一定要',
    '必须要',
    '我要',
    '俺要',
    '我也要',
    '我就要',
  ],
  pattern: STRIVES,
  elided: 'chat',
  event: true,
  ahead: true,
  examples: [{ text: '我争取三年内升到主管', cards: [{ slot: 'goal', value: '三年内升到主管' }] }],
  counterExamples: ['他争取年底升职', '你要努力考上大学', '我会努力提高自己', '我期待你来'],
  read: (match, frame) =>
    !frame.negative && isAim(match.raw('value') ?? '') && !/这些|那些|因素/u.test(match.text)
      ? take(match, 'goal')
      : null,
})

const WANTS = new RegExp(
  `(?:想要?|希望(?:自己)?|巴望|惦记着?)(?:自己)?(?:能够?|可以)?(?<value>[^,你您]{2,22}?)${END}`,
  'gu',
)
/** 想 after these is a thought, or somebody else's. */
const THOUGHT = /[不没别休]$|(?:在|正|回|理|联|梦|思|感|猜|试|设|料|着|好|也)$/u
const SHORT = 40
/** "想要成为X，就必须…" tells of no wish. */
const isCondition = ({ clause }: RuleMatch): boolean =>
  /^,(?:就|必须|首先|请|那|得先|先要|需要|要先|至少)/u.test(
    clause.sentence.text.slice(clause.end - clause.sentence.start),
  )
/** What one asks a service for, or asks at all. */
const ASKED =
  /^参加$|就是|不要|做一?些?努力|[我这那]|有(?:一?个)?好的?(?:结果|结局|未来|明天)|就[要得会]|(?:餐馆|餐厅|饭店|酒店|宾馆|景点|住宿|机场|车站|地铁|订单|商品|快递|客服|附近|评分|人均|门票|链接|优惠|发票|价格)|^(?:要|去)?(?:一[个下些]|点|个)(?:地方|人|问题)?$/u

/** One says where one wants to go, and asks after it. */
const ASKS =
  /请问|地址|几路|怎么[去走坐]|帮我|推荐|知道[这那]|查一?下|门票|评分|多少钱|游玩时间|附近有|景点|知道在|在哪|多久|可以玩/u
/** What one has long wanted is an aim, plain as it is: 一直想去看看沙漠. */
const LONGED = /一直|从小|做梦|辈子|此生|有生之年/u

/** "想攒钱买台微单", "我想三十岁前开家店": an aim, by its verb or its date. */
export const goalHopes: ExtractionRule = factRule({
  id: 'zh/goal.hopes',
  priority: 70,
  confidence: 0.93,
  anchors: ['想', '希望', '巴望', '惦记'],
  pattern: WANTS,
  elided: 'chat',
  event: true,
  ahead: true,
  readsNegation: true,
  examples: [
    { text: '想攒钱买台微单', cards: [{ slot: 'goal', value: '攒钱买台微单' }] },
    { text: '我想四十岁之前退休', cards: [{ slot: 'goal', value: '四十岁之前退休' }] },
    { text: '我不想考研了', cards: [{ slot: 'goal', value: '考研', relation: 'retracts' }] },
  ],
  counterExamples: ['他想攒钱买房', '我想吃火锅', '我想问一下怎么考研', '你想考研吗', '我在想要不要辞职'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (
      ASKED.test(value) ||
      (/^[去找]/u.test(value) && ASKS.test(match.clause.sentence.message)) ||
      isCondition(match) ||
      !(isAim(value) || (LONGED.test(match.before) && /^去/u.test(value) && value.length > 3)) ||
      (!frame.explicit && match.clause.index > 0 && match.clause.sentence.message.length > SHORT)
    )
      return null
    if (!frame.negative) return THOUGHT.test(match.before) ? null : take(match, 'goal')
    return take(
      match,
      'goal',
      /了/u.test(match.text.slice(-3)) ? { relation: 'retracts' } : { polarity: 'negative' },
    )
  },
})
