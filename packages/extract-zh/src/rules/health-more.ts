import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { CONDITIONS } from '../lexicon/actions.ts'
import { oneOf } from '../patterns.ts'

/** Passing ones are no fact by themselves. */
const LASTING = CONDITIONS.filter(
  (word) => !/感冒|发烧|阳了|新冠|失眠$|便秘|驼背|痘痘|聋$|抑郁$|晕[车船机]|打鼾|中风|骨折/u.test(word),
)
const BARE = new RegExp(
  `(?<value>(?:轻度|中度|重度|高度|慢性|先天性|遗传性|轻微|严重|老)?(?:的)?(?:${oneOf(LASTING)}))(?:好)?(?:很多年|好多年|多年|好几年|[\\d一二两三四五六七八九十几]{1,3}年|晚期|早期|术后|住院|复发|又犯|犯|加重|发作|患者)?(?:了|的){0,2}$`,
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
  read: (match, frame) => (frame.negative || frame.lead.length > 2 ? null : take(match, 'health')),
})

const PART =
  '左腿|右腿|腿|左手|右手|手|胳膊|左胳膊|右胳膊|脚踝|左脚|右脚|脚|手腕|腰椎|腰|颈椎|锁骨|肋骨|膝盖|左膝|右膝|韧带|半月板|跟腱|鼻梁|尾椎|脊椎|肩膀|肩'
const HURT = new RegExp(
  `(?<value>(?:${PART})(?:以前|小时候|去年|前年|上个?月|曾经)?(?:骨折|骨裂|脱臼|扭伤|拉伤|撕裂|断|摔断|受伤|受过伤|崴|劳损|突出)(?:过)?(?:[一两三]次)?)(?:了|的|啊)?$`,
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
