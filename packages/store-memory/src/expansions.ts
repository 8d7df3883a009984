import type { ExpansionReader, ExpansionRow, ExpansionWriter } from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import { Part } from './lease.ts'
import { ownExpansion } from './own-records.ts'

export class InMemoryExpansions extends Part implements ExpansionReader {
  async get(originalQuery: string, madeBy: string): Promise<readonly ExpansionRow[]> {
    return (this.state.expansions.get(originalQuery) ?? []).filter((row) => row.madeBy === madeBy)
  }
}

export class InMemoryExpansionWriter extends InMemoryExpansions implements ExpansionWriter {
  async put(rows: readonly ExpansionRow[]): Promise<void> {
    for (const row of rows) checkStorable(row.originalQuery, row.expandedQuery, row.madeBy, row.payload)
    for (const query of new Set(rows.map((row) => row.originalQuery))) {
      const kept = rows.filter((row) => row.originalQuery === query)
      this.journal.set(this.state.expansions, query, kept.map(ownExpansion))
    }
  }

  async clear(): Promise<void> {
    for (const query of [...this.state.expansions.keys()]) this.journal.delete(this.state.expansions, query)
  }
}
