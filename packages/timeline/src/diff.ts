import type { TimeInput, MemoryCard } from '@recollect/core'
import type { Engine } from '@recollect/core/plugin'
import { viewAt } from '@recollect/core/past'
import { checkMoment, everyRow } from '@recollect/core/plugin'
import type { FactDifference } from './api/difference.ts'
import type { MomentInput } from './api/moment.ts'
import { differences } from './differences.ts'

/** Compares the facts that held at two moments, in one snapshot. */
export async function diff(
  engine: Engine,
  scope: string,
  from: TimeInput | MomentInput,
  to: TimeInput | MomentInput,
): Promise<readonly FactDifference[]> {
  const moments = [checkMoment(from), checkMoment(to)]
  return engine.store.read(scope, async (view) => {
    const held: (readonly MemoryCard[])[] = []
    for (const moment of moments) {
      const then = await viewAt(engine, view, moment)
      held.push(await everyRow((page) => then.cards.list(page, { active: true })))
    }
    const [before = [], after = []] = held
    return differences(before, after)
  })
}
