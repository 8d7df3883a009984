import type { ScorePart, TraceRanked } from '@recollect/core/plugin'

/** A piece of a score bar. */
export interface ScorePiece {
  readonly name: string
  readonly isTerm: boolean
  readonly value: number
  /** Width in the bar, 0–100. */
  readonly width: number
  /** Place among all names, for its colour. */
  readonly color: number
}

/** So many names have a colour of their own; the others share the last one. */
const COLORS = 6

/** Names of parts by how much they give altogether, most first. */
export function partNames(ranked: readonly TraceRanked[]): string[] {
  const totals = new Map<string, number>()
  for (const { name, value } of ranked.flatMap(({ parts }) => parts))
    totals.set(name, (totals.get(name) ?? 0) + Math.max(0, value))
  return [...totals].toSorted((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** The bar of a candidate: as long as its score, cut by what it is made of. What takes away is told in words alone. */
export function piecesOf({ score, parts }: TraceRanked, names: readonly string[]): ScorePiece[] {
  const positive = parts.filter(({ value }) => value > 0)
  const sum = positive.reduce((total, { value }) => total + value, 0)
  return positive.map(({ name, term, value }) => ({
    name,
    isTerm: term === true,
    value,
    width: sum === 0 ? 0 : (100 * score * value) / sum,
    color: Math.min(COLORS - 1, Math.max(0, names.indexOf(name))),
  }))
}

const two = (value: number): string => value.toFixed(2)

/** A score in words: `word "live" 0.40 + the fact asked for 0.60`. */
export const partsText = (parts: readonly ScorePart[], worded: (name: string) => string): string =>
  parts
    .map(({ name, term, value }, i) => {
      const sign = value < 0 ? '− ' : i === 0 ? '' : '+ '
      return `${sign}${term ? `“${name}”` : worded(name)} ${two(Math.abs(value))}`
    })
    .join(' ')
