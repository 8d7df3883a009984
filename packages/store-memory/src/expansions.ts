import type { ExpansionReader, ExpansionRow, ExpansionWriter } from '@recollect/core'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryExpansions implements ExpansionReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  async get(originalQuery: string, madeBy: string): Promise<readonly ExpansionRow[]> {
    return (this.state.expansions.get(originalQuery) ?? []).filter((row) => row.madeBy === madeBy)
  }
}

export class InMemoryExpansionWriter extends InMemoryExpansions implements ExpansionWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async put(rows: readonly ExpansionRow[]): Promise<void> {
    for (const row of rows) checkStorable(row.originalQuery, row.expandedQuery, row.madeBy, row.payload)
    for (const query of new Set(rows.map((row) => row.originalQuery))) {
      const kept = rows.filter((row) => row.originalQuery === query)
      this.#journal.set(this.state.expansions, query, kept.map(ownRow))
    }
  }

  async clear(): Promise<void> {
    for (const query of [...this.state.expansions.keys()]) this.#journal.delete(this.state.expansions, query)
  }
}

function ownRow(row: ExpansionRow): ExpansionRow {
  return Object.freeze({
    originalQuery: row.originalQuery,
    expandedQuery: row.expandedQuery,
    kind: row.kind,
    madeBy: row.madeBy,
    payload: row.payload,
    createdAt: row.createdAt,
  })
}
