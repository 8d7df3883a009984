import { scaleOf } from '../pack/intents.ts'
import { NONE } from '../weights/weight-lines.ts'
import type { SignTable } from '../weights/weight-lines.ts'

/**
 * Logistic models, one a column: weights of the signs a table knows, less of each the more there are; the empty sign is what holds without
 * any.
 */
export function scoresOf(
  signs: Iterable<string>,
  { lineOf, lines }: SignTable,
  columns: number,
): Float64Array {
  const known: number[] = []
  for (const sign of signs) {
    const line = lineOf.get(sign)
    if (line !== undefined) known.push(line)
  }
  const scale = scaleOf(known.length)
  const scores = new Float64Array(columns)
  for (const line of known) lines.add(line, scores, scale)
  lines.add(lineOf.get('') ?? NONE, scores)
  return scores
}

/** How likely what a column stands for is, 0–1. */
export const likely = (scores: Float64Array, column: number): number =>
  1 / (1 + Math.exp(-(scores[column] ?? 0)))
