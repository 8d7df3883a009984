import { scaleOf } from '../pack/intents.ts'

/** Weights by sign, as they are written. */
export type Table = ReadonlyMap<string, string>

const BASE = 36

/**
 * Logistic models, one a column: a line for each sign, which is the sign, a tab, and its weights in tenths by column (`0:12 f:-3`); the
 * line of the empty sign is what holds without any.
 */
export const tableIn = (table: string): Table =>
  new Map(
    table.split('\n').flatMap((line) => {
      const at = line.lastIndexOf('\t')
      return at < 0 ? [] : [[line.slice(0, at), line.slice(at + 1)] as const]
    }),
  )

/** Weights of the signs a table knows, by column, less of each the more there are. */
export function scoresOf(signs: Iterable<string>, table: Table, columns: number): Float64Array {
  const known = [...signs].flatMap((sign) => table.get(sign) ?? [])
  const scores = new Float64Array(columns)
  const add = (line: string, scale: number) => {
    for (const pair of line.split(' ')) {
      const colon = pair.indexOf(':')
      const column = Number.parseInt(pair.slice(0, colon), BASE)
      scores[column] = (scores[column] ?? 0) + (Number(pair.slice(colon + 1)) / 10) * scale
    }
  }
  for (const line of known) add(line, scaleOf(known.length))
  add(table.get('') ?? '0:0', 1)
  return scores
}

/** How likely what a column stands for is, 0–1. */
export const likely = (scores: Float64Array, column: number): number =>
  1 / (1 + Math.exp(-(scores[column] ?? 0)))
