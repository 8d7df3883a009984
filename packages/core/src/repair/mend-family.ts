import type { MemoryCard } from '../types/card.ts'
import { mended } from './mend.ts'
import type { Look, Mend } from './mend.ts'
import { lookForParents } from './look-parents.ts'
import { lookForClosedActive, lookForOpenInactive, lookForTimes, lookForTwoActive } from './look-standing.ts'
import { lookForGaps } from './look-versions.ts'

/** Each sees what those before it have mended: a chain with two active cards is made to have one before it is asked whether it has none. */
const LOOKS: readonly Look[] = [
  lookForTimes,
  lookForClosedActive,
  lookForTwoActive,
  lookForOpenInactive,
  lookForGaps,
  lookForParents,
]

/** What is wrong with the cards of one version key is what has to be changed about them. Pure; linear but for sorting. */
export function mendFamily(cards: readonly MemoryCard[], now: number): readonly Mend[] {
  const mends: Mend[] = []
  let state = [...cards]
  for (const look of LOOKS) {
    const found = look(state, now)
    mends.push(...found)
    state = mended(state, found)
  }
  return mends
}
