import type { Posting, SeqRange, TermPostings } from '@recollect/core/store'
import { cutToBudget, rarestFirst, readsWhole } from './budget.ts'
import type { PostingsQuery } from './postings-access.ts'
import type { PostingsAccess, ScopeSession } from './scope-session.ts'

/** A statement for each term: where statements cost little. */
export const postingsByTerm: PostingsAccess = {
  read: (session, query) =>
    readsWhole(session.figures.documents, query) ? readWhole(session, query) : readCounted(session, query),
  remove: async ({ connection, statements, id: scope }, item, terms) => {
    for (const term of terms) await connection.send(statements.search.remove.with({ scope, term, item }))
  },
}

/** Reads every term to its end: what was read is its count. */
async function readWhole(session: ScopeSession, query: PostingsQuery): Promise<TermPostings[]> {
  const found: TermPostings[] = []
  for (const term of query.terms) {
    const postings = await read(session, term, session.figures.documents)
    if (postings.length > 0) found.push({ term, df: postings.length, postings })
  }
  return cutToBudget(found, query)
}

/** Counts every term, then reads from the rarest on until the budget is spent. */
async function readCounted(
  session: ScopeSession,
  { terms, budget, within }: PostingsQuery,
): Promise<TermPostings[]> {
  const { codec, statements, id: scope } = session
  const counts: { term: string; df: number }[] = []
  for (const term of terms) {
    const df = await session.number(statements.search.count.with({ scope, term: codec.writeKey(term) }))
    if (df > 0) counts.push({ term, df })
  }
  let left = budget
  const found: TermPostings[] = []
  for (const { term, df } of rarestFirst(counts)) {
    const postings = left > 0 ? await read(session, term, left, within) : []
    left -= postings.length
    found.push({ term, df, postings })
  }
  return found
}

function read(
  { connection, statements, codec, id: scope }: ScopeSession,
  named: string,
  limit: number,
  within?: SeqRange,
): Promise<readonly Posting[]> {
  const term = codec.writeKey(named)
  const { read: whole, readWithin } = statements.search
  return connection.triples(
    within ? readWithin.with({ scope, term, limit, ...within }) : whole.with({ scope, term, limit }),
  )
}
