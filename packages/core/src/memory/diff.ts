import type { FactDifference, MomentInput, TimeInput } from '../api/time.ts'
import { differences } from '../asof/diff.ts'
import { viewAt } from '../asof/view-at.ts'
import type { Engine } from '../engine.ts'
import { checkMoment } from '../input/values.ts'
import type { MemoryCard } from '../types/card.ts'
import { everyRow } from '../util/lists.ts'

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
      const then = await viewAt(engine, view, moment, false)
      held.push(await everyRow((page) => then.cards.list(page, { active: true })))
    }
    const [before = [], after = []] = held
    return differences(before, after)
  })
}
