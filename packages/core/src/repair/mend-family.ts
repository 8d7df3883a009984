import type { MemoryCard } from '../types/card.ts'
import { lookForTimes, lookForUnended } from './look-ends.ts'
import { lookForParents } from './look-parents.ts'
import { lookForClosedActive, lookForOpenInactive, lookForOver, lookForTwoActive } from './look-standing.ts'
import { lookForGaps } from './look-versions.ts'
import { mended } from './mend.ts'
import type { ChainDamage, Look, Mend } from './mend.ts'

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

/**
 * What is wrong with the cards of one version key is what has to be changed about them. Pure; linear but for sorting. `before`: further
 * looks, for what the cards do not show by themselves.
 */
export function mendFamily<Kind = never>(
  cards: readonly MemoryCard[],
  now: number,
  before: readonly Look<Kind>[] = [],
): readonly Mend<Kind | ChainDamage>[] {
  const mends: Mend<Kind | ChainDamage>[] = []
  let state = [...cards]
  for (const look of [...before, ...LOOKS]) {
    const found = look(state, now)
    mends.push(...found)
    state = mended(state, found)
  }
  return mends
}
