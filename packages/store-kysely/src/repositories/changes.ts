import type { Change, Page, PageRequest } from '@recollect/core'
import type { ChangeReader, LoggedImage, RecordImage } from '@recollect/core/store'
import type { SqlQuery, SqlRow } from '../driver/sql-driver.ts'
import { rowToChange } from '../rows/change-row.ts'
import { rowToImage } from '../rows/image-row.ts'
import { endOf, pageOf } from '../statements/paging.ts'
import type { ScopeSession } from './scope-session.ts'

export class SqlChanges implements ChangeReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(id: string): Promise<Change | null> {
    return this.#one(this.session.statements.changes.byId.with({ scope: this.session.id, id }))
  }

  async list(page: PageRequest): Promise<Page<Change>> {
    const before = endOf(page)
    const { list } = this.session.statements.changes
    const found = await this.many(list.with({ scope: this.session.id, before, limit: page.limit + 1 }))
    return pageOf(
      found,
      page,
      (change) => String(change.seq),
      (change) => change,
    )
  }

  async byBatch(batch: string): Promise<readonly Change[]> {
    return this.many(this.session.statements.changes.byBatch.with({ scope: this.session.id, batch }))
  }

  async after(seq: number): Promise<readonly Change[]> {
    return this.many(this.session.statements.changes.after.with({ scope: this.session.id, after: seq }))
  }

  async lastAt(at: number): Promise<Change | null> {
    const { codec, statements, id: scope } = this.session
    return this.#one(statements.changes.lastAt.with({ scope, at: codec.writeTime(at) }))
  }

  async makerOf(record: RecordImage['record'], seq: number): Promise<Change | null> {
    const { makerOfItem, makerOfCard } = this.session.statements.changes
    const maker = record === 'item' ? makerOfItem : makerOfCard
    const change = await this.#one(maker.with({ scope: this.session.id, seq }))
    const span = record === 'item' ? change?.items : change?.cards
    return change !== null && span && seq <= span[1] ? change : null
  }

  async imagesAfter(seq: number): Promise<readonly LoggedImage[]> {
    return this.#images(this.session.statements.images.after.with({ scope: this.session.id, after: seq }))
  }

  async imagesOf(seq: number): Promise<readonly RecordImage[]> {
    const { ofChange } = this.session.statements.images
    const logged = await this.#images(ofChange.with({ scope: this.session.id, change: seq }))
    return logged.map(({ image }) => image)
  }

  async imagesOfRecord(record: RecordImage['record'], id: string): Promise<readonly LoggedImage[]> {
    const { ofRecord } = this.session.statements.images
    return this.#images(ofRecord.with({ scope: this.session.id, record, id }))
  }

  protected async many(query: SqlQuery): Promise<Change[]> {
    const rows = await this.session.connection.rows(query)
    return rows.map((row) => this.#change(row))
  }

  async #one(query: SqlQuery): Promise<Change | null> {
    const row = await this.session.one(query)
    return row === null ? null : this.#change(row)
  }

  async #images(query: SqlQuery): Promise<LoggedImage[]> {
    const { connection, scope, codec } = this.session
    const rows = await connection.rows(query)
    return rows.map((row) => rowToImage(scope, row, codec))
  }

  #change(row: SqlRow): Change {
    return rowToChange(this.session.scope, row, this.session.codec)
  }
}
