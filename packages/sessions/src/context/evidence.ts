import { normalizeText } from '@recollect/core/text'
import type { Evidence } from '@recollect/core'
import { sliceWhole } from '@recollect/core/plugin'
import type { Engine } from '../engine.ts'
import type { Candidate } from './candidate.ts'
import type { Candidates } from './candidates-of.ts'
import type { Gathered } from './gather.ts'
import { wordsOf } from './pairs.ts'

/** Of the message's words a text must have so many to bear on it. */
const ENOUGH = 0.5
/** UTF-16 units read of a text: of a long one a context shows the beginning. */
const READ = 2000

/**
 * What the memory knows about a message. A fact that bears on it, a question asked before, a pair about it, or a text that has half of its
 * words is something. Pure.
 */
export function evidenceOf(
  { termsOf }: Pick<Engine, 'termsOf'>,
  { asked, recalled, same, topic }: Gathered,
  { all, bear }: Candidates,
): Evidence {
  const level = recalled?.result.evidence ?? 'none'
  if (level !== 'none') return level
  const isFact = ({ data }: Candidate) => data.section === 'facts'
  if (same.length + topic.length > 0 || [...bear].some(isFact)) return 'weak'
  const terms = new Set(termsOf(asked.text))
  if (terms.size === 0) return 'none'
  const shareOf = (text: string): number => {
    const has = new Set(termsOf(normalizeText(sliceWhole(text, 0, READ)).text))
    return [...terms].filter((term) => has.has(term)).length / terms.size
  }
  return all.flatMap(textsOf).some((text) => shareOf(text) >= ENOUGH) ? 'weak' : 'none'
}

/** What of an entry bears on a message or not; facts and recalled messages were judged before. */
function textsOf({ data }: Candidate): readonly string[] {
  switch (data.section) {
    case 'working': {
      const { name, value } = data.variable
      return [`${name.replaceAll('_', ' ')}\n${JSON.stringify(value)}`]
    }
    case 'wishes':
    case 'facts':
    case 'recalled':
      return []
    default:
      return Object.values(wordsOf(data.turn))
  }
}
