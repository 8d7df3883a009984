import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const PATTERN =
  /(?:是|属于|算是?|就是)(?:一个|个|那种|典型的?|标准的?|妥妥的?|纯纯的?)?(?<value>(?:讨好|回避|焦虑|安全|恐惧|矛盾|表演|反社会|偏执|自恋|边缘|强迫|依赖|高敏感?|乐天|主导|支配|孔雀|老虎|猫头鹰|无尾熊|考拉|变色龙|慢热|外放|内耗|社恐|社牛|淡人|浓人|[ab])型?(?:依恋|人格|体质)(?:者|障碍)?|(?:讨好|回避|焦虑|安全|恐惧|矛盾|慢热|外放|内耗)型)(?:的)?(?:人|选手|那种|类型)?(?:了|啊|呢)?$/gu

/** "我是典型的讨好型人格". */
export const personalityPattern: ExtractionRule = factRule({
  id: 'zh/personality.pattern',
  priority: 98,
  confidence: 0.92,
  anchors: ['人格', '依恋', '体质', '型'],
  pattern: PATTERN,
  elided: 'none',
  examples: [{ text: '我是典型的讨好型人格', cards: [{ slot: 'personality', value: '讨好型人格' }] }],
  counterExamples: ['他是讨好型人格', '你是回避型吗？', '我喜欢安全型的人'],
  read: (match, frame) =>
    frame.negative ? take(match, 'personality', { polarity: 'negative' }) : take(match, 'personality'),
})
