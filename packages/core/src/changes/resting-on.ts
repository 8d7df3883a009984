import type { SlotRegistry } from '../plugin/slots.ts'
import type { MemoryCard } from '../types/card.ts'
import type { Change } from '../types/change.ts'
import { dependentsOf, undoneBy } from './dependents.ts'
import type { Again, Log } from './dependents.ts'

/**
 * The wanted changes and all that rest on them, in no order. Undoing one may bring cards back that were deleted since: whatever made those
 * rests on the changes they are tied to as well, so those are looked at again. Undoing an
 * undo that is in the way does not redo its changes, unless something that is to stand again needs them.
 */
export async function restingOn(
  log: Log,
  wanted: readonly Change[],
  slots: SlotRegistry,
): Promise<readonly Change[]> {
  const again: Again = { cards: new Map(), changes: new Set(wanted.flatMap(undoneBy)) }
  const all = new Map(wanted.map((change) => [change.seq, change]))
  const stays = new Set<Change>()
  const open = new Set(wanted)
  for (const change of open) {
    open.delete(change)
    for (const card of await broughtBack(log, change)) {
      if (again.cards.has(card.id)) continue
      again.cards.set(card.id, card)
      for (const one of all.values()) if (one.seq < change.seq) open.add(one)
    }
    const later = await dependentsOf(log, change, slots, again)
    if (stays.has(change) && later.some(({ id }) => again.changes.has(id))) {
      again.changes.add(change.id)
      all.delete(change.seq)
      stays.delete(change)
      for (const one of stays) open.add(one)
      continue
    }
    for (const one of later) {
      if (all.has(one.seq) || again.changes.has(one.id)) continue
      all.set(one.seq, one)
      open.add(one)
      for (const taken of await takenBackBy(log, one)) {
        if (all.has(taken.seq) || again.changes.has(taken.id)) continue
        all.set(taken.seq, taken)
        stays.add(taken)
        open.add(taken)
      }
    }
  }
  return [...all.values()]
}

/** Cards that are not there, and will be once the change is undone. */
async function broughtBack({ changes, cards }: Log, change: Change): Promise<readonly MemoryCard[]> {
  const found: MemoryCard[] = []
  for (const { record, before } of await changes.imagesOf(change.seq)) {
    if (record === 'card' && before !== null && (await cards.get(before.id)) === null) found.push(before)
  }
  return found
}

async function takenBackBy({ changes }: Log, undo: Change): Promise<readonly Change[]> {
  const all = await Promise.all(undoneBy(undo).map((id) => changes.get(id)))
  return all.filter((change) => change !== null)
}
