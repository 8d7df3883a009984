import { NotFoundError, StoreError } from '@recollect/core'
import type { Change, Page, PageRequest } from '@recollect/core'
import type {
  ChangeReader,
  ChangeWriter,
  LoggedImage,
  NewChange,
  RecordImage,
  SeqSpan,
} from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import { Part } from './lease.ts'
import { ownChange, ownImage } from './own-records.ts'
import { newestPage, numbersIn } from './pages.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryChanges extends Part implements ChangeReader {
  async get(id: string): Promise<Change | null> {
    const seq = this.state.changeIds.get(id)
    return seq === undefined ? null : (this.state.changes.get(seq) ?? null)
  }

  async list(page: PageRequest): Promise<Page<Change>> {
    return newestPage(page, this.last, (seq) => this.state.changes.get(seq))
  }

  async byBatch(batch: string): Promise<readonly Change[]> {
    return this.rows([...(this.state.batches.get(batch)?.keys() ?? [])].sort((a, b) => a - b))
  }

  async after(seq: number): Promise<readonly Change[]> {
    return this.rows(this.#seqsAfter(seq))
  }

  async lastAt(at: number): Promise<Change | null> {
    return this.#newest((change) => change.at <= at)
  }

  async makerOf(record: RecordImage['record'], seq: number): Promise<Change | null> {
    return this.#newest((change) => spanHas(spanOf(change, record), seq))
  }

  async imagesAfter(seq: number): Promise<readonly LoggedImage[]> {
    return this.#seqsAfter(seq).flatMap((change) => this.#images(change))
  }

  async imagesOf(seq: number): Promise<readonly RecordImage[]> {
    return this.state.images.get(seq) ?? []
  }

  async imagesOfRecord(record: RecordImage['record'], id: string): Promise<readonly LoggedImage[]> {
    const seqs = [...(this.state.imaged.get(imageKey(record, id))?.keys() ?? [])].sort((a, b) => a - b)
    return seqs
      .flatMap((change) => this.#images(change))
      .filter(({ image }) => image.record === record && image.id === id)
  }

  /** The highest sequence number given out so far. */
  protected get last(): number {
    return this.counter('lastChange')
  }

  protected rows(seqs: readonly number[]): Change[] {
    return seqs.flatMap((seq) => this.state.changes.get(seq) ?? [])
  }

  #seqsAfter(seq: number): number[] {
    return numbersIn([seq + 1, Infinity], this.last)
  }

  #newest(passes: (change: Change) => boolean): Change | null {
    for (let seq = this.last; seq > 0; seq -= 1) {
      const change = this.state.changes.get(seq)
      if (change !== undefined && passes(change)) return change
    }
    return null
  }

  #images(change: number): LoggedImage[] {
    return (this.state.images.get(change) ?? []).map((image) => ({ change, image }))
  }
}

export class InMemoryChangeWriter extends InMemoryChanges implements ChangeWriter {
  /** Highest sequence numbers that changes of this transaction, or those before it, account for. */
  #items = this.counter('lastItem')
  #cards = this.counter('lastCard')

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
    const [items, cards] = [this.counter('lastItem'), this.counter('lastCard')]
    const spans = { items: span(this.#items, items), cards: span(this.#cards, cards) }
    const stored = ownChange(state.scope, { ...change, ...spans, seq, undoneBy: null, erased: false })
    this.journal.set(state.counters, 'lastChange', seq)
    keepChange(state, this.journal, stored)
    keepImages(state, this.journal, seq, images)
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
      if (kept.length > 0) this.journal.set(state.images, seq, kept)
      else this.journal.delete(state.images, seq)
    }
    for (const key of keys) this.journal.delete(state.imaged, key)
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
    this.journal.set(this.state.changes, change.seq, Object.freeze(change))
  }
}

/** Files a change, and under its batch. */
export function keepChange(state: ScopeState, journal: Journal, change: Change): void {
  journal.set(state.changes, change.seq, change)
  journal.set(state.changeIds, change.id, change.seq)
  if (change.batch !== null) journal.setUnder(state.batches, change.batch, change.seq, true)
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
  for (const { record, id } of images) journal.setUnder(state.imaged, imageKey(record, id), seq, true)
}

/** Under which images of a record are filed. */
const imageKey = (record: RecordImage['record'], id: string): string => `${record} ${id}`

/** What a change inserted of a kind of record. */
const spanOf = (change: Change, record: RecordImage['record']): SeqSpan | null =>
  record === 'item' ? change.items : change.cards

const spanHas = (span: SeqSpan | null, seq: number): boolean =>
  span !== null && span[0] <= seq && seq <= span[1]

function span(before: number, last: number): SeqSpan | null {
  return last > before ? Object.freeze<[number, number]>([before + 1, last]) : null
}

/** Linear in the span. */
function holdsAny(inserted: SeqSpan | null, seqs: ReadonlySet<number>): boolean {
  if (inserted === null || seqs.size === 0) return false
  for (let seq = inserted[0]; seq <= inserted[1]; seq += 1) if (seqs.has(seq)) return true
  return false
}
