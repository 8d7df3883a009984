import type { ScopedMemory } from '@recollect/core'
import { allRows } from '../library/all-rows.ts'
import type { Call } from './pieces.ts'
import type { RatioFigures } from './ratio.ts'
import { measureReads } from './reads.ts'

const PLAN = { rounds: 25, block: 25 }

/** Every card of a scope of 500 items on SQLite by its id, against the bare statements it takes. */
export const measureLookup = (): Promise<RatioFigures> => measureReads(everyCard, PLAN)

async function everyCard(memory: ScopedMemory): Promise<readonly Call[]> {
  const cards = await allRows((page) => memory.cards.list(page))
  return cards.map(
    ({ id }) =>
      () =>
        memory.cards.get(id),
  )
}
