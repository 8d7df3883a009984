import type { Posting, TermPostings } from '@recollect/core/store'
import { checkText, cutToBudget, damaged, readsWhole } from '@recollect/store-kysely'
import type { PostingsAccess, PostingsQuery, ScopeSession } from '@recollect/store-kysely'
import { READ_COUNTED, READ_WHOLE, REMOVE } from './statements.ts'

/** One statement for all terms: a statement is a journey to the server and back. */
export const postingsInOne: PostingsAccess = {
  read: (session, query) =>
    readsWhole(session.figures.documents, query) ? readWhole(session, query) : readCounted(session, query),
  remove: ({ connection, id: scope }, item, terms) =>
    connection.send({ statement: REMOVE, values: [scope, item, terms] }),
}

async function readWhole(session: ScopeSession, query: PostingsQuery): Promise<readonly TermPostings[]> {
  const { connection, id: scope } = session
  const rows = await connection.rows({ statement: READ_WHOLE, values: [scope, keysOf(session, query)] })
  const found = rows
    .map(([nth, ...lists]) => ({ at: placeOf(nth), postings: postingsOf(lists) }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, postings }) => ({ term: query.terms[at] ?? '', df: postings.length, postings }))
  return cutToBudget(found, query)
}

async function readCounted(session: ScopeSession, query: PostingsQuery): Promise<readonly TermPostings[]> {
  const { connection, codec, id: scope } = session
  const { from, to } = query.within ?? { from: 0, to: Number.MAX_SAFE_INTEGER }
  const rows = await connection.rows({
    statement: READ_COUNTED,
    values: [scope, keysOf(session, query), query.budget, from, to],
  })
  return rows.map(([nth, df, ...lists]) => ({
    term: query.terms[placeOf(nth)] ?? '',
    df: codec.readInteger(df),
    postings: postingsOf(lists),
  }))
}

const keysOf = ({ codec }: ScopeSession, { terms }: PostingsQuery): readonly string[] =>
  terms.map((term) => codec.writeKey(checkText(term)))

const placeOf = (nth: unknown): number => (typeof nth === 'number' ? nth - 1 : damaged('of a place'))

/** Three lists of equal length; null when there are none. */
function postingsOf([items, counts, lengths]: readonly unknown[]): readonly Posting[] {
  if (items === null) return []
  if (!isNumbers(items) || !isNumbers(counts) || !isNumbers(lengths)) return damaged('of postings')
  return items.map((item, at) => [item, counts[at] ?? 0, lengths[at] ?? 0])
}

/** What the parser of lists of numbers gives holds nothing else. */
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value)
