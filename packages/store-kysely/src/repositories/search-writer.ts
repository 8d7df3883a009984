import { NotFoundError } from '@recollect/core'
import type { SearchWriter } from '@recollect/core'
import type { SqlParam } from '../driver/sql-driver.ts'
import { damaged } from '../rows/columns.ts'
import type { ScopeSession } from './scope-session.ts'
import { SqlSearch } from './search.ts'

/** How many rows one insert may write, largest first. */
const BATCHES = [16, 4, 1] as const

export class SqlSearchWriter extends SqlSearch implements SearchWriter {
  async index(seq: number, terms: ReadonlyMap<string, number>): Promise<void> {
    if (!this.session.takeUnindexed(seq)) await unindex(this.session, seq)
    if (terms.size === 0) return
    const { connection, statements, id: scope } = this.session
    const length = [...terms.values()].reduce((sum, tf) => sum + tf, 0)
    await insertPostings(this.session, seq, length, terms)
    const names = JSON.stringify([...terms.keys()])
    await connection.send(statements.search.setIndexedTerms.with({ scope, seq, terms: names }))
    await addToFigures(this.session, 1, length)
  }
}

/** Takes an item out of the text index, exactly; nothing happens when it is not in it. */
export async function unindex(session: ScopeSession, seq: number): Promise<void> {
  const { connection, statements, codec, id: scope } = session
  const terms = (await indexedTerms(session, seq)).map((term) => codec.writeKey(term))
  const [first] = terms
  if (first === undefined) return
  const length = await session.number(statements.search.lengthOf.with({ scope, term: first, item: seq }))
  for (const term of terms) await connection.send(statements.search.remove.with({ scope, term, item: seq }))
  await connection.send(statements.search.setIndexedTerms.with({ scope, seq, terms: null }))
  await addToFigures(session, -1, -length)
}

function addToFigures(session: ScopeSession, documents: number, length: number): Promise<void> {
  const { figures } = session
  return session.setFigures({
    documents: figures.documents + documents,
    totalLength: figures.totalLength + length,
  })
}

async function insertPostings(
  session: ScopeSession,
  item: number,
  length: number,
  terms: ReadonlyMap<string, number>,
): Promise<void> {
  const { connection, statements, codec, id: scope } = session
  const keys = [...terms].map(([term, count]) => [codec.writeKey(term), count] as const)
  // In the order of the table, so that neighbours are written together.
  const rows = keys.sort(([a], [b]) => (a < b ? -1 : 1))
  let at = 0
  for (const size of BATCHES) {
    for (; rows.length - at >= size; at += size) {
      const list: SqlParam[] = rows.slice(at, at + size).flat()
      await connection.send(
        statements.search.insert.of(String(size), size).with({ scope, item, length }, list),
      )
    }
  }
}

/** The terms an item is indexed under. Throws when there is no such item. */
async function indexedTerms(session: ScopeSession, seq: number): Promise<readonly string[]> {
  const query = session.statements.search.indexedTerms.with({ scope: session.id, seq })
  const row = await session.one(query)
  if (row === null) throw new NotFoundError('item', String(seq))
  const [json] = row
  if (json === null) return []
  const terms: unknown = typeof json === 'string' ? JSON.parse(json) : json
  return isTextList(terms) ? terms : damaged('indexed_terms')
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((member) => typeof member === 'string')
}
