import type { Answer, Evidence } from '../../api/recall.ts'
import type { Judgement } from './evidence.ts'

export interface PartAnswer {
  readonly answer: Answer
  readonly judgement: Judgement
}

/** The answer to a question of several parts: their texts line by line, the data of the first part that is known. Pure. */
export function joinAnswers(parts: readonly [PartAnswer, ...PartAnswer[]]): PartAnswer {
  const [first, ...others] = parts
  if (others.length === 0) return first
  const level = levelOf(parts.map(({ judgement }) => judgement.level))
  const lead = parts.find(({ judgement }) => judgement.level !== 'none') ?? first
  const known = parts.filter(({ judgement }) => judgement.level !== 'none')
  return {
    answer: {
      ...lead.answer,
      text: [...new Set(parts.map(({ answer }) => answer.text))].join('\n'),
      cards: known.flatMap(({ answer }) => answer.cards),
      evidence: level,
    },
    judgement: { ...lead.judgement, level, reasons: parts.flatMap(({ judgement }) => judgement.reasons) },
  }
}

/** Sure of all, of none, or of some. */
function levelOf(levels: readonly Evidence[]): Evidence {
  const [first = 'none'] = levels
  return levels.every((level) => level === first) ? first : 'weak'
}
