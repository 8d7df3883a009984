import type { CheckedIndex, IndexPair } from './check-index.ts'

interface Placed {
  /** Index of its session in the file. */
  readonly at: number
  readonly pair: IndexPair
}

/**
 * Pairs in the order they were said, so that order by insertion and order in time agree; of the same time as `by_recency` has them, then as
 * the file does. Pure.
 */
export function inOrder({ sessions, fields }: CheckedIndex): readonly Placed[] {
  const keyOf = (session: string, seq: number): string => JSON.stringify([session, seq])
  const recency = new Map(
    fields.index.by_recency.map(({ session, seq }, rank) => [keyOf(session, seq), rank]),
  )
  const placed = sessions.flatMap(({ fields: { session_id }, pairs }, at) =>
    pairs.map((pair) => ({ at, pair, rank: recency.get(keyOf(session_id, pair.fields.seq)) ?? Infinity })),
  )
  return placed.sort(
    (a, b) => a.pair.fields.timestamp - b.pair.fields.timestamp || (a.rank === b.rank ? 0 : b.rank - a.rank),
  )
}
