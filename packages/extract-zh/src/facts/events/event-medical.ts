import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const ON_BODY =
  /(?<value>(?:左|右|双)?(?:边|侧|上|下|小|大|前|后)?(?:膝盖|膝|半月板|韧带|腿|脚踝|脚|手腕|手|胳膊|肩膀|肩|腰椎|腰|颈椎|脊椎|锁骨|肋骨|胃|胆囊|胆|肾|子宫|乳腺|甲状腺|心脏|眼睛|鼻子|牙齿?)[\p{Script=Han}]{0,6}?(?:动过|做过|开过|打过)(?:一次|两次|个|大|小)?(?:手术|刀|钢钉|钢板))(?:的|了)?$/gu

/** "我右膝盖动过手术". */
export const healthOperated: ExtractionRule = factRule({
  id: 'zh/health.operated',
  priority: 88,
  confidence: 0.94,
  anchors: ['动过', '做过', '开过', '打过'],
  pattern: ON_BODY,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我左脚踝做过手术', cards: [{ slot: 'health', value: '左脚踝做过手术' }] }],
  counterExamples: ['他腰动过手术', '你膝盖动过手术吗'],
  read: (match) => take(match, 'health'),
})
