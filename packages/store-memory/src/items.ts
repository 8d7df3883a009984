import type { ItemFilter, ItemReader, ListRequest, MemoryItem, Page } from '@recollect/core'
import { checkCount } from './checks.ts'
import { itemPasses } from './item-filter.ts'
import { collectList } from './paging.ts'
import type { Lease } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryItems implements ItemReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

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
    return seqs.flatMap((seq) => {
      const item = this.#at(seq)
      return item !== null && itemPasses(item, filter) ? item : []
    })
  }

  async recent(limit: number, filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    checkCount(limit)
    const rows: MemoryItem[] = []
    for (let seq = this.last; seq > 0 && rows.length < limit; seq -= 1) {
      const item = this.#at(seq)
      if (item !== null && itemPasses(item, filter)) rows.push(item)
    }
    return rows
  }

  async list(page: ListRequest, filter: ItemFilter = {}): Promise<Page<MemoryItem>> {
    return collectList(page, this.last, (seq) => {
      const item = this.#at(seq)
      return item !== null && itemPasses(item, filter) ? item : undefined
    })
  }

  async count(filter: ItemFilter = {}): Promise<number> {
    let count = 0
    for (const { item } of this.state.items.values()) if (itemPasses(item, filter)) count += 1
    return count
  }

  /** The highest sequence number given out so far. */
  protected get last(): number {
    return this.state.counters.get('lastItem') ?? 0
  }

  #at(seq: number | undefined): MemoryItem | null {
    return seq === undefined ? null : (this.state.items.get(seq)?.item ?? null)
  }
}
