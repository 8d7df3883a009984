import type { Evidence } from '@recollect/core'
import type { AskedQuestion } from './schema.ts'

export interface AskedAnswer {
  readonly memory: string
  readonly question: AskedQuestion
  readonly text: string
  readonly evidence: Evidence
}

/** `refused`: it was told, and the answer is that nothing is known. `invented`: it was not, and something is answered. */
export type AskedOutcome = 'right' | 'wrong' | 'refused' | 'silent' | 'invented'

export function outcomeOf({ question, text, evidence }: AskedAnswer): AskedOutcome {
  if (question.kind === 'never') return evidence === 'none' ? 'silent' : 'invented'
  if (holds(text, question)) return 'right'
  return evidence === 'none' ? 'refused' : 'wrong'
}

function holds(text: string, { expect, forbid }: AskedQuestion): boolean {
  const said = plain(text)
  const stands = (words: string) => said.includes(plain(words))
  return expect.every((entry) => entry.split('|').some(stands)) && !forbid.some(stands)
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/[’‘]/gu, "'")

export interface AskedFigures {
  readonly told: number
  readonly right: number
  readonly refused: number
  /** Wrong answers, or answers to what was never told, that are said to be sure. */
  readonly falseStrong: number
  readonly never: number
  readonly silent: number
  readonly all: number
}

export function figuresOf(answers: readonly AskedAnswer[]): AskedFigures {
  const outcomes = answers.map((answer) => ({ answer, outcome: outcomeOf(answer) }))
  const count = (...of: readonly AskedOutcome[]) => outcomes.filter(({ outcome }) => of.includes(outcome))
  return {
    all: answers.length,
    told: count('right', 'wrong', 'refused').length,
    right: count('right').length,
    refused: count('refused').length,
    falseStrong: count('wrong', 'invented').filter(({ answer }) => answer.evidence === 'strong').length,
    never: count('silent', 'invented').length,
    silent: count('silent').length,
  }
}
