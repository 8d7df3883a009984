import { undoneBy } from '@recollect/core/past'
import type { ChangeReader, LoggedImage, ScopeView, RecordImage } from '@recollect/core/store'
import type { Change } from '@recollect/core'

/** Images, without those of records that were forgotten: while an `undo` could still bring them back, nothing else shows them. */
export async function withoutForgotten(
  { items, cards, changes }: ScopeView,
  later: readonly Change[],
  logged: readonly LoggedImage[],
): Promise<readonly RecordImage[]> {
  const behind = await Promise.all(later.map((change) => forgetsBehind(changes, change)))
  const forgets = new Set(behind.flat().map(({ seq }) => seq))
  const images = await Promise.all([...forgets].map((seq) => changes.imagesOf(seq)))
  const gone = new Set<string>()
  const look = async ({ record, id, before }: RecordImage) => {
    if (before === null) return
    // A forget also leaves images of what it only linked anew.
    const row = record === 'item' ? await items.get(id) : await cards.get(id)
    if (row === null) gone.add(id)
  }
  await Promise.all(images.flat().map(look))
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

async function takenBackBy(changes: ChangeReader, undo: Change): Promise<readonly Change[]> {
  const found = await Promise.all(undoneBy(undo).map((id) => changes.get(id)))
  return found.filter((change) => change !== null)
}
