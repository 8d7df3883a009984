import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { isOccupation } from '../../text/jobs.ts'
import { LONG, SPAN_END } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { oneOf } from '../../text/patterns.ts'

/** How long one has been doing what a verb and its object say. */

const LONG_ENOUGH = /年|月|学期|载|辈子/u
/** Said of a thing, or of something that only took time: 过了三年, 等了半年才到货. */
const NOT_TENURE =
  /^(?:过|等|花|用|隔|晚|早|错|少|推迟|提前|延迟|迟|差|借|欠|贷|省|赔|判|关|睡|病|拖|用时|耗时|分期|交|买|租|订|续|签|送|放|存|坏|停|保修|有)/u

const VERBS = [
  ...'当做干教开写画戴学抽喝打养种卖跑修读念练弹唱拉演带管守搞端送拍剪炒跳游骑追玩住租背熬站坐炼捡扛搬收摆织绣刻酿烧混吃信揸谈待呆',
]
const DONE = VERBS.map((verb) => `${verb}了`)

const COPIED = new RegExp(
  `(?<verb>[${VERBS.join('')}])(?<what>[^,我你您他她它了过]{1,8}?)(?:都|也|已经)?\\k<verb>了(?:都|快|有|已经){0,2}(?<value>${LONG})${SPAN_END}`,
  'gu',
)

/** "端盘子端了整整八年": the verb said again before the length. */
export const tenureCopied: ExtractionRule = ownRule({
  id: 'zh/tenure.copied',
  priority: 101,
  confidence: 0.92,
  anchors: DONE,
  pattern: COPIED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我站柜台站了十一年', cards: [{ slot: 'tenure', value: '十一年' }] },
    {
      text: '我妈当会计当了大半辈子',
      cards: [
        { slot: 'tenure', value: '大半辈子', entity: 'user.mother' },
        { slot: 'occupation', value: '会计', entity: 'user.mother' },
      ],
    },
  ],
  counterExamples: ['他开车开了十年', '你教书教了几年', '等车等了半年', '我做梦做了一年'],
  read: (match, frame) =>
    frame.negative || /梦|车票|快递|结果/u.test(match.raw('what') ?? '') ? null : withJob(match, 'what'),
})

const SPENT = new RegExp(
  `(?:(?<![现正])在[^,我你您他她它了过]{1,10}?)?(?<verb>[${VERBS.join('')}]|伺候|照顾|坚持|从事)了(?:都|快|已经){0,2}(?<value>${LONG})(?:的)?(?<what>(?:[^,我你您他她它了过的]|的(?=士)){1,8}?)(?<still>了|啦)?(?:吧|呢|啊|哈){0,2}$`,
  'gu',
)

/** "当了三年义务兵", "我爸开了廿几年的士": the length between verb and object. */
export const tenureSpent: ExtractionRule = ownRule({
  id: 'zh/tenure.spent',
  priority: 100,
  confidence: 0.97,
  anchors: [...DONE, '伺候了', '照顾了', '坚持了', '从事了'],
  pattern: SPENT,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我教了二十年书', cards: [{ slot: 'tenure', value: '二十年' }] },
    {
      text: '我做了六年会计了',
      cards: [
        { slot: 'tenure', value: '六年' },
        { slot: 'occupation', value: '会计' },
      ],
    },
  ],
  counterExamples: [
    '他教了二十年书',
    '你开了几年车',
    '我做了三年的计划',
    '学了三年还不会',
    '我打了一年的官司没有？',
  ],
  read: (match, frame) => {
    const what = match.raw('what') ?? ''
    const months = /月/u.test(match.raw('value') ?? '')
    if (frame.negative || NOT_WHAT.test(what) || (months && /^[吃喝打用]/u.test(match.raw('verb') ?? '')))
      return null
    const lasting = match.raw('still') !== undefined || (match.raw('value') ?? '').endsWith('辈子')
    return lasting ? withJob(match, 'what') : take(match, 'tenure')
  },
})
const NOT_WHAT =
  /^(?:后|前|才|都|也|还|就|没|不|多|左右|以后|之后|以来|没有|终于|结果|下来|计划|时间|梦|假|保险|会员|预算|了)|[吗么]$/u

const SINCE =
  '入职 入伍 参军 参加工作 从医 从教 执教 任教 行医 务农 从业 创业 出道 直播 写作 留学 旅居 移民 定居 茹素 吃素 吃斋念佛 信佛 信教 吃素念佛 备孕 备考 考研 减肥 健身 跑步 独居 北漂 沪漂 深漂 异地恋 异地 两地分居 分居 守寡 戴眼镜 戴牙套 弹琴 学琴 画画 练字 带娃 全职带娃 当妈 当爹 当爸 码字 追星 上班 工作 毕业 生娃 转行 改行 返乡 回村 隐居 出家 吃药 换工作 分分合合 相爱 相恋 相识 交往 暗恋 戴隐形眼镜 戴隐形 戴助听器 戴假牙'.split(
    ' ',
  )

const COUNTED_FROM = new RegExp(
  `(?:${oneOf([...SINCE, ...CONDITIONS])}|(?:干|做|入|从事|进|混)(?:了)?(?:这|咱这)?一?行(?:当|业|里)?)(?:都|已经|快|有|也)?(?:了)?(?<value>${LONG})(?:(?:了|啦)(?:还|才|也|都|依然|一直|仍|就|没)[^,]{1,12}|(?:的时间|的样子|左右)?(?:了|啦|咯|喽){0,2}(?:吧|呢|啊|哈|呀|哦){0,2})$`,
  'gu',
)

const BARE = new RegExp(
  `(?:住|待|呆|做|干|学|练|养|用|开|教|写|画|混|跟|戴|坚持|喜欢|追|玩|吃|喝|抽|信|当|熬|忍|等)了(?:都|快|已经|有){0,2}(?<value>${LONG})(?:了|啦|咯)?(?:(?:,|还|也|才|都|就|没|连|从|一分|终于|至今|愣是|硬是)[^,]{1,14})?(?:吧|呢|啊|哈)?$`,
  'gu',
)

/** "…，住了三十年", "干了四年一分没涨": what was done is said before. */
export const tenureBare: ExtractionRule = ownRule({
  id: 'zh/tenure.bare',
  priority: 94,
  confidence: 0.94,
  anchors: [...DONE, '用了', '坚持了', '喜欢了', '熬了', '忍了'],
  pattern: BARE,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我在物流园上班，干了四年一分没涨', cards: [{ slot: 'tenure', value: '四年' }] },
    { text: '我家在老城区，住了三十年了', cards: [{ slot: 'tenure', value: '三十年' }] },
  ],
  counterExamples: ['他干了四年', '你做了几年了？', '这手机用了三年', '病房里住了半个月'],
  read: (match, frame) => {
    const near = match.clause.sentence.message
    if (frame.negative || /个半?月/u.test(match.raw('value') ?? '') || /医院|病房|酒店|[他她它]/u.test(near))
      return null
    return frame.explicit || /我|俺|咱/u.test(near) || frame.entity !== 'user' ? take(match, 'tenure') : null
  },
})

/** What passes in weeks. */
const ACUTE =
  /^(?:感冒|发烧|咳嗽|过敏|腹泻|骨折|肺炎|支气管炎|中耳炎|肠胃炎|水痘|新冠|便秘|头痛|胃痛).{0,6}月/u

/** "入行快满两年了", "独居三年": the length after what it is counted from. */
export const tenureCounted: ExtractionRule = ownRule({
  id: 'zh/tenure.counted',
  priority: 96,
  confidence: 0.95,
  anchors: [...SINCE, ...CONDITIONS, '这行', '一行', '行当', '入行'],
  pattern: COUNTED_FROM,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我独居快四年了', cards: [{ slot: 'tenure', value: '四年' }] },
    { text: '行医三十载，没收过红包', cards: [{ slot: 'tenure', value: '三十载' }] },
  ],
  counterExamples: [
    '他入行三年了',
    '工作三年后再考虑',
    '上班一年多少假',
    '你参加工作几年了？',
    '我想工作两年',
  ],
  read: (match, frame) =>
    frame.negative ||
    ACUTE.test(match.text) ||
    /[想要打算先再]$|计划|准备|如果|只要|满|至少|应该/u.test(match.before)
      ? null
      : take(match, 'tenure'),
})

function withJob(match: Parameters<typeof take>[0], job: string): readonly Proposal[] | null {
  const tenure = take(match, 'tenure')
  const verb = match.raw('verb') ?? ''
  const what = match.capture(job)
  if (tenure === null || !LONG_ENOUGH.test(match.raw('value') ?? '') || NOT_TENURE.test(verb)) return null
  return what !== undefined && /^[当做干]$/u.test(verb) && isOccupation(match.raw(job) ?? '')
    ? [tenure, { slot: 'occupation', value: what }]
    : [tenure]
}

const ALONE = new RegExp(
  `^(?:到现在|至今|算起来|一晃)?(?:都|已经|有|快){0,2}(?<value>${LONG})(?:了|啦|咯)(?:吧|呢|啊|哈)?$`,
  'gu',
)
const STATE_BEFORE =
  /的$|当[^,]{1,6}$|工作|上班|住|租|做[^,]{1,6}$|开[^,]{1,6}$|教|学|练|戴|养|单身|独居|异地|带娃|结婚|吃素|信|抽烟|失眠|病|炎|症/u

/** "给领导开车的，十几年了": the length in a clause of its own. */
export const tenureAfter: ExtractionRule = ownRule({
  id: 'zh/tenure.after',
  priority: 93,
  confidence: 0.92,
  anchors: ['年了', '年多了', '年半了', '月了', '年啦', '辈子了', '年咯'],
  pattern: ALONE,
  elided: 'chat',
  event: true,
  examples: [{ text: '我是跑货运的，十几年了', cards: [{ slot: 'tenure', value: '十几年' }] }],
  counterExamples: ['他是跑货运的，十几年了', '三年了，路还没修好', '我等他的，三年了'],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    return !frame.negative && STATE_BEFORE.test(near) && !/等|[他她它你您]/u.test(near)
      ? take(match, 'tenure')
      : null
  },
})
