import { NotFoundError, StoreError } from '@recollect/core'
import type { Change, ChangeWriter, NewChange, RecordImage, SeqSpan } from '@recollect/core'
import { imageKey, InMemoryChanges, spanOf } from './changes.ts'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { keepChange, keepImages, ownChange } from './keep-change.ts'

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
    const stored = ownChange(state.scope, { ...change, ...spans, seq, undoneBy: null, erased: false })
    this.#journal.set(state.counters, 'lastChange', seq)
    keepChange(state, this.#journal, stored)
    keepImages(state, this.#journal, seq, images)
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
