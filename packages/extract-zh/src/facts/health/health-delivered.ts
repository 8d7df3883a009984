import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { BY_NOW } from '../../text/patterns.ts'

const BABY = '[男女][孩宝]|儿子|女儿|闺女|丫头|千金|小公主|双胞胎|龙凤胎|宝宝|娃|孩子'
const DELIVERED = new RegExp(
  `(?<event>${BY_NOW}(?:平安|凌晨|提前)?(?:(?:卸货|剖腹产|顺产|剖|生)(?:完|下来|出来)?(?:了|啦)|(?:顺产|剖腹产|剖|诞|生|添)(?:下)?(?:了|一)(?:一?[个对])?(?:大胖|[\\d一二两三四五六七八九]{1,2}斤[\\d一二两三四五六七八九半多]{0,2}两?的)?(?:${BABY})(?:了|啦)?)|母[子女]平安|大小平安|出月子了|(?:在|正)坐月子)$`,
  'gu',
)

/** "卸货啦，母女平安": she is expecting no more, if the memory knows that she was. */
export const healthDelivered: ExtractionRule = factRule({
  id: 'zh/health.delivered',
  priority: 62,
  confidence: 0.92,
  anchors: ['卸货', '分娩', '剖', '顺产', '生了', '生啦', '生完', '生下', '诞下', '添了', '平安', '月子'],
  pattern: DELIVERED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '卸货啦，是个小公主', cards: [{ slot: 'health', value: '怀孕', relation: 'retracts' }] },
    {
      text: '我老婆生了个儿子',
      cards: [{ slot: 'health', value: '怀孕', relation: 'retracts', entity: 'user.wife' }],
    },
  ],
  counterExamples: ['她生了', '快生了', '你生了吗？', '楼下的猫生了'],
  read: (match, frame) => {
    const event = match.capture('event')
    if (!event || frame.negative || /快|要|会|想|准备|打算|没|怕/u.test(match.before)) return null
    return { slot: 'health', value: '怀孕', at: event, relation: 'retracts', known: true }
  },
})
