import type { ForgetTarget } from '../api/memory.ts'
import type { ForgetResult, ForgetOptions } from '../api/writes.ts'
import { eraseRecords } from '../changes/erase.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'
import { carryOut } from '../forget/carry-out.ts'
import { checkForgetOptions, checkTarget } from '../forget/check.ts'
import type { CheckedOptions } from '../forget/check.ts'
import { planTarget } from '../forget/plan-target.ts'
import type { PlannedTarget, TargetPlan } from '../forget/plan-target.ts'
import { toVersionKey } from '../input/values.ts'

/**
 * Deletes: rows, versions, index entries, and what repeats them. What was forgotten does not come back as an older version. Without a grace
 * the log keeps nothing of it either; within one `undo` can bring messages and facts back, and nothing else shows them.
 */
export async function forget(
  engine: Engine,
  scope: string,
  target: ForgetTarget,
  given: ForgetOptions = {},
): Promise<ForgetResult> {
  checkTarget(target)
  const options = checkForgetOptions(given, target, engine.clock.now())
  if ('node' in target)
    return (await import('../forget/node.ts')).forgetNode(engine, scope, target.node, options)
  if ('request' in target && target.request.of === 'everything')
    return (await import('./forget-everything.ts')).forgetEverything(engine, scope, options)
  if (options.dryRun)
    return engine.store.read(scope, async (view) =>
      resultOf(await planTarget(engine, view, target, options), null),
    )
  return forgetPlanned(engine, scope, target, options)
}

function forgetPlanned(
  engine: Engine,
  scope: string,
  target: PlannedTarget,
  options: CheckedOptions,
): Promise<ForgetResult> {
  const now = engine.clock.now()
  // Queries that wait to be kept may quote it.
  engine.expansions.take(scope)
  return recorded(engine, scope, async ({ tx, commit }) => {
    const found = await planTarget(engine, tx, target, options)
    const { plan, undone } = found
    if (isEmpty(found) && ('about' in target || 'request' in target)) return resultOf(found, null)
    await carryOut(engine, tx, plan)
    const id = engine.ids.next(now)
    const undoUntil = options.grace > 0 ? now + options.grace : null
    const note = 'slot' in target ? { key: toVersionKey(target.slot) } : null
    const change = await commit({ kind: 'forget', id, undoUntil, note, always: true })
    // What plugins removed is in the change too. Of a fact the log is kept until it lapses, by the key in the note.
    if (undoUntil === null)
      await eraseRecords(tx, [...(change ? await tx.changes.imagesOf(change.seq) : []), ...undone])
    else if (note === null) await eraseRecords(tx, undone)
    return resultOf(found, id)
  })
}

const isEmpty = ({ plan: { cards, items, turns }, undone }: TargetPlan): boolean =>
  cards.length + items.length + turns.length + undone.length === 0

/** What lives on in the log alone is counted and not shown. */
function resultOf({ plan, undone }: TargetPlan, change: string | null): ForgetResult {
  const { cards, items, turns } = plan
  const ids = (record: 'item' | 'card', shown: readonly { readonly id: string }[]) =>
    new Set([...shown, ...undone.filter((image) => image.record === record)].map(({ id }) => id)).size
  return {
    items: ids('item', items),
    cards: ids('card', cards),
    turns: turns.length,
    concerned: { cards, items, turns },
    change,
  }
}
