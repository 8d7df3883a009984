import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { TRAITS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const TRAIT = oneOf(TRAITS)
const DEGREE =
  '(?:很|有点儿?|有些|比较|特别|挺|蛮|太|就是|是个?|天生|从小|一直|属于|超级?|典型的?|真的|也|还){0,3}'

/** 性子急, 脾气倔: how one's temper is. */
const TEMPER =
  '(?:脾气|性子|性格|嘴巴?|心肠)(?:很|有点儿?|比较|特别|太|又)?(?:急躁?|倔强?|暴躁?|直|犟|慢|冲|烈|软|硬|碎|毒|笨|温和|火爆|古怪|随和)'

const ABOUT_ME =
  /^(?:其实|说实话|反正)?(?:我|俺|本人)(?:这(?:个?人|种人)|的?(?:性格|脾气|个性|性子)|这(?:性格|脾气|性子))?(?:吧|呢|啊|嘛|呀|就|其实|就是|[像随][^,]{1,4})$/u
const AFTER_TOPIC = new RegExp(
  `^${DEGREE}(?<value>(?:${TEMPER}|${TRAIT})(?:(?:、|又|还|而且|也)${DEGREE}${TRAIT}){0,3})(?:的人|的|型的?)?(?:了|啊|呢|哈|哦)?$`,
  'gu',
)

/** "我这人吧，刀子嘴豆腐心": the trait in the clause after the topic. */
export const personalityAfterTopic: ExtractionRule = factRule({
  id: 'zh/personality.after-topic',
  priority: 84,
  confidence: 0.93,
  anchors: [...TRAITS, '脾气', '性子', '性格', '嘴', '心肠'],
  pattern: AFTER_TOPIC,
  elided: 'inherit',
  ownOnly: true,
  readsNegation: true,
  examples: [{ text: '我这人吧，刀子嘴豆腐心', cards: [{ slot: 'personality', value: '刀子嘴豆腐心' }] }],
  counterExamples: ['他这人吧，刀子嘴豆腐心', '我觉得吧，太内向不好', '你这人呢，很随和'],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    return ABOUT_ME.test(near) && !frame.negative ? take(match, 'personality') : null
  },
})
