import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'

/** Likes told by what they are set against: what one used to loathe, or all the rest. */

const ONCE =
  /(?:(?:很|最|特别|超|挺|可|一直)?(?:讨厌|不喜欢|不爱|反感|害怕|怕|受不了))(?<verb>吃|喝|看|听|玩|穿)?(?<value>[^,我你您他她它的]{1,10}?)$/gu
const NOW_LIKES =
  /^,(?:但是?|可是?|不过|然而|结果)?(?:我)?(?:现在|如今|长大后?|长大了|后来|这两年|最近)(?:却|反而|反倒|倒是?|居然|竟然|已经){0,2}(?:很|特别|最|超|也|越来越|挺|可){0,2}(?:喜欢|爱上|爱|迷上|上瘾|离不开)(?:了|得很|得不行|吃|喝|看|听|玩|它|极了|上){0,3}(?=[,。!~…]|$)/u

const restOf = ({ clause, after }: RuleMatch): string =>
  (after + clause.sentence.text.slice(clause.end - clause.sentence.start)).replaceAll(' ', '')

/** "我以前怕香菜，现在反而爱吃". */
export const tasteTurned: ExtractionRule = factRule({
  id: 'zh/taste.turned',
  priority: 97,
  confidence: 0.94,
  anchors: ['讨厌', '不喜欢', '不爱', '反感', '怕', '受不了'],
  pattern: ONCE,
  elided: 'inherit',
  readsNegation: true,
  examples: [
    {
      text: '我小时候讨厌苦瓜，现在反而特别爱吃',
      cards: [{ slot: 'likes', value: '苦瓜', tense: 'current' }],
    },
  ],
  counterExamples: ['他以前讨厌苦瓜，现在很喜欢', '我讨厌苦瓜，现在也不喜欢', '你以前讨厌苦瓜，现在喜欢吗'],
  read: (match, frame) =>
    (frame.modifiers.past || frame.modifiers.ago || /小时候|[时候前]$/u.test(frame.modifiers.when ?? '')) &&
    !frame.negative &&
    NOW_LIKES.test(restOf(match))
      ? both(match)
      : null,
})

/** What was loathed, and is liked now. */
function both(match: RuleMatch): readonly Proposal[] | null {
  const value = match.capture('value')
  if (value === undefined) return null
  const liked: Proposal = { slot: 'likes', value, relation: 'updates', tense: 'current', when: undefined }
  const loathed: Proposal = { slot: 'dislikes', value, tense: 'past' }
  return /怕/u.test(match.text) ? [liked] : [liked, loathed]
}

const EXCEPT =
  /^(?:我)?除了(?<value>[^,我你您他她它]{1,10}?)(?:以外|之外|外)?(?:$|(?=我(?:什么|啥|其他|别的)))/gu
const NOTHING_ELSE =
  /^,?(?:我)?(?:(?:什么|啥|其他|其它|别的)[^,我你您他她它]{0,6})(?:我)?(?:都|也|一律|通通)不(?:太|怎么)?(?:吃|喝|看|听|玩|爱|喜欢|感兴趣|用|穿|碰)/u

/** "除了悬疑片，我啥都不看". */
export const tasteOnly: ExtractionRule = defineRule({
  id: 'zh/taste.only',
  priority: 86,
  confidence: 0.93,
  anchors: ['除了'],
  pattern: EXCEPT,
  draft: (match) => {
    const rest = restOf(match)
    return rest.slice(0, REACH).includes('我') || match.text.startsWith('我')
      ? NOTHING_ELSE.test(rest) && isTopic(match.raw('value') ?? '') && !IDLE.test(match.raw('value') ?? '')
        ? take(match, 'likes')
        : null
      : null
  },
  examples: [{ text: '除了悬疑片，我啥都不看', cards: [{ slot: 'likes', value: '悬疑片' }] }],
  counterExamples: [
    '除了悬疑片，他啥都不看',
    '除了睡觉，我什么都不会',
    '除了水，我什么都没带',
    '除了你，我谁都不喜欢',
  ],
})
const REACH = 24
const IDLE = /^(?:水|白水|饭|白饭|药|上班|工作|睡觉|吃饭)$/u
