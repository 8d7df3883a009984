import { NotFoundError, StoreError } from '@recollect/core'
import type { ItemFilter, MemoryItem, Page } from '@recollect/core'
import type {
  ListRequest,
  MessageFilter,
  ItemPatch,
  ItemReader,
  ItemWriter,
  NewItem,
} from '@recollect/core/store'
import { checkCount, checkStorable, refuseSeq } from './checks.ts'
import { Part } from './lease.ts'
import { withPatch } from './own-fields.ts'
import { ownItem, ownItemPatch } from './own-records.ts'
import { listPage } from './pages.ts'
import type { StoredItem } from './scope-state.ts'
import { unindex } from './search.ts'
import { dropVectors } from './vectors.ts'

const PATCHABLE = ['factType', 'active', 'parentId', 'version', 'extractedBy', 'unread'] as const

export class InMemoryItems extends Part implements ItemReader {
  async get(id: string): Promise<MemoryItem | null> {
    return this.#at(this.state.itemIds.get(id))
  }

  async byKey(key: string): Promise<MemoryItem | null> {
    return this.#at(this.state.itemKeys.get(key))
  }

  async byIds(ids: readonly string[]): Promise<readonly MemoryItem[]> {
    return ids.flatMap((id) => this.#at(this.state.itemIds.get(id)) ?? [])
  }

  async byTextHash(hash: string, limit: number, filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    checkCount(limit)
    const seqs = [...(this.state.itemHashes.get(hash)?.keys() ?? [])].sort((a, b) => b - a)
    return (await this.bySeq(seqs, filter)).slice(0, limit)
  }

  async bySeq(seqs: readonly number[], filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    return seqs.flatMap((seq) => this.#passing(seq, filter) ?? [])
  }

  async recent(limit: number, filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    checkCount(limit)
    const rows: MemoryItem[] = []
    for (let seq = this.last; seq > 0 && rows.length < limit; seq -= 1) {
      const item = this.#passing(seq, filter)
      if (item !== undefined) rows.push(item)
    }
    return rows
  }

  async list(page: ListRequest, filter: ItemFilter = {}): Promise<Page<MemoryItem>> {
    return listPage(page, this.last, (seq) => this.#passing(seq, filter))
  }

  async count(filter: ItemFilter = {}): Promise<number> {
    let count = 0
    for (const { item } of this.state.items.values()) if (itemPasses(item, filter)) count += 1
    return count
  }

  /** The highest sequence number given out so far. */
  protected get last(): number {
    return this.counter('lastItem')
  }

  #at(seq: number | undefined): MemoryItem | null {
    return seq === undefined ? null : (this.state.items.get(seq)?.item ?? null)
  }

  #passing(seq: number, filter: ItemFilter): MemoryItem | undefined {
    const item = this.#at(seq)
    return item !== null && itemPasses(item, filter) ? item : undefined
  }
}

export class InMemoryItemWriter extends InMemoryItems implements ItemWriter {
  async insert(item: NewItem): Promise<MemoryItem> {
    const seq = this.last + 1
    const stored = this.#add(seq, item)
    this.journal.set(this.state.counters, 'lastItem', seq)
    return stored
  }

  async restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void> {
    refuseSeq(this.state.items, item.seq, this.last)
    this.#add(item.seq, item)
  }

  async update(id: string, patch: ItemPatch): Promise<void> {
    const { item, textHash } = this.#stored(id)
    this.journal.set(this.state.items, item.seq, {
      item: withPatch(item, ownItemPatch(patch), PATCHABLE),
      textHash,
    })
  }

  async remove(id: string): Promise<void> {
    const { item, textHash } = this.#stored(id)
    const { state, journal } = this
    unindex(state, journal, item.seq)
    dropVectors(state.vectors, journal, item.seq)
    journal.delete(state.items, item.seq)
    journal.delete(state.itemIds, id)
    if (item.key !== null) journal.delete(state.itemKeys, item.key)
    journal.deleteUnder(state.itemHashes, textHash, item.seq)
  }

  #add(seq: number, item: NewItem): MemoryItem {
    checkStorable(item.id, item.text, item.speaker, item.session, item.key, item.metadata)
    this.#refuseTwin(item)
    const { state, journal } = this
    const stored = ownItem(state.scope, seq, item)
    journal.set(state.items, seq, { item: stored, textHash: item.textHash })
    journal.set(state.itemIds, item.id, seq)
    if (item.key !== null) journal.set(state.itemKeys, item.key, seq)
    journal.setUnder(state.itemHashes, item.textHash, seq, true)
    return stored
  }

  #refuseTwin(item: NewItem): void {
    if (this.state.itemIds.has(item.id)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Item "${item.id}" exists already. Give each item an id of its own.`,
      )
    }
    if (item.key !== null && this.state.itemKeys.has(item.key)) {
      throw new StoreError(
        'STORE_CONFLICT',
        'An item with this idempotency key exists already. Read it with items.byKey().',
      )
    }
  }

  #stored(id: string): StoredItem {
    const seq = this.state.itemIds.get(id)
    const stored = seq === undefined ? undefined : this.state.items.get(seq)
    if (stored === undefined) throw new NotFoundError('item', id)
    return stored
  }
}

function itemPasses(item: MemoryItem, filter: ItemFilter): boolean {
  return (
    messagePasses(item, filter) &&
    (filter.active === undefined || item.active === filter.active) &&
    (filter.notExtractedBy === undefined || item.extractedBy !== filter.notExtractedBy) &&
    (filter.unread === undefined || item.unread.length > 0 === filter.unread)
  )
}

export function messagePasses(item: MemoryItem, filter: MessageFilter): boolean {
  return (
    (filter.role === undefined || item.role === filter.role) &&
    (filter.session === undefined || item.session === filter.session) &&
    (filter.speaker === undefined || item.speaker === filter.speaker) &&
    (filter.from === undefined || item.saidAt >= filter.from) &&
    (filter.to === undefined || item.saidAt < filter.to) &&
    (filter.metadata === undefined || holdsEntries(item.metadata, filter.metadata))
  )
}

function holdsEntries(held: MemoryItem['metadata'], wanted: NonNullable<MessageFilter['metadata']>): boolean {
  return Object.entries(wanted).every(
    ([key, value]) => held !== null && Object.hasOwn(held, key) && held[key] === value,
  )
}

/** Whether a filter asks for more of a message than its session, which cards have themselves. */
export const asksMessage = ({ role, speaker, from, to, metadata }: MessageFilter): boolean =>
  [role, speaker, from, to].some((condition) => condition !== undefined) ||
  Object.keys(metadata ?? {}).length > 0
