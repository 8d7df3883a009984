import type { QaTurn } from '@recollect/core/store'

type Place = Pick<QaTurn, 'saidAt' | 'number' | 'seq'>

export interface Move<T> {
  readonly turn: T
  readonly seq: number
  readonly isSource: boolean
  /** Turns of the target up to this `seq` were not moved yet. */
  readonly head: number
}

/**
 * The next moves of a merge, from the back. `into` and `from` are the tails, newest first, of what was not moved yet, each at least `limit`
 * long or whole; `left` is how many turns the source has left. Of both last turns the later one (by time, then number) goes behind all
 * that stays before it: as many places up as the source has turns left. That place is free, since all above was moved up at least as
 * far. Each session keeps its own order; when the source is empty, what is left of the target stands where it belongs. Pure.
 */
export function nextMoves<T extends Place>(
  into: readonly T[],
  from: readonly T[],
  left: number,
  limit: number,
): readonly Move<T>[] {
  const moves: Move<T>[] = []
  let [i, j] = [0, 0]
  while (moves.length < limit) {
    const [stay, go] = [into[i], from[j]]
    if (go === undefined) break
    const up = left - j
    if (stay === undefined || isLater(go, stay)) {
      const below = stay?.seq ?? 0
      moves.push({ turn: go, seq: below + up, isSource: true, head: below })
      j += 1
    } else {
      moves.push({ turn: stay, seq: stay.seq + up, isSource: false, head: stay.seq - 1 })
      i += 1
    }
  }
  return moves
}

const isLater = (a: Place, b: Place): boolean =>
  a.saidAt > b.saidAt || (a.saidAt === b.saidAt && a.number > b.number)
