import { StoreError } from '@recollect/core'
import type { AuditEntry, AuditReader, AuditWriter, Page, PageRequest } from '@recollect/core'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { collectPage } from './paging.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryAudit implements AuditReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  async last(): Promise<AuditEntry | null> {
    const { audit } = this.state
    return audit.get(audit.size) ?? null
  }

  async list(page: PageRequest): Promise<Page<AuditEntry>> {
    const { audit } = this.state
    return collectPage(page, audit.size, (seq) => audit.get(seq))
  }
}

export class InMemoryAuditWriter extends InMemoryAudit implements AuditWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async append(entry: AuditEntry): Promise<void> {
    const { audit } = this.state
    const { principal, action, outcome, records, code, previousHash, hash } = entry
    checkStorable(principal, action, outcome, ...records, code, previousHash, hash)
    if (entry.seq !== audit.size + 1) throw notNext(entry.seq)
    this.#journal.set(audit, entry.seq, ownEntry(entry))
  }
}

/** A frozen copy of an entry's fields and of nothing else. */
function ownEntry(entry: AuditEntry): AuditEntry {
  return Object.freeze({
    seq: entry.seq,
    at: entry.at,
    principal: entry.principal,
    action: entry.action,
    outcome: entry.outcome,
    records: Object.freeze([...entry.records]),
    more: entry.more,
    code: entry.code,
    previousHash: entry.previousHash,
    hash: entry.hash,
  })
}

const notNext = (seq: number) =>
  new StoreError(
    'STORE_CONFLICT',
    `Link ${String(seq)} does not follow the newest of the audit log. Read last() again and append what follows it.`,
  )
