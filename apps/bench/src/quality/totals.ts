import { share } from '../stats/numbers.ts'
import type { Outcome } from './outcomes.ts'

/** Shares are null where there is nothing to share. */
export interface Totals {
  readonly statements: number
  readonly facts: number
  /** Facts with at least one right card. */
  readonly covered: number
  readonly plain: number
  readonly plainCovered: number
  readonly others: number
  /** Statements without a fact that gave a wrong card. */
  readonly othersWithWrong: number
  readonly right: number
  readonly wrong: number
  /** Repeated or optional. */
  readonly neutral: number
  readonly labels: number
  readonly labelsFound: number
  readonly coverage: number | null
  readonly plainCoverage: number | null
  readonly precision: number | null
  readonly recall: number | null
  readonly falsePositives: number | null
  /** Of all statements, those marked as stating something no rule reads; of the labels not found, those that stand in such. */
  readonly unread: number | null
  readonly missedInUnread: number | null
}

export function totalsOf(outcomes: readonly Outcome[]): Totals {
  const facts = outcomes.filter(({ isFact }) => isFact)
  const others = outcomes.filter(({ isFact }) => !isFact)
  const plain = facts.filter(({ isPlain }) => isPlain)
  const cards = outcomes.flatMap((outcome) => outcome.cards)
  const labels = outcomes.flatMap((outcome) => outcome.labels)
  const count = (verdict: string) => cards.filter((card) => card.verdict === verdict).length
  const covered = facts.filter(isCovered).length
  const plainCovered = plain.filter(isCovered).length
  const othersWithWrong = others.filter((one) => one.cards.some(({ verdict }) => verdict === 'wrong')).length
  const missed = outcomes.flatMap(({ labels: own, isUnread }) =>
    own.flatMap(({ found }) => (found ? [] : [{ isUnread }])),
  )
  const labelsFound = labels.filter(({ found }) => found).length
  const [right, wrong] = [count('right'), count('wrong')]
  return {
    statements: outcomes.length,
    facts: facts.length,
    covered,
    plain: plain.length,
    plainCovered,
    others: others.length,
    othersWithWrong,
    right,
    wrong,
    neutral: count('neutral'),
    labels: labels.length,
    labelsFound,
    coverage: share(covered, facts.length),
    plainCoverage: share(plainCovered, plain.length),
    precision: share(right, right + wrong),
    recall: share(labelsFound, labels.length),
    falsePositives: share(othersWithWrong, others.length),
    unread: share(outcomes.filter(({ isUnread }) => isUnread).length, outcomes.length),
    missedInUnread: share(missed.filter(({ isUnread }) => isUnread).length, missed.length),
  }
}

const isCovered = ({ labels }: Outcome): boolean => labels.some(({ found }) => found)
