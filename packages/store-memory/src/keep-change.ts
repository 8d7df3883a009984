import type { Change, RecordImage } from '@recollect/core'
import { imageKey } from './changes.ts'
import type { Journal } from './journal.ts'
import { ownCard } from './own-card.ts'
import { ownItem } from './own-item.ts'
import { ownMetadata } from './records.ts'
import type { ScopeState } from './scope-state.ts'

/** Files a change, and under its batch. */
export function keepChange(state: ScopeState, journal: Journal, change: Change): void {
  journal.set(state.changes, change.seq, change)
  journal.set(state.changeIds, change.id, change.seq)
  if (change.batch !== null) journal.file(state.batches, change.batch, change.seq)
}

/** Files the images of a change, and under their records. */
export function keepImages(
  state: ScopeState,
  journal: Journal,
  seq: number,
  images: readonly RecordImage[],
): void {
  if (images.length === 0) return
  journal.set(
    state.images,
    seq,
    images.map((image) => ownImage(state.scope, image)),
  )
  for (const { record, id } of images) journal.file(state.imaged, imageKey(record, id), seq)
}

/** A frozen copy in this scope. */
export function ownChange(scope: string, change: Omit<Change, 'scope'>): Change {
  return Object.freeze({
    scope,
    id: change.id,
    seq: change.seq,
    kind: change.kind,
    at: change.at,
    batch: change.batch,
    undoneBy: change.undoneBy,
    undoUntil: change.undoUntil,
    erased: change.erased,
    items: change.items,
    cards: change.cards,
    note: ownMetadata(change.note),
  })
}

function ownImage(scope: string, image: RecordImage): RecordImage {
  const { id } = image
  if (image.record === 'card') {
    const { before } = image
    const card = before === null ? null : ownCard(scope, before.seq, before)
    return Object.freeze({ record: 'card', id, before: card })
  }
  const { before } = image
  if (before === null) return Object.freeze({ record: 'item', id, before })
  const { textHash } = before
  return Object.freeze({
    record: 'item',
    id,
    before: Object.freeze({ ...ownItem(scope, before.seq, before), textHash }),
  })
}
