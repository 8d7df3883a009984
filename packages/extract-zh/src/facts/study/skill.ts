import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES, SKILL_VERBS } from '../../lexicon/pastimes/actions.ts'
import { MATTERS } from '../../lexicon/study/crafts.ts'
import { oneOf } from '../../text/patterns.ts'

const SKILL = oneOf([...SKILL_VERBS, ...ACTIVITIES])
const CAN = new RegExp(
  `(?:(?<![机社议员学约领体误理])会|(?<=[还都也])能(?:自己)?)(?:一点儿?|点儿?|一些|些|一手)?(?<value>(?:${SKILL})[^,了过我你他她]{0,24}?)(?:等等?)?(?:的|了|啊|呢)?$`,
  'gu',
)

/** "我会X", X something learnt; 会 as a future or a chance has no such word after it. */
export const skillCan: ExtractionRule = factRule({
  id: 'zh/skill.can',
  priority: 78,
  confidence: 0.93,
  anchors: ['会', '能'],
  pattern: CAN,
  elided: 'inherit',
  examples: [
    { text: '我会弹古筝', cards: [{ slot: 'skill', value: '弹古筝' }] },
    { text: '我不会骑车', cards: [{ slot: 'skill', value: '骑车', polarity: 'negative' }] },
  ],
  counterExamples: ['你会游泳吗', '他会开车', '我会去看的', '我会继续画画的时候想你', '我周末会唱歌放松'],
  read: (match, frame) => {
    if (
      frame.modifiers.when !== null ||
      /听听|说话|就|绝|一下|试|得|出更|才行|决定|继续|去|^说(?!.*[语话文])|^讲(?!.*[语话文])|给|跟|陪/u.test(
        match.raw('value') ?? '',
      )
    )
      return null
    return /^(?:做|弹|说|讲|吹|写)[的了]{0,2}$/u.test(match.raw('value') ?? '') ? null : take(match, 'skill')
  },
})

const GOOD_AT =
  /(?:擅长|精通|拿手(?!机)|善于|专长是|特长是|强项是|会玩)(?:的(?:[\p{Script=Han}]{1,3})?(?:就)?(?:是|有)|于|:)?(?<value>[^,了过我你他]{2,20}?)(?:了|的)?$/gu

/** "我擅长X". */
export const skillGoodAt: ExtractionRule = factRule({
  id: 'zh/skill.good-at',
  priority: 80,
  confidence: 0.94,
  anchors: ['擅长', '精通', '拿手', '善于', '专长', '特长', '强项', '会玩'],
  pattern: GOOD_AT,
  examples: [{ text: '我擅长心算', cards: [{ slot: 'skill', value: '心算' }] }],
  counterExamples: ['你擅长什么？', '他擅长数学', '这个我很擅长'],
  read: (match) =>
    /^(?:的|得|这|那|吗|主动)|自己的/u.test(match.raw('value') ?? '') ? null : take(match, 'skill'),
})

/** What life teaches is no skill: 学会放手. */
const NO_SKILL =
  /^(?:放|爱|珍惜|成长|坚强|独立|接受|面对|表达|控制|忍|倾听|听|给|与|把|如何|怎|自己|感恩|知足|拒绝|尊重|理解|宽容|说不|沉默|耐心|专业|微笑|满足|享受|看开|照顾|保护|关爱|更[好加]?|倾诉|原谅|放下|承担|妥协|换位|尊重)|自己|别人|他人|地(?!道)|与人|情绪/u

const LEARNT =
  /(?:(?:\d{1,2}|[一二三四五六七八九十]{1,3})岁(?:才|那年|就|时|的时候)?)?(?:学会了?|(?<not>学不会|没学会))(?:了)?(?:一些|一点|一首|怎么)?(?<value>[^,我你他]{2,14}?)(?:了)?$/gu

/** "我学会了X", "怎么也学不会X". */
export const skillLearnt: ExtractionRule = factRule({
  id: 'zh/skill.learnt',
  priority: 81,
  confidence: 0.96,
  anchors: ['学会', '学不会'],
  pattern: LEARNT,
  event: true,
  examples: [{ text: '我最近学会了打太极', cards: [{ slot: 'skill', value: '打太极' }] }],
  counterExamples: ['他学会了开车', '我想学会游泳', '学会放手才能成长'],
  read: (match) =>
    NO_SKILL.test(match.raw('value') ?? '')
      ? null
      : take(match, 'skill', match.raw('not') === undefined ? {} : { polarity: 'negative' }),
})

const STRONG = new RegExp(
  `(?<value>(?:${SKILL}|${oneOf(MATTERS)}))(?:的?技术|水平)?(?:我)?(?:是|都|也|可|还){0,4}(?:很|贼|特别|超级?|非常|挺|蛮|最|相当|无敌|老|还|不太|不)?(?<how>还行|没问题|凑合|过关|过得去|拿得出手|厉害|在行|拿手|专业的?|溜|棒|一流|擅长|强|行|好吃|好|不错|差|烂|一般)(?:的|了|啊|呢){0,4}$`,
  'gu',
)

/** "我滑板很厉害", "打球我是专业的". */
export const skillStrong: ExtractionRule = factRule({
  id: 'zh/skill.strong',
  priority: 79,
  confidence: 0.93,
  anchors: [
    '还行',
    '没问题',
    '凑合',
    '过关',
    '过得去',
    '拿得出手',
    '厉害',
    '在行',
    '拿手',
    '专业',
    '溜',
    '棒',
    '一流',
    '擅长',
    '强',
    '行',
    '好吃',
    '好',
    '不错',
    '差',
    '烂',
    '一般',
  ],
  pattern: STRONG,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我羽毛球很厉害', cards: [{ slot: 'skill', value: '羽毛球' }] }],
  counterExamples: ['他羽毛球很厉害', '你滑板真棒', '我觉得这部电影很棒'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (value.length < 2 || (/^(?:唱歌|说话|做饭)$/u.test(value) && /^.{2}(?:好|行)/u.test(match.text)))
      return null
    return /不太?(?:厉害|在行|拿手|行|强|擅长|好)|差|烂|一般/u.test(match.text)
      ? take(match, 'skill', { polarity: 'negative' })
      : take(match, 'skill')
  },
})

const FRONTED = new RegExp(
  `^(?<value>${SKILL})我(?:是|可是|都|也|还|最|很|挺){0,4}(?:专业的?|拿手|在行|擅长|厉害)(?:的|了|啊){0,4}$`,
  'gu',
)

/** "做蛋糕我最拿手": the skill before the subject. */
export const skillFronted: ExtractionRule = factRule({
  id: 'zh/skill.fronted',
  priority: 80,
  confidence: 0.93,
  anchors: [
    '我是专业',
    '我可是专业',
    '我最拿手',
    '我很拿手',
    '我在行',
    '我很在行',
    '我最在行',
    '我擅长',
    '我很擅长',
    '我最擅长',
  ],
  pattern: FRONTED,
  elided: 'speaker',
  examples: [{ text: '做蛋糕我最拿手', cards: [{ slot: 'skill', value: '做蛋糕' }] }],
  counterExamples: ['这个我很擅长', '做蛋糕他最拿手'],
  read: (match) => take(match, 'skill'),
})

const COOKED =
  /(?:做|烧|煮|炒|包|烤|炖)的(?<value>[\p{Script=Han}]{1,8}?)(?:都|也|真的|是)?(?:特别|超级?|非常|很|最|可|真|挺|太)?(?:好吃|香|拿手|一绝|美味|绝了)(?:的|了|啦)?$/gu

/** "我老婆做的红烧肉很好吃". */
export const skillCooks: ExtractionRule = factRule({
  id: 'zh/skill.cooks',
  priority: 70,
  confidence: 0.93,
  anchors: ['做的', '烧的', '煮的', '炒的', '包的', '烤的', '炖的'],
  pattern: COOKED,
  elided: 'none',
  event: true,
  examples: [
    { text: '我奶奶包的粽子特别好吃', cards: [{ slot: 'skill', value: '粽子', entity: 'user.grandmother' }] },
  ],
  counterExamples: ['他做的菜很好吃', '这家店做的面很好吃'],
  read: (match) => (/^[最很太真也都]/u.test(match.raw('value') ?? '') ? null : take(match, 'skill')),
})
