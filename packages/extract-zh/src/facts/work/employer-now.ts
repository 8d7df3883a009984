import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** How places of work end that one is not in for another reason. */
const WORKPLACE =
  '公司|集团|科技|厂|工厂|车间|工地|事务所|律所|研究院|研究所|设计院|工作室|报社|电视台|杂志社|出版社|银行|支行|证券|大厂|国企|央企|外企|私企|民企|体制内|事业单位|机关|街道办|居委会|派出所|法院|检察院|税务局|供电局|教育局|卫健委|互联网'
const NOW_AT = new RegExp(
  `(?:就)?在(?:一[家个所])?(?:某|那家)?(?<value>[^,在这那哪你他她我过着说]{0,14}?(?:${WORKPLACE}))(?:里|那边|这边|混|搬砖|打杂|苟着|做事|摸鱼)?(?:呢|了)?$`,
  'gu',
)

/** "换工作了，现在在城东的电池厂", "我在国企". */
export const employerNowAt: ExtractionRule = factRule({
  id: 'zh/employer.now-at',
  priority: 84,
  confidence: 0.92,
  anchors: WORKPLACE.split('|'),
  pattern: NOW_AT,
  examples: [
    { text: '我换工作了，现在在城东的电池厂', cards: [{ slot: 'employer', value: '城东的电池厂' }] },
    { text: '我老公在国企', cards: [{ slot: 'employer', value: '国企', entity: 'user.husband' }] },
  ],
  counterExamples: ['他在国企', '我在公司', '我在银行排队', '我今天在工地', '你在哪家公司？'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const when = frame.modifiers.when ?? ''
    if (frame.negative || /今|昨|刚|正/u.test(when)) return null
    const settled = /现在|目前|如今|毕业后|一直/u.test(when + match.before) || frame.entity !== 'user'
    const unmistakable = /(?:国企|央企|外企|私企|民企|大厂|体制内|事业单位|机关|互联网)$/u.test(value)
    const found = /在(?:一|某)/u.test(match.text)
    const bare = /^(?:公司|银行|工地|工厂|厂|车间|法院|派出所|单位)$/u.test(value)
    return bare || !(settled || unmistakable || found) ? null : take(match, 'employer')
  },
})
