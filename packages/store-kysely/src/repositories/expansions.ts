import type { ExpansionReader, ExpansionRow, ExpansionWriter } from '@recollect/core/store'
import { expansionToRow, rowToExpansion } from '../rows/expansion-row.ts'
import type { SqlCodec } from '../codec.ts'
import { writtenKey } from '../seal/sealing-codec.ts'
import type { ScopeSession } from './scope-session.ts'

const keyOf = (codec: SqlCodec, query: string): string =>
  writtenKey(codec, 'query_expansions', 'original_query', query)

export class SqlExpansions implements ExpansionReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async get(originalQuery: string, madeBy: string): Promise<readonly ExpansionRow[]> {
    const { connection, statements, codec, id: scope } = this.session
    const key = keyOf(codec, originalQuery)
    const rows = await connection.rows(statements.expansions.get.with({ scope, originalQuery: key, madeBy }))
    return rows.map((row) => rowToExpansion(originalQuery, row, codec))
  }
}

export class SqlExpansionWriter extends SqlExpansions implements ExpansionWriter {
  async put(rows: readonly ExpansionRow[]): Promise<void> {
    if (rows.length === 0) return
    const { connection, statements, codec } = this.session
    const scope = await this.session.ensure()
    for (const originalQuery of new Set(rows.map((row) => row.originalQuery))) {
      await connection.send(
        statements.expansions.remove.with({ scope, originalQuery: keyOf(codec, originalQuery) }),
      )
      for (const [position, row] of rows.entries()) {
        if (row.originalQuery !== originalQuery) continue
        await connection.send(statements.expansions.insert.with(expansionToRow(scope, position, row, codec)))
      }
    }
  }

  async clear(): Promise<void> {
    const { connection, statements, id: scope } = this.session
    await connection.send(statements.expansions.clear.with({ scope }))
  }
}
