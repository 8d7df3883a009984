import type { Posting, TermPostings } from '@recollect/core/store'
import {
  checkText,
  cutToBudget,
  damaged,
  postingsByTerm,
  rarestFirst,
  readsWhole,
} from '@recollect/store-kysely'
import type {
  PostingsAccess,
  PostingsQuery,
  ScopeSession,
  SqlRow,
  SqlStatement,
} from '@recollect/store-kysely'
import { postingsIn } from './lists.ts'
import { COUNT, READ_NEWEST, READ_WHOLE } from './statements.ts'

/** One statement for all terms of a query, three where the budget does not reach for them all. */
export const postingsTogether: PostingsAccess = {
  read: async (session, query) => {
    if (!readsWhole(session.figures.documents, query))
      return query.within ? postingsByTerm.read(session, query) : readCounted(session, query)
    const found = await readTerms(session, query.terms)
    return cutToBudget(
      found.flatMap(([term, postings]) =>
        postings.length > 0 ? { term, df: postings.length, postings } : [],
      ),
      query,
    )
  },
  remove: (session, item, terms) => postingsByTerm.remove(session, item, terms),
}

/** Counts every term, then reads from the rarest on until the budget is spent: all but the last term whole. */
async function readCounted(session: ScopeSession, { terms, budget }: PostingsQuery): Promise<TermPostings[]> {
  const { codec } = session
  const rows = await ask(session, COUNT, terms)
  const counts = rows.map(([at, df]) => ({ term: termAt(terms, at), df: codec.readInteger(df) }))
  const paid = payFor(
    rarestFirst(counts).filter(({ df }) => df > 0),
    budget,
  )
  const whole = paid.filter(({ df, most }) => df <= most).map(({ term }) => term)
  const cut = paid.find(({ df, most }) => most > 0 && df > most)
  const read = new Map(whole.length === 0 ? [] : await readTerms(session, whole))
  if (cut) read.set(cut.term, await readNewest(session, cut.term, cut.most))
  return paid.map(({ term, df }) => ({ term, df, postings: read.get(term) ?? [] }))
}

interface Counted {
  readonly term: string
  readonly df: number
}

/** How many postings of each term the budget reaches for. */
function payFor(
  counts: readonly Counted[],
  budget: number,
): readonly (Counted & { readonly most: number })[] {
  let left = budget
  return counts.map((one) => {
    const most = left
    left = Math.max(0, left - one.df)
    return { ...one, most }
  })
}

async function readTerms(
  session: ScopeSession,
  terms: readonly string[],
): Promise<readonly (readonly [term: string, postings: readonly Posting[]])[]> {
  const rows = await ask(session, READ_WHOLE, terms)
  return rows.map(([at, lists]) => [termAt(terms, at), postingsIn(lists)])
}

async function readNewest(session: ScopeSession, term: string, most: number): Promise<readonly Posting[]> {
  const { connection, codec, id: scope } = session
  const values = [scope, codec.writeKey(checkText(term)), most]
  const [row] = await connection.rows({ statement: READ_NEWEST, values })
  return postingsIn(row?.[0])
}

function ask(
  session: ScopeSession,
  statement: SqlStatement,
  terms: readonly string[],
): Promise<readonly SqlRow[]> {
  const { connection, codec, id: scope } = session
  const keys = terms.map((term) => codec.writeKey(checkText(term)))
  return connection.rows({ statement, values: [scope, JSON.stringify(keys)] })
}

/** Rows tell the place of their term in the list that was asked for. */
const termAt = (terms: readonly string[], at: unknown): string =>
  (typeof at === 'number' ? terms[at] : undefined) ?? damaged('of a place')
