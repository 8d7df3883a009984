import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import {
  admittedBeside,
  admittedPrefix,
  apologisedBefore,
  deniedBeside,
  isEnd,
  isWhole,
  kindOf,
  saidBefore,
  toldBefore,
  timeBefore,
  wrongBefore,
} from '../../text/mistake.ts'
import type { Kind } from '../../text/mistake.ts'
import { mayBeRight, rightOf } from '../../text/missaid.ts'

const RIGHT =
  /(?:应该|其实|实际上?|正确的?|该)?(?:是|为)(?<value>[^,是]{1,30}?)(?<only>才对|才是)?(?:哈|啦|了|的|啊|哦){0,3}$/gu
/** Whether it is said to be a mistake what it puts right, or shown by how little else is said. */
function isAdmitted(match: RuleMatch, kind: Kind): boolean {
  const { clause, before, text } = match
  if (before !== '') return admittedPrefix(clause.text) === before
  if (admittedBeside(clause)) return true
  if (kind === 'other') return false
  if (apologisedBefore(clause)) return isEnd(clause)
  const opens = /^(?:其实|实际)/u.test(text)
  if (opens && toldBefore(clause)) return true
  return (
    clause.sentence.message === clause.text &&
    (match.raw('only') !== undefined || (opens && kind === 'location'))
  )
}

/** "写错了，是33岁": the slot is the one the value shows. */
export const correction: ExtractionRule = defineRule({
  id: 'zh/correction.is',
  priority: 96,
  confidence: 0.92,
  anchors: ['是', '为'],
  pattern: RIGHT,
  draft(match): Proposal | null {
    const { clause, before } = match
    const value = match.capture('value')
    const words = match.raw('value') ?? ''
    if (!value || /不是|^我/u.test(words)) return null
    const kind = kindOf(words)
    const wrong = before === '' ? wrongBefore(clause, words) : undefined
    const of = wrong ?? (before === '' && isWhole(clause) ? deniedBeside(clause) : undefined)
    const named = of !== undefined && mayBeRight(words, of)
    if (!named && !isAdmitted(match, kind)) return null
    const said = named ? '' : saidBefore(clause)
    return rightOf(value, words, said, named ? of : timeBefore(words, said))
  },
  examples: [
    { text: '写错了，是33岁', cards: [{ slot: 'age', value: '33', relation: 'updates' }] },
    {
      text: '说错了，是南通',
      cards: [{ slot: 'location', value: '南通', relation: 'updates', corrects: null }],
    },
    {
      text: '我老家在如皋，不对，是海门',
      cards: [{ slot: 'hometown', value: '海门', corrects: '如皋' }],
    },
  ],
  counterExamples: [
    '是33岁吗？',
    '我错了，是我不好吗',
    '他说错了，是南通',
    '如果我说错了，是我的问题',
    '我说错话了，是我不好',
    '老师写错了，是33岁',
  ],
})
