import { NotFoundError } from '../../errors/not-found-error.ts'
import { StoreError } from '../../errors/store-error.ts'
import type { ChangeWriter, NewChange } from '../../plugin/changes.ts'
import type { Change, RecordImage, SeqSpan } from '../../types/change.ts'
import { imageKey, InMemoryChanges, spanOf } from './changes.ts'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { ownCard } from './own-card.ts'
import { ownItem } from './own-item.ts'
import { ownMetadata } from './records.ts'

export class InMemoryChangeWriter extends InMemoryChanges implements ChangeWriter {
  readonly #journal: Journal
  /** Highest sequence numbers that changes of this transaction, or those before it, account for. */
  #items: number
  #cards: number

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
    this.#items = this.#lastOf('lastItem')
    this.#cards = this.#lastOf('lastCard')
  }

  async append(change: NewChange, images: readonly RecordImage[]): Promise<Change> {
    const { state } = this
    checkStorable(change.id, change.batch, change.note)
    if (state.changeIds.has(change.id)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Change "${change.id}" exists already. Give each change an id of its own.`,
      )
    }
    const seq = this.last + 1
    const [items, cards] = [this.#lastOf('lastItem'), this.#lastOf('lastCard')]
    const spans = { items: span(this.#items, items), cards: span(this.#cards, cards) }
    const stored = ownChange(state.scope, { ...change, ...spans, seq })
    this.#journal.set(state.counters, 'lastChange', seq)
    this.#journal.set(state.changes, seq, stored)
    this.#journal.set(state.changeIds, change.id, seq)
    if (change.batch !== null) this.#journal.file(state.batches, change.batch, seq)
    this.#keep(seq, images)
    this.#items = items
    this.#cards = cards
    return stored
  }

  async mark(ids: readonly string[], undoneBy: string | null): Promise<void> {
    checkStorable(undoneBy)
    for (const id of ids) {
      const change = await this.get(id)
      if (change === null) throw new NotFoundError('change', id)
      this.#replace({ ...change, undoneBy })
    }
  }

  async erase(record: RecordImage['record'], ids: readonly string[], seqs: readonly number[]): Promise<void> {
    const { state } = this
    const gone = new Set(ids)
    const keys = [...gone].map((id) => imageKey(record, id))
    const touched = new Set(keys.flatMap((key) => [...(state.imaged.get(key)?.keys() ?? [])]))
    for (const seq of touched) {
      const kept = (state.images.get(seq) ?? []).filter(
        (image) => image.record !== record || !gone.has(image.id),
      )
      if (kept.length > 0) this.#journal.set(state.images, seq, kept)
      else this.#journal.delete(state.images, seq)
    }
    for (const key of keys) this.#journal.delete(state.imaged, key)
    const removed = new Set(seqs)
    for (const change of [...state.changes.values()]) {
      if (change.erased) continue
      if (touched.has(change.seq) || holdsAny(spanOf(change, record), removed))
        this.#replace({ ...change, erased: true })
    }
  }

  async lapsed(now: number): Promise<readonly Change[]> {
    return this.#forgets().filter((change) => (change.undoUntil ?? Infinity) <= now)
  }

  async nextLapse(): Promise<number | null> {
    const [first] = this.#forgets().sort((a, b) => (a.undoUntil ?? 0) - (b.undoUntil ?? 0))
    return first?.undoUntil ?? null
  }

  /** Standing changes with a time of grace that hold an image of what is gone, oldest first. */
  #forgets(): Change[] {
    const { images, itemIds, cardIds } = this.state
    const isGone = ({ record, id, before }: RecordImage): boolean =>
      before !== null && !(record === 'item' ? itemIds : cardIds).has(id)
    const holding = [...images].filter(([, held]) => held.some(isGone)).map(([seq]) => seq)
    return this.rows(holding.sort((a, b) => a - b)).filter(
      ({ undoUntil, undoneBy }) => undoUntil !== null && undoneBy === null,
    )
  }

  #keep(seq: number, images: readonly RecordImage[]): void {
    const { state } = this
    if (images.length === 0) return
    this.#journal.set(
      state.images,
      seq,
      images.map((image) => ownImage(state.scope, image)),
    )
    for (const { record, id } of images) this.#journal.file(state.imaged, imageKey(record, id), seq)
  }

  #replace(change: Change): void {
    this.#journal.set(this.state.changes, change.seq, Object.freeze(change))
  }

  #lastOf(counter: 'lastItem' | 'lastCard'): number {
    return this.state.counters.get(counter) ?? 0
  }
}

function span(before: number, last: number): SeqSpan | null {
  return last > before ? Object.freeze<[number, number]>([before + 1, last]) : null
}

/** Linear in the span. */
function holdsAny(inserted: SeqSpan | null, seqs: ReadonlySet<number>): boolean {
  if (inserted === null || seqs.size === 0) return false
  for (let seq = inserted[0]; seq <= inserted[1]; seq += 1) if (seqs.has(seq)) return true
  return false
}

function ownChange(scope: string, change: NewChange & Pick<Change, 'seq' | 'items' | 'cards'>): Change {
  return Object.freeze({
    scope,
    id: change.id,
    seq: change.seq,
    kind: change.kind,
    at: change.at,
    batch: change.batch,
    undoneBy: null,
    undoUntil: change.undoUntil,
    erased: false,
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
