import type {
  Change,
  ChangeReader,
  LoggedImage,
  Page,
  PageRequest,
  RecordImage,
  SeqSpan,
} from '@recollect/core'
import type { Lease } from './lease.ts'
import { collectBack } from './paging.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryChanges implements ChangeReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  async get(id: string): Promise<Change | null> {
    const seq = this.state.changeIds.get(id)
    return seq === undefined ? null : (this.state.changes.get(seq) ?? null)
  }

  async list(page: PageRequest): Promise<Page<Change>> {
    return collectBack(page, this.last, (seq) => this.state.changes.get(seq))
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
    return this.state.counters.get('lastChange') ?? 0
  }

  protected rows(seqs: readonly number[]): Change[] {
    return seqs.flatMap((seq) => this.state.changes.get(seq) ?? [])
  }

  #seqsAfter(seq: number): number[] {
    const from = Math.max(0, seq)
    return Array.from({ length: Math.max(0, this.last - from) }, (_, at) => from + at + 1)
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

/** Under which images of a record are filed. */
export const imageKey = (record: RecordImage['record'], id: string): string => `${record} ${id}`

/** What a change inserted of a kind of record. */
export const spanOf = (change: Change, record: RecordImage['record']): SeqSpan | null =>
  record === 'item' ? change.items : change.cards

const spanHas = (span: SeqSpan | null, seq: number): boolean =>
  span !== null && span[0] <= seq && seq <= span[1]
