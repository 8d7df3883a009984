import { draftRow, scoreStatement } from '@recollect/testkit/scoring'
import type { CardRow, LabelCard, StatementScore } from '@recollect/testkit/scoring'
import type { CardDraft } from '@recollect/core/extraction'
import type { EvaluationFigure, EvaluationGroup, EvaluationLoss, FigureName } from '@recollect/ui'
import type { Statement } from './read.ts'

/** A statement after the memory has read it. */
export interface Read {
  readonly statement: Statement
  readonly score: StatementScore<CardRow>
  readonly isFact: boolean
  readonly ms: number
}

export function readBy(statement: Statement, drafts: readonly CardDraft[], ms: number): Read {
  const score = scoreStatement(statement.labels, drafts.map(draftRow))
  return { statement, score, isFact: statement.isFact ?? score.labels.length > 0, ms }
}

const figure = (name: FigureName, part: number, of: number): EvaluationFigure => ({
  name,
  value: of === 0 ? null : part / of,
  of,
})

const isCovered = ({ score }: Read): boolean => score.labels.some(({ found }) => found)
const hasWrong = ({ score }: Read): boolean => score.cards.some(({ verdict }) => verdict === 'wrong')

export function statementFigures(all: readonly Read[]): EvaluationFigure[] {
  const facts = all.filter(({ isFact }) => isFact)
  const others = all.filter(({ isFact }) => !isFact)
  const cards = all.flatMap(({ score }) => score.cards)
  const labels = all.flatMap(({ score }) => score.labels)
  const right = cards.filter(({ verdict }) => verdict === 'right').length
  const wrong = cards.filter(({ verdict }) => verdict === 'wrong').length
  return [
    figure('coverage', facts.filter(isCovered).length, facts.length),
    figure('precision', right, right + wrong),
    figure('recall', labels.filter(({ found }) => found).length, labels.length),
    figure('restraint', others.filter((one) => !hasWrong(one)).length, others.length),
  ]
}

/** Labels found by slot, those with most labels first. */
export function slotGroups(all: readonly Read[]): EvaluationGroup[] {
  const bySlot = new Map<string, boolean[]>()
  for (const { label, found } of all.flatMap(({ score }) => score.labels)) {
    const [slot = label.slot] = label.slot.split('.')
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), found])
  }
  return [...bySlot]
    .map(([name, found]) => ({ name, of: found.length, value: found.filter(Boolean).length / found.length }))
    .toSorted((a, b) => b.of - a.of)
}

const told = ({ entity, slot, value, polarity }: LabelCard): string =>
  `${entity === 'user' || entity === '' ? '' : `${entity} `}${slot} ${polarity === 'negative' ? '≠' : '='} ${value}`

export function statementLosses(all: readonly Read[]): EvaluationLoss[] {
  return all.flatMap(({ statement: { id, text }, score }): EvaluationLoss[] => {
    const missed = score.labels.filter(({ found }) => !found).map(({ label }) => told(label))
    const wrong = score.cards.filter(({ verdict }) => verdict === 'wrong').map(({ card }) => told(card))
    const got = score.cards.map(({ card }) => told(card))
    return [
      ...(missed.length > 0
        ? [{ id, kind: 'missed' as const, text, expected: missed, got, rank: null }]
        : []),
      ...(wrong.length > 0
        ? [{ id, kind: 'wrong' as const, text, expected: [], got: wrong, rank: null }]
        : []),
    ]
  })
}
