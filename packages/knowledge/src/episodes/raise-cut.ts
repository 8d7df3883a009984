import type { Engine } from '../engine.ts'
import { writeSemantic } from '../access.ts'
import { outsideOf } from './owed-messages.ts'

/** Numbers a transaction looks at. */
const PAGE = 500

/**
 * Moves `cutUpTo` up to the first message that is in no episode. Each step looks and moves in one transaction, so that a message that comes
 * back, or whose episode goes, meanwhile is never passed over.
 */
export async function raiseCutUpTo(engine: Engine, scope: string, isAborted: () => boolean): Promise<void> {
  while (!isAborted() && (await raise(engine, scope)));
}

/** Whether there may be more. */
const raise = (engine: Engine, scope: string): Promise<boolean> =>
  writeSemantic(engine, scope, async ({ tx, semantic }) => {
    const from = semantic.cutUpTo
    const to = Math.min(tx.copy.last.items, from + PAGE)
    if (to <= from) return false
    const [first] = await outsideOf(tx.items, semantic, from, to)
    const upTo = first === undefined ? to : first.seq - 1
    if (upTo > from) await semantic.setCutUpTo(upTo)
    return first === undefined
  })
