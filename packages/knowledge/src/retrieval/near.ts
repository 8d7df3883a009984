import type { SemanticKind, SemanticReader, VectorSpace } from '@recollect/core/store'
import { toBytes, Nearest } from '@recollect/core/store'

/** Vectors read at once. */
const PAGE = 512

/** A query as a vector. */
export interface AskedVector {
  readonly space: VectorSpace
  readonly vector: Float32Array
}

/**
 * The nearest nodes or episodes, with their likeness, from `threshold` on: every vector of the space is compared. Of equal ones the
 * newest.
 */
export async function nearTo(
  semantic: SemanticReader,
  kind: SemanticKind,
  { space, vector }: AskedVector,
  limit: number,
  threshold: number,
): Promise<ReadonlyMap<string, number>> {
  const nearest = new Nearest(vector, limit, threshold)
  const ids: string[] = []
  for (;;) {
    const page = await semantic.vectors(kind, space, ids.at(-1) ?? '', PAGE)
    const from = ids.length
    ids.push(...page.keys())
    const seqs = [...page.keys()].map((_, at) => from + at)
    if (page.size > 0) nearest.add(seqs, packed([...page.values()]))
    if (page.size < PAGE) break
  }
  return new Map(
    nearest.best.map(({ seq, score }): [string, number] => [ids[seq] ?? '', Math.min(1, Math.max(0, score))]),
  )
}

/** One behind the other. */
function packed(vectors: readonly Float32Array[]): Uint8Array {
  const rows = vectors.map(toBytes)
  const all = new Uint8Array(rows.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const row of rows) {
    all.set(row, at)
    at += row.length
  }
  return all
}
