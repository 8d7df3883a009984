import type { CardFilter, MemoryCard, Page } from '@recollect/core'
import type { ListRequest, CardReader, SeqSpan } from '@recollect/core/store'
import type { SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import { rowToCard } from '../rows/card-row.ts'
import { blindOf } from '../seal/sealing-codec.ts'
import { cardFilterArgs, cardFilterKey } from '../statements/card-filter.ts'
import { checkCount } from '../statements/checks.ts'
import { endOf, pageOf, startOf } from '../statements/paging.ts'
import { IDS, listParts, listSize } from '../statements/shapes.ts'
import type { ScopeSession } from './scope-session.ts'
import { activeRows } from './active-cards.ts'

export class SqlCards implements CardReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(id: string): Promise<MemoryCard | null> {
    return this.#one(this.session.statements.cards.byId.with({ scope: this.session.id, id }))
  }

  async active(entity: string, slots: readonly string[]): Promise<readonly MemoryCard[]> {
    const rows = await activeRows(this.session, entity, slots)
    return rows.map((row) => this.#card(row))
  }

  async latest(versionKey: string, valueKey: string): Promise<MemoryCard | null> {
    const { statements, codec, id: scope } = this.session
    const written = blindOf(codec, 'memory_cards', 'value_key', valueKey)
    return this.#one(statements.cards.latest.with({ scope, versionKey, valueKey: written }))
  }

  async history(versionKey: string): Promise<readonly MemoryCard[]> {
    return this.#many(this.session.statements.cards.history.with({ scope: this.session.id, versionKey }))
  }

  async byItem(itemId: string): Promise<readonly MemoryCard[]> {
    return this.byItems([itemId])
  }

  async byItems(itemIds: readonly string[]): Promise<readonly MemoryCard[]> {
    const { codec, connection, statements, id: scope } = this.session
    const bySeq = new Map<number, SqlRow>()
    for (const part of listParts(itemIds, IDS)) {
      const size = listSize(part.length)
      const rows = await connection.rows(
        statements.cards.byItems.of(String(size), size).with({ scope }, part),
      )
      for (const row of rows) bySeq.set(codec.readInteger(row[0]), row)
    }
    return [...bySeq].sort(([a], [b]) => a - b).map(([, row]) => this.#card(row))
  }

  async lastRecorded(session: string | null): Promise<MemoryCard | null> {
    const { lastInSession, lastOutside } = this.session.statements.cards
    const { codec, id: scope } = this.session
    if (session === null) return this.#one(lastOutside.with({ scope }))
    const written = blindOf(codec, 'memory_cards', 'session', session)
    return this.#one(lastInSession.with({ scope, session: written }))
  }

  async bySeq([first, last]: SeqSpan): Promise<readonly MemoryCard[]> {
    return this.#many(this.session.statements.cards.bySeq.with({ scope: this.session.id, first, last }))
  }

  async direct(limit: number): Promise<readonly MemoryCard[]> {
    checkCount(limit)
    return this.#many(this.session.statements.cards.direct.with({ scope: this.session.id, limit }))
  }

  async expired(now: number): Promise<readonly MemoryCard[]> {
    const { codec, statements, id: scope } = this.session
    return this.#many(statements.cards.expired.with({ scope, now: codec.writeTime(now) }))
  }

  async nextExpiry(): Promise<number | null> {
    const { codec, statements, id: scope } = this.session
    const row = await this.session.one(statements.cards.nextExpiry.with({ scope }))
    return row === null ? null : codec.readTime(row[0])
  }

  async list(page: ListRequest, filter: CardFilter = {}): Promise<Page<MemoryCard>> {
    const { cards: of } = this.session.statements
    const [after, lists] = page.order === 'newest' ? [endOf(page), of.listBack] : [startOf(page), of.list]
    const statement = lists.of(cardFilterKey(filter), filter)
    const rows = await this.session.connection.rows(
      statement.with(this.#args(filter, { after, limit: page.limit + 1 })),
    )
    const seqOf = (row: SqlRow): string => String(this.session.codec.readInteger(row[0]))
    return pageOf(rows, page, seqOf, (row) => this.#card(row))
  }

  async count(filter: CardFilter = {}): Promise<number> {
    const statement = this.session.statements.cards.count.of(cardFilterKey(filter), filter)
    return this.session.number(statement.with(this.#args(filter)))
  }

  #args(filter: CardFilter, place: { readonly after?: number; readonly limit?: number } = {}) {
    return cardFilterArgs({ scope: this.session.id, ...place }, filter, this.session.codec)
  }

  async #one(query: SqlQuery): Promise<MemoryCard | null> {
    const row = await this.session.one(query)
    return row === null ? null : this.#card(row)
  }

  async #many(query: SqlQuery): Promise<MemoryCard[]> {
    const rows = await this.session.connection.rows(query)
    return rows.map((row) => this.#card(row))
  }

  #card(row: SqlRow): MemoryCard {
    return rowToCard(this.session.scope, row, this.session.codec)
  }
}
