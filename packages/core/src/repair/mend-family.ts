import type { MemoryCard } from '../types/card.ts'
import {
  lookForContested,
  lookForCorrections,
  lookForEarlyEnds,
  lookForEmpty,
  lookForSources,
} from './look-around.ts'
import type { LookAround } from './look-around.ts'
import { lookForTimes, lookForUnended } from './look-ends.ts'
import { lookForParents } from './look-parents.ts'
import { lookForClosedActive, lookForOpenInactive, lookForOver, lookForTwoActive } from './look-standing.ts'
import { lookForGaps } from './look-versions.ts'
import { mended } from './mend.ts'
import type { Look, Mend } from './mend.ts'
import type { Surroundings } from './surroundings.ts'

/** Each sees what those before it have mended: a chain with two active cards is made to have one before it is asked whether it has none. */
const LOOKS: readonly Look[] = [
  lookForTimes,
  lookForClosedActive,
  lookForTwoActive,
  lookForOver,
  lookForOpenInactive,
  lookForUnended,
  lookForGaps,
  lookForParents,
]

/** They come first: a rival that contests nothing is left open. */
const LOOKS_AROUND: readonly LookAround[] = [
  lookForEmpty,
  lookForCorrections,
  lookForSources,
  lookForEarlyEnds,
  lookForContested,
]

/**
 * What is wrong with the cards of one version key is what has to be changed about them. Pure; linear but for sorting. Without
 * `around` it sees only what the cards show by themselves.
 */
export function mendFamily(
  cards: readonly MemoryCard[],
  now: number,
  around?: Surroundings,
): readonly Mend[] {
  const mends: Mend[] = []
  let state = [...cards]
  const looks = around
    ? LOOKS_AROUND.map(
        (look): Look =>
          (seen) =>
            look(seen, around),
      )
    : []
  for (const look of [...looks, ...LOOKS]) {
    const found = look(state, now)
    mends.push(...found)
    state = mended(state, found)
  }
  return mends
}
