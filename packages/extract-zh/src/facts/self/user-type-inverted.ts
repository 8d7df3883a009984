import type { ExtractionRule } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { take } from '../../text/take.ts'
import { KIND_ENDS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const INVERTED = new RegExp(
  `^(?:什么叫|所谓|传说中的)?(?<value>[^,你您他她它我谁这那]{0,8}?(?:${oneOf([...KIND_ENDS, '青年', '少女', '少年', '星人', '患者', '一族', '受害者', '代表', '本人'])}))(?:就|正|说的就|可不就|不就)?是(?:我|本人|俺)(?:没错|本人|了|啦|吗)?$`,
  'gu',
)

/** "养生青年就是我". */
export const userTypeInverted: ExtractionRule = defineRule({
  id: 'zh/user-type.inverted',
  priority: 92,
  confidence: 0.93,
  anchors: ['是我', '是本人', '是俺'],
  pattern: INVERTED,
  draft: (match) => (/吗$/u.test(match.text) ? null : take(match, 'user_type')),
  examples: [{ text: '养生青年就是我', cards: [{ slot: 'user_type', value: '养生青年' }] }],
  counterExamples: ['养生青年就是你', '受益的是我', '吃货是我妹'],
})
