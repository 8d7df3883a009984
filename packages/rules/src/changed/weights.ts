import { scaleOf } from '../pack/intents.ts'
import { WeightLines } from '../weights/weight-lines.ts'

/** Logistic models, one a column: the weights of signs, and where to find them. */
export interface Table {
  readonly lineOf: ReadonlyMap<string, number>
  readonly lines: WeightLines
}

/** The line of the empty sign is what holds without any. */
export function tableIn(table: string): Table {
  const lineOf = new Map<string, number>()
  const lines = new WeightLines(table, (line, from, to) => lineOf.set(table.slice(from, to), line))
  return { lineOf, lines }
}

/** Weights of the signs a table knows, by column, less of each the more there are. */
export function scoresOf(signs: Iterable<string>, { lineOf, lines }: Table, columns: number): Float64Array {
  const known: number[] = []
  for (const sign of signs) {
    const line = lineOf.get(sign)
    if (line !== undefined) known.push(line)
  }
  const scale = scaleOf(known.length)
  const scores = new Float64Array(columns)
  for (const line of known) lines.add(line, scores, scale)
  lines.add(lineOf.get('') ?? 0, scores)
  return scores
}

/** How likely what a column stands for is, 0–1. */
export const likely = (scores: Float64Array, column: number): number =>
  1 / (1 + Math.exp(-(scores[column] ?? 0)))
