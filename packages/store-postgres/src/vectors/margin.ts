/** Half the distance from 1 to the next single: how far one rounded sum or product may be off, relative to it. */
const ROUNDING = 2 ** -24

/**
 * By how much a dot product of pgvector may lie below another and still be the larger one as it is summed up here. Both sum in single
 * precision in an order of their own; each is off by at most n·u·|a|·|b| (Higham, "Accuracy and Stability of Numerical Algorithms",
 * 3.1), and two products of two sums are compared. `length` of the query is any, that of kept vectors is 1.
 */
export function marginOf(query: Float32Array): number {
  const length = Math.hypot(...chunks(query))
  return 4 * (query.length + 8) * ROUNDING * length * 1.01
}

/** Lengths of parts: a call takes only so many arguments. */
function chunks(query: Float32Array): readonly number[] {
  const lengths: number[] = []
  for (let at = 0; at < query.length; at += 1024) lengths.push(Math.hypot(...query.subarray(at, at + 1024)))
  return lengths
}
