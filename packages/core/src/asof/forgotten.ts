import type { ChangeReader, LoggedImage } from '../plugin/changes.ts'
import type { ScopeView } from '../plugin/store.ts'
import type { Change, RecordImage } from '../types/change.ts'
import type { Json } from '../types/item.ts'

/** Images, without those of records that were forgotten: while an `undo` could still bring them back, nothing else shows them. */
export async function withoutForgotten(
  { items, cards, changes }: ScopeView,
  later: readonly Change[],
  logged: readonly LoggedImage[],
): Promise<readonly RecordImage[]> {
  const forgets = new Map<number, Change>()
  for (const change of later)
    for (const one of await forgetsBehind(changes, change)) forgets.set(one.seq, one)
  const gone = new Set<string>()
  for (const { seq } of forgets.values()) {
    for (const image of await changes.imagesOf(seq)) {
      if (image.before === null) continue
      // A forget also leaves images of what it only linked anew.
      const row = image.record === 'item' ? await items.get(image.id) : await cards.get(image.id)
      if (row === null) gone.add(image.id)
    }
  }
  return logged.map(({ image }) => image).filter(({ id }) => !gone.has(id))
}

/** A forget that stands; of the undo of an undo those it made stand again. */
async function forgetsBehind(changes: ChangeReader, change: Change): Promise<readonly Change[]> {
  if (change.undoneBy !== null) return []
  if (change.kind === 'forget') return [change]
  const found: Change[] = []
  for (const undo of await takenBackBy(changes, change))
    for (const again of await takenBackBy(changes, undo)) found.push(...(await forgetsBehind(changes, again)))
  return found
}

async function takenBackBy(changes: ChangeReader, { kind, note }: Change): Promise<readonly Change[]> {
  const ids: Json = kind === 'undo' ? (note?.['undoes'] ?? []) : []
  const found: Change[] = []
  for (const id of Array.isArray(ids) ? ids : []) {
    const change = typeof id === 'string' ? await changes.get(id) : null
    if (change) found.push(change)
  }
  return found
}
