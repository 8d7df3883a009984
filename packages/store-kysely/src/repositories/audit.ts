import { StoreError } from '@recollect/core'
import type { AuditEntry, Page, PageRequest } from '@recollect/core'
import type { AuditReader, AuditWriter } from '@recollect/core/store'
import { auditToRow, rowToAudit } from '../rows/audit-row.ts'
import { pageOf, startOf } from '../statements/paging.ts'
import type { ScopeSession } from './scope-session.ts'

export class SqlAudit implements AuditReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async last(): Promise<AuditEntry | null> {
    const { statements, codec, id: scope } = this.session
    const row = await this.session.one(statements.audit.last.with({ scope }))
    return row === null ? null : rowToAudit(row, codec)
  }

  async list(page: PageRequest): Promise<Page<AuditEntry>> {
    const after = startOf(page)
    const { connection, statements, codec, id: scope } = this.session
    const query = statements.audit.list.with({ scope, after, limit: page.limit + 1 })
    return pageOf(
      await connection.rows(query),
      page,
      ([seq]) => String(codec.readInteger(seq)),
      (row) => rowToAudit(row, codec),
    )
  }
}

export class SqlAuditWriter extends SqlAudit implements AuditWriter {
  /** This transaction is the scope's only writer: once it was read, it is known. */
  #newest: number | null = null

  override async last(): Promise<AuditEntry | null> {
    const newest = await super.last()
    this.#newest = newest?.seq ?? 0
    return newest
  }

  async append(entry: AuditEntry): Promise<void> {
    const { connection, statements, codec } = this.session
    const scope = await this.session.ensure()
    const row = auditToRow(scope, entry, codec)
    if (this.#newest === null) await this.last()
    if (entry.seq !== (this.#newest ?? 0) + 1) throw notNext(entry.seq)
    this.#newest = entry.seq
    await connection.send(statements.audit.append.with(row))
  }
}

const notNext = (seq: number) =>
  new StoreError(
    'STORE_CONFLICT',
    `Link ${String(seq)} does not follow the newest of the audit log. Read last() again and append what follows it.`,
  )
