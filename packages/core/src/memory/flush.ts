import type { Engine } from '../engine.ts'
import { flushAccesses } from './flush-accesses.ts'
import { flushExpansions } from './flush-expansions.ts'

/** Writes what recalls left to be noted. */
export async function flush(engine: Engine): Promise<void> {
  await flushExpansions(engine)
  await flushAccesses(engine)
}
