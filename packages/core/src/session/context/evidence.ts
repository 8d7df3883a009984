import type { Evidence } from '../../api/recall.ts'
import type { Engine } from '../../engine.ts'
import { normalizeText } from '../../util/normalize.ts'
import { sliceWhole } from '../../util/surrogates.ts'
import type { Candidate } from './candidate.ts'
import type { Gathered } from './gather.ts'
import { wordsOf } from './pairs.ts'

/** Of the message's words a text must have so many to bear on it. */
const ENOUGH = 0.5
/** UTF-16 units read of a text: of a long one a context shows the beginning. */
const READ = 2000

/**
 * What the memory knows about a message. A question asked before, a pair about it, or a text of the context that has half of its words is
 * something: that nothing is known must not be said beside them. Pure.
 */
export function evidenceOf(
  { termsOf }: Pick<Engine, 'termsOf'>,
  gathered: Gathered,
  candidates: readonly Candidate[],
  message: string,
): Evidence {
  const { recalled, same, topic } = gathered
  const level = recalled?.evidence ?? 'none'
  if (level !== 'none') return level
  if (same.length + topic.length > 0) return 'weak'
  const asked = new Set(termsOf(normalizeText(message).text))
  if (asked.size === 0) return 'none'
  const shareOf = (text: string): number => {
    const has = new Set(termsOf(normalizeText(sliceWhole(text, 0, READ)).text))
    return [...asked].filter((term) => has.has(term)).length / asked.size
  }
  return candidates.flatMap(textsOf).some((text) => shareOf(text) >= ENOUGH) ? 'weak' : 'none'
}

/** What of an entry bears on a message or not; recalled messages were judged by the recall. */
function textsOf({ data }: Candidate): readonly string[] {
  switch (data.section) {
    case 'facts': {
      const { slot, facet, value } = data.card
      return [[slot.replaceAll('_', ' '), facet ?? '', value].join('\n')]
    }
    case 'working': {
      const { name, value } = data.variable
      return [`${name.replaceAll('_', ' ')}\n${JSON.stringify(value)}`]
    }
    case 'recalled':
      return []
    default:
      return Object.values(wordsOf(data.turn))
  }
}
