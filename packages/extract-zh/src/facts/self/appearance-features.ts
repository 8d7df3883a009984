import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const HAS =
  /(?:有着?|留着|长着|生了|顶着)(?<value>(?:一头|一双|一张|一个|一副)?(?:[^,我你您他她它了过]{1,6}的)?(?:乌黑|浓密|稀疏|自来|天然|蓝|绿|棕|黑|金|红|白|长|短|卷|直|大|小)?(?:头发|眼睛|皮肤|脸蛋|脸庞|鼻子|嘴巴|嘴唇|胡子|胡须|长发|短发|卷发|直发|睫毛|眉毛|虎牙|雀斑|酒窝|腹肌|肌肉|小肚子|啤酒肚|双下巴))(?:的)?(?:了|啊|呢)?$/gu

/** "我有一头红色的头发". */
export const appearanceHas: ExtractionRule = ownRule({
  id: 'zh/appearance.has',
  priority: 82,
  confidence: 0.92,
  anchors: [
    '头发',
    '眼睛',
    '皮肤',
    '脸',
    '鼻子',
    '嘴',
    '胡',
    '发',
    '睫毛',
    '眉毛',
    '虎牙',
    '雀斑',
    '酒窝',
    '肌',
    '肚',
  ],
  pattern: HAS,
  elided: 'none',
  examples: [{ text: '我有一头红色的头发', cards: [{ slot: 'appearance', value: '一头红色的头发' }] }],
  counterExamples: ['她有一双大眼睛', '汤里有头发', '我没有头发剪了', '你有腹肌吗？'],
  read: (match) => (match.raw('value') === '头发' ? null : take(match, 'appearance')),
})
