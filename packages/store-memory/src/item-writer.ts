import { NotFoundError, StoreError } from '@recollect/core'
import type { ItemPatch, ItemWriter, MemoryItem, NewItem } from '@recollect/core'
import { checkStorable } from './checks.ts'
import { InMemoryItems } from './items.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { ownItem } from './own-item.ts'
import { refuseSeq, withPatch } from './records.ts'
import type { StoredItem } from './scope-state.ts'
import { unindex } from './search-writer.ts'
import { removeVectors } from './vectors.ts'

const PATCHABLE = ['factType', 'active', 'parentId', 'version', 'extractedBy'] as const

export class InMemoryItemWriter extends InMemoryItems implements ItemWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async insert(item: NewItem): Promise<MemoryItem> {
    const seq = this.last + 1
    const stored = this.#add(seq, item)
    this.#journal.set(this.state.counters, 'lastItem', seq)
    return stored
  }

  async restore(item: NewItem & Pick<MemoryItem, 'seq'>): Promise<void> {
    refuseSeq(this.state.items, item.seq, this.last)
    this.#add(item.seq, item)
  }

  async update(id: string, patch: ItemPatch): Promise<void> {
    const { item, textHash } = this.#stored(id)
    this.#journal.set(this.state.items, item.seq, { item: withPatch(item, patch, PATCHABLE), textHash })
  }

  async remove(id: string): Promise<void> {
    const { item, textHash } = this.#stored(id)
    const { state } = this
    unindex(state, this.#journal, item.seq)
    removeVectors(state, this.#journal, item.seq)
    this.#journal.delete(state.items, item.seq)
    this.#journal.delete(state.itemIds, id)
    if (item.key !== null) this.#journal.delete(state.itemKeys, item.key)
    this.#journal.unfile(state.itemHashes, textHash, item.seq)
  }

  #add(seq: number, item: NewItem): MemoryItem {
    checkStorable(item.id, item.text, item.speaker, item.session, item.key, item.metadata)
    this.#refuseTwin(item)
    const { state } = this
    const stored = ownItem(state.scope, seq, item)
    this.#journal.set(state.items, seq, { item: stored, textHash: item.textHash })
    this.#journal.set(state.itemIds, item.id, seq)
    if (item.key !== null) this.#journal.set(state.itemKeys, item.key, seq)
    this.#journal.file(state.itemHashes, item.textHash, seq)
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
