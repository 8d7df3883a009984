import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

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
