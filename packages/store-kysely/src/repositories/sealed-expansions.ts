import type { ExpansionRow } from '@recollect/core/store'
import { text } from '../rows/columns.ts'
import { COPIED_EXPANSION_COLUMNS, rowToExpansion } from '../rows/expansion-row.ts'
import { openRow } from '../seal/sealing-codec.ts'
import { byCodePoint } from './by-code-point.ts'
import type { ScopeSession } from './scope-session.ts'

/** How many queries are read at once. */
const PAGE = 1000

/** Expansions of the next queries by code point: a database that does not know them has them in another order. Reads all. */
export async function sealedExpansions(
  session: ScopeSession,
  after: string,
  limit: number,
): Promise<readonly ExpansionRow[]> {
  const byQuery = new Map<string, ExpansionRow[]>()
  for await (const row of allRows(session)) {
    if (byCodePoint(row.originalQuery, after) <= 0) continue
    const held = byQuery.get(row.originalQuery)
    if (held === undefined) byQuery.set(row.originalQuery, [row])
    else held.push(row)
  }
  const sorted = [...byQuery].sort(([a], [b]) => byCodePoint(a, b))
  return sorted.slice(0, limit).flatMap(([, rows]) => rows)
}

async function* allRows(session: ScopeSession): AsyncGenerator<ExpansionRow> {
  const { connection, statements, codec, id: scope } = session
  let after = ''
  for (;;) {
    const queries = await connection.rows(statements.copy.queriesAfter.with({ scope, after, limit: PAGE }))
    if (queries.length === 0) return
    const last = text(queries.at(-1)?.[0], 'original_query')
    for (const row of await connection.rows(statements.copy.expansions.with({ scope, after, last }))) {
      const [query, ...rest] = openRow(codec, 'query_expansions', COPIED_EXPANSION_COLUMNS, row)
      yield rowToExpansion(text(query, 'original_query'), rest, codec.sealing?.plain ?? codec)
    }
    after = last
  }
}
