import type { ScopedMemory } from '@recollect/core'
import { growthFigures } from '../stats/growth.ts'
import type { GrowthFigures, Timed } from '../stats/growth.ts'
import { millis } from '../stats/time.ts'
import { KINDS, lookUps } from './look-ups.ts'
import type { Kind } from './look-ups.ts'

/** A log and how much is in it. */
export interface Filled {
  readonly memory: ScopedMemory
  readonly sessions: number
  readonly pairs: number
}

/** Every kind of look-up, on both logs in turns; a tenth before that, untimed. */
export async function measureGrowth(
  small: Filled,
  large: Filled,
  asks: number,
): Promise<readonly GrowthFigures<Kind>[]> {
  const warm = Math.ceil(asks / 10)
  const timed: Timed<Kind>[] = []
  for (const kind of KINDS) {
    const [ofSmall, ofLarge] = [lookUps(kind, warm + asks, small), lookUps(kind, warm + asks, large)]
    for (const [i, askSmall] of ofSmall.entries()) {
      const askLarge = ofLarge[i] ?? askSmall
      const visit = {
        kind,
        small: await millis(() => askSmall(small.memory)),
        large: await millis(() => askLarge(large.memory)),
      }
      if (i >= warm) timed.push(visit)
    }
  }
  return growthFigures(KINDS, timed)
}
