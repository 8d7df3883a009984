import type { ItemFilter, MemoryItem, Page } from '@recollect/core'
import type { ListRequest, ItemReader } from '@recollect/core/store'
import type { SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import { rowToItem } from '../rows/item-row.ts'
import { blindOf, writtenKey } from '../seal/sealing-codec.ts'
import { checkCount } from '../statements/checks.ts'
import { itemFilterArgs, itemFilterKey } from '../statements/item-filter.ts'
import { endOf, pageOf, startOf } from '../statements/paging.ts'
import { IDS, listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'

export class SqlItems implements ItemReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(id: string): Promise<MemoryItem | null> {
    return this.#one(this.session.statements.items.byId.with({ scope: this.session.id, id }))
  }

  async byKey(key: string): Promise<MemoryItem | null> {
    const { statements, codec, id: scope } = this.session
    const written = blindOf(codec, 'memory_items', 'idempotency_key', key)
    return this.#one(statements.items.byKey.with({ scope, key: written }))
  }

  async byIds(ids: readonly string[]): Promise<readonly MemoryItem[]> {
    const found = new Map<string, MemoryItem>()
    for (const part of listParts(ids, IDS)) {
      const size = listSize(part.length)
      const statement = this.session.statements.items.byIds.of(String(size), size)
      const items = await this.#many(statement.with({ scope: this.session.id }, part))
      for (const item of items) found.set(item.id, item)
    }
    return ids.flatMap((id) => found.get(id) ?? [])
  }

  async byTextHash(hash: string, limit: number, filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    checkCount(limit)
    const statement = this.session.statements.items.byTextHash.of(itemFilterKey(filter), filter)
    const written = writtenKey(this.session.codec, 'memory_items', 'text_hash', hash)
    return this.#many(statement.with({ ...this.#args(filter, { limit }), hash: written }))
  }

  async bySeq(seqs: readonly number[], filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    const found = new Map<number, MemoryItem>()
    const [key, args] = [itemFilterKey(filter), this.#args(filter)]
    for (const part of listParts(seqs)) {
      const count = listSize(part.length)
      const statement = this.session.statements.items.bySeq.of(`${count} ${key}`, { count, filter })
      for (const item of await this.#many(statement.with(args, part))) found.set(item.seq, item)
    }
    return seqs.flatMap((seq) => found.get(seq) ?? [])
  }

  async recent(limit: number, filter: ItemFilter = {}): Promise<readonly MemoryItem[]> {
    checkCount(limit)
    const statement = this.session.statements.items.recent.of(itemFilterKey(filter), filter)
    return this.#many(statement.with(this.#args(filter, { limit })))
  }

  async list(page: ListRequest, filter: ItemFilter = {}): Promise<Page<MemoryItem>> {
    const { items: of } = this.session.statements
    const [after, lists] = page.order === 'newest' ? [endOf(page), of.listBack] : [startOf(page), of.list]
    const statement = lists.of(itemFilterKey(filter), filter)
    const items = await this.#many(statement.with(this.#args(filter, { after, limit: page.limit + 1 })))
    return pageOf(
      items,
      page,
      (item) => String(item.seq),
      (item) => item,
    )
  }

  async count(filter: ItemFilter = {}): Promise<number> {
    const statement = this.session.statements.items.count.of(itemFilterKey(filter), filter)
    return this.session.number(statement.with(this.#args(filter)))
  }

  #args(filter: ItemFilter, place: { readonly after?: number; readonly limit?: number } = {}) {
    return itemFilterArgs({ scope: this.session.id, ...place }, filter, this.session.codec)
  }

  async #one(query: SqlQuery): Promise<MemoryItem | null> {
    const row = await this.session.one(query)
    return row === null ? null : this.#item(row)
  }

  async #many(query: SqlQuery): Promise<MemoryItem[]> {
    const rows = await this.session.connection.rows(query)
    return rows.map((row) => this.#item(row))
  }

  #item(row: SqlRow): MemoryItem {
    return rowToItem(this.session.scope, row, this.session.codec)
  }
}
