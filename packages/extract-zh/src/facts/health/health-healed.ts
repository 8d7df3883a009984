import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { BY_NOW } from '../../text/patterns.ts'

const HEALED = new RegExp(
  `(?:的)?(?<value>(?:(?![我你您他她它的就才不没快要])\\p{Script=Han}){1,8}?)${BY_NOW}(?:(?:治|养|调理|调|长|看|恢复)?好(?:利索|利落|全|透|彻底)?|痊愈|康复|愈合|消失|没再犯过?|不再犯|断根|[拆摘]石膏)(?:了|啦)$`,
  'gu',
)
/** What gets better and is no ailment: 天好了, 饭好了. */
const NO_AILMENT = /[把给天饭菜事车机票]|关系|心情|[准想说弄约睡]|^(?:病|身体|都|全|最|还|更|真|太|人|习惯)$/u

/** "荨麻疹好了", "我腿养好了": an ailment one has no more, if the memory knows it. */
export const healthHealed: ExtractionRule = factRule({
  id: 'zh/health.healed',
  priority: 59,
  confidence: 0.92,
  anchors: ['好了', '好啦', '好利', '好全', '痊愈', '康复', '愈合', '消失', '犯了', '犯过', '石膏'],
  pattern: HEALED,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '我的颈椎病治好了', cards: [{ slot: 'health', value: '颈椎病', relation: 'retracts' }] },
    {
      text: '我妈的骨折养好了',
      cards: [{ slot: 'health', value: '骨折', relation: 'retracts', entity: 'user.mother' }],
    },
    {
      text: '孩子的湿疹好了',
      cards: [{ slot: 'health', value: '湿疹', relation: 'retracts', entity: 'user.child' }],
    },
  ],
  counterExamples: ['他的湿疹好了', '湿疹还没好', '湿疹好了吗？', '饭好了', '习惯就好了'],
  read: (match, frame) => {
    const value = match.capture('value')
    if (!value || frame.negative || NO_AILMENT.test(value.text)) return null
    if (/快|要|没|希望|想|能|等/u.test(match.before + value.text)) return null
    return { slot: 'health', value, relation: 'retracts', known: true }
  },
})
