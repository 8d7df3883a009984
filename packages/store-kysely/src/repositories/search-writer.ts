import { NotFoundError } from '@recollect/core'
import type { SearchWriter } from '@recollect/core/store'
import { rowToIndexedTerms, writeIndexedTerms } from '../rows/indexed-terms.ts'
import type { IndexedItem } from './postings-access.ts'
import type { ScopeSession } from './scope-session.ts'
import { SqlSearch } from './search.ts'

export class SqlSearchWriter extends SqlSearch implements SearchWriter {
  async index(seq: number, terms: ReadonlyMap<string, number>): Promise<void> {
    if (!this.session.takeUnindexed(seq)) await unindex(this.session, seq)
    if (terms.size === 0) return
    const { connection, held, statements, codec, id: scope } = this.session
    const length = [...terms.values()].reduce((sum, tf) => sum + tf, 0)
    const names = writeIndexedTerms([...terms.keys()], codec)
    if (!held.setIndexedTerms(seq, names)) {
      await connection.send(statements.search.setIndexedTerms.with({ scope, seq, terms: names }))
    }
    await held.add('postings', entryOf(this.session, seq, length, terms))
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
  await session.postings.remove(session, seq, terms)
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

/** With keys as they are written; who writes them brings them into the order of the table. */
function entryOf(
  { codec }: ScopeSession,
  item: number,
  length: number,
  terms: ReadonlyMap<string, number>,
): IndexedItem {
  return { item, length, terms: Array.from(terms, ([term, count]) => [codec.writeKey(term), count] as const) }
}

/** The terms an item is indexed under. Throws when there is no such item. */
async function indexedTerms(session: ScopeSession, seq: number): Promise<readonly string[]> {
  const query = session.statements.search.indexedTerms.with({ scope: session.id, seq })
  const row = await session.one(query)
  if (row === null) throw new NotFoundError('item', String(seq))
  return rowToIndexedTerms(row, session.codec)
}
