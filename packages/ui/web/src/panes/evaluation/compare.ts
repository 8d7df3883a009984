import type { EvaluationFigure, EvaluationGroup, EvaluationLoss, EvaluationResult } from './types.ts'

/** A figure of one run, beside the same of another. */
export interface FigureRow {
  readonly name: string
  readonly value: number | null
  readonly of: number
  /** Null: there is no other run, or it has no such figure. */
  readonly other: number | null
  readonly change: number | null
}

export function figureRows(
  figures: readonly EvaluationFigure[],
  others: readonly EvaluationFigure[] | null,
): FigureRow[] {
  return figures.map(({ name, value, of }) => {
    const other = others?.find((one) => one.name === name)?.value ?? null
    return { name, value, of, other, change: value === null || other === null ? null : value - other }
  })
}

/** A group of one run, beside the same of another. */
export interface GroupRow {
  readonly name: string
  readonly of: number
  readonly value: number
  readonly other: number | null
}

/** The groups that have most to tell: at most `most`, the largest. */
export function groupRows(
  groups: readonly EvaluationGroup[],
  others: readonly EvaluationGroup[] | null,
  most: number,
): GroupRow[] {
  return groups
    .toSorted((a, b) => b.of - a.of)
    .slice(0, most)
    .map(({ name, of, value }) => ({
      name,
      of,
      value,
      other: others?.find((group) => group.name === name)?.value ?? null,
    }))
}

const nameOf = ({ id, kind }: EvaluationLoss): string => `${kind} ${id}`

/** Losses of a run that another one does not have. */
export function lossesOnlyIn(result: EvaluationResult, other: EvaluationResult): EvaluationLoss[] {
  const known = new Set(other.losses.map(nameOf))
  return result.losses.filter((loss) => !known.has(nameOf(loss)))
}

/** `88.1 %`; a dash where there is nothing to share. */
export const percentText = (value: number | null): string =>
  value === null ? '–' : `${(100 * value).toFixed(1)} %`

/** `+1.2`, in percentage points. */
export const changeText = (change: number | null): string => {
  if (change === null) return ''
  const points = (100 * change).toFixed(1)
  return change > 0 ? `+${points}` : points.replace('-', '−')
}
