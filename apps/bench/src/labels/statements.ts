import { cpuOf } from '../stats/time.ts'
import { countBy, median, round, sum } from '../stats/numbers.ts'
import { draftRow } from '@recollect/testkit/scoring'
import type { CardRow } from '@recollect/testkit/scoring'
import type { Reader } from './reader.ts'
import type { Statement } from './schema.ts'

export interface StatementPrediction {
  readonly id: string
  readonly cards: readonly CardRow[]
}

export const predictStatement = (
  reader: Pick<Reader, 'drafts'>,
  { id, text }: Statement,
): StatementPrediction => ({
  id,
  cards: reader.drafts(text).stored.map(draftRow),
})

export interface StatementFigures {
  readonly language: string
  readonly statements: number
  readonly withCards: number
  readonly cards: number
  readonly microsPerMessage: number
  readonly slots: Readonly<Record<string, number>>
}

/** Counts by language; the time is the processor's, of extraction alone. */
export function statementFigures(
  reader: Reader,
  statements: readonly Statement[],
  predictions: readonly StatementPrediction[],
): StatementFigures[] {
  const cardsOf = new Map(predictions.map(({ id, cards }) => [id, cards]))
  const languages = Object.keys(countBy(statements.map(({ lang }) => lang))).sort()
  return languages.map((language) => {
    const own = statements.filter(({ lang }) => lang === language)
    const cards = own.map(({ id }) => cardsOf.get(id) ?? [])
    return {
      language,
      statements: own.length,
      withCards: cards.filter((list) => list.length > 0).length,
      cards: sum(cards.map((list) => list.length)),
      microsPerMessage: round(microsPerMessage(reader, own), 1),
      slots: countBy(cards.flat().map(({ slot }) => slot)),
    }
  })
}

const ROUNDS = 5

function microsPerMessage(reader: Reader, statements: readonly Statement[]): number {
  const rounds = Array.from({ length: ROUNDS }, () =>
    cpuOf(() => {
      for (const { text } of statements) reader.facts(text)
    }),
  )
  return median(rounds) / Math.max(1, statements.length)
}
