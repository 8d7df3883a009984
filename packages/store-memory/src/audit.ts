import { StoreError } from '@recollect/core'
import type { AuditEntry, Page, PageRequest } from '@recollect/core'
import type { AuditReader, AuditWriter } from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import { Part } from './lease.ts'
import { ownEntry } from './own-records.ts'
import { oldestPage } from './pages.ts'

export class InMemoryAudit extends Part implements AuditReader {
  async last(): Promise<AuditEntry | null> {
    const { audit } = this.state
    return audit.get(audit.size) ?? null
  }

  async list(page: PageRequest): Promise<Page<AuditEntry>> {
    const { audit } = this.state
    return oldestPage(page, audit.size, (seq) => audit.get(seq))
  }
}

export class InMemoryAuditWriter extends InMemoryAudit implements AuditWriter {
  async append(entry: AuditEntry): Promise<void> {
    const { audit } = this.state
    const { principal, action, outcome, records, code, previousHash, hash } = entry
    checkStorable(principal, action, outcome, ...records, code, previousHash, hash)
    if (entry.seq !== audit.size + 1) throw notNext(entry.seq)
    this.journal.set(audit, entry.seq, ownEntry(entry))
  }
}

const notNext = (seq: number) =>
  new StoreError(
    'STORE_CONFLICT',
    `Link ${String(seq)} does not follow the newest of the audit log. Read last() again and append what follows it.`,
  )
