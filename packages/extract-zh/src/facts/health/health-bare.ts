import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { oneOf, DURATION } from '../../text/patterns.ts'

/** Passing ones are no fact by themselves. */
const LASTING = CONDITIONS.filter(
  (word) => !/感冒|发烧|阳了|新冠|失眠$|便秘|驼背|痘痘|聋$|抑郁$|晕[车船机]|打鼾|中风|骨折/u.test(word),
)
const BARE = new RegExp(
  `(?<value>(?:轻度|中度|重度|高度|慢性|先天性|遗传性|轻微|严重|老)?(?:的)?(?:${oneOf(LASTING)}))(?:好)?(?:很多年|好多年|多年|好几年|[\\d一二两三四五六七八九十几]{1,3}年|晚期|早期|术后|住院|复发|又犯|犯|加重|发作|患者)?(?:了|的){0,2}(?:$|(?=发作的?时|犯的时候|不能[吃喝碰]|不敢[吃喝碰]|得忌口|要忌口|忌[口吃]))`,
  'gu',
)

/** "我高血压，得天天吃药", "我爸脑梗住院了". */
export const healthBare: ExtractionRule = factRule({
  id: 'zh/health.bare',
  priority: 80,
  confidence: 0.92,
  anchors: LASTING,
  pattern: BARE,
  elided: 'none',
  event: true,
  examples: [
    { text: '我高血压，得天天吃药', cards: [{ slot: 'health', value: '高血压' }] },
    { text: '我爸上周脑梗住院了', cards: [{ slot: 'health', value: '脑梗', entity: 'user.father' }] },
  ],
  counterExamples: ['他高血压', '高血压不能吃什么？', '我怕高血压', '我查了一下高血压'],
  read: (match, frame) =>
    frame.negative || frame.lead.length > 2 || /^的|好了/u.test(match.text) ? null : take(match, 'health'),
})

const RECURS = new RegExp(
  `^(?:老毛病|我的?|这)?(?<value>${oneOf(LASTING)})(?:这老毛病)?(?:又|老|总|最近又?|这两天又?|昨晚又?|今天又?|一到(?:换季|冬天|春天|阴天|下雨天?)就){0,2}(?:犯|发作|复发|加重)(?:了|得厉害|得很厉害)?[啊呀呢]?$`,
  'gu',
)

/** "胆结石又犯了": what comes again is one's own, where nobody else is spoken of. */
export const healthRecurs: ExtractionRule = ownRule({
  id: 'zh/health.recurs',
  priority: 81,
  confidence: 0.93,
  anchors: ['犯', '发作', '复发', '加重'],
  pattern: RECURS,
  elided: 'chat',
  event: true,
  examples: [{ text: '胆结石又犯了，今天请假', cards: [{ slot: 'health', value: '胆结石' }] }],
  counterExamples: ['他胆结石犯了', '胆结石犯了怎么办？', '宝宝哮喘犯了'],
  read: (match, frame) => (frame.negative ? null : take(match, 'health')),
})

const PART =
  '左腿|右腿|腿|左手|右手|手|胳膊|左胳膊|右胳膊|脚踝|左脚|右脚|脚|手腕|腰椎|腰|颈椎|锁骨|肋骨|膝盖|左膝|右膝|韧带|半月板|跟腱|鼻梁|尾椎|脊椎|肩膀|肩'
const HURT = new RegExp(
  `(?:这[条只]|那[条只])?(?<value>(?:左|右)?(?:膝盖|脚|手|腿|肩)?(?:${PART})(?:在[^,我]{1,6}(?:的时候|时))?(?:以前|小时候|去年|前年|上个?月|曾经|上个?(?:周|星期|礼拜)|昨天|前天|前阵子|刚|不小心|打球|运动){0,2}(?:骨折|骨裂|脱臼|扭伤|拉伤|撕裂|断|摔断|受伤|受过伤|崴|劳损|突出)(?:过)?(?:[一两三]次)?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我左腿骨折过". */
export const healthHurt: ExtractionRule = factRule({
  id: 'zh/health.hurt',
  priority: 87,
  confidence: 0.92,
  anchors: ['骨折', '骨裂', '脱臼', '扭伤', '拉伤', '撕裂', '断', '伤', '崴', '劳损', '突出'],
  pattern: HURT,
  elided: 'none',
  event: true,
  examples: [{ text: '我右手骨折过', cards: [{ slot: 'health', value: '右手骨折过' }] }],
  counterExamples: ['他右手骨折过', '你腿受伤了吗', '我怕手骨折'],
  read: (match, frame) => (frame.negative ? null : take(match, 'health')),
})

/** "我是乙肝携带者", "失眠好几年了", "腰椎间盘突出好多年了". */
export const healthLong: ExtractionRule = factRule({
  id: 'zh/health.long',
  priority: 92,
  confidence: 0.96,
  anchors: ['携带者', '患者', '年了', '月了', '周了', '怀孕'],
  pattern: new RegExp(
    `是(?:一?(?:名|个))?(?<value>\\p{Script=Han}{1,8}?)(?:病毒)?(?:携带者|康复者|幸存者)$|(?:得|患|有)?(?:了|上)?(?<long>失眠|抑郁|便秘|脱发|耳鸣|偏头痛|腰疼|腰痛|胃疼|胃痛|颈椎疼|怀孕|${oneOf(CONDITIONS)})(?:已经|都|有|快|差不多){0,2}(?:了)?${DURATION}[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我是乙肝携带者', cards: [{ slot: 'health', value: '乙肝' }] },
    { text: '失眠好几年了', cards: [{ slot: 'health', value: '失眠' }] },
  ],
  counterExamples: ['他失眠好几年了', '你怀孕几个月了？', '乙肝携带者能吃海鲜吗'],
  read: (match) => {
    const long = match.capture('long')
    return long ? { slot: 'health', value: long } : take(match, 'health')
  },
})
