import type { Posting, PostingsResult, SearchReader, SeqRange, TermPostings } from '@recollect/core'
import type { ScopeSession } from './scope-session.ts'

/** Below this many postings for each one of the budget it is cheaper to read a term whole than to count it first. */
const WHOLE_READS = 4

export class SqlSearch implements SearchReader {
  protected readonly session: ScopeSession

  constructor(session: ScopeSession) {
    this.session = session
  }

  async postings(terms: readonly string[], allowed: number, within?: SeqRange): Promise<PostingsResult> {
    const budget = Math.max(0, Math.floor(allowed))
    const { documents, totalLength } = this.session.figures
    if (documents === 0) return { documents, totalLength, terms: [] }
    const asked = [...new Set(terms)]
    const few = documents * asked.length <= budget * WHOLE_READS
    const found = await (few ? this.#whole(asked, budget, within) : this.#counted(asked, budget, within))
    return { documents, totalLength, terms: found }
  }

  /** Reads every term to its end: what was read is its count. */
  async #whole(
    terms: readonly string[],
    budget: number,
    within: SeqRange | undefined,
  ): Promise<TermPostings[]> {
    const found: TermPostings[] = []
    for (const term of terms) {
      const postings = await this.#read(term, this.session.figures.documents)
      if (postings.length > 0) found.push({ term, df: postings.length, postings })
    }
    let left = budget
    return rarestFirst(found).map((entry) => {
      const inside = within ? entry.postings.filter(([seq]) => isWithin(seq, within)) : entry.postings
      const postings = inside.slice(0, left)
      left -= postings.length
      return { ...entry, postings }
    })
  }

  /** Counts every term, then reads from the rarest on until the budget is spent. */
  async #counted(
    terms: readonly string[],
    budget: number,
    within: SeqRange | undefined,
  ): Promise<TermPostings[]> {
    const counts: { term: string; df: number }[] = []
    for (const term of terms) {
      const df = await this.#count(term)
      if (df > 0) counts.push({ term, df })
    }
    let left = budget
    const found: TermPostings[] = []
    for (const { term, df } of rarestFirst(counts)) {
      const postings = left > 0 ? await this.#read(term, left, within) : []
      left -= postings.length
      found.push({ term, df, postings })
    }
    return found
  }

  #read(term: string, limit: number, within?: SeqRange): Promise<readonly Posting[]> {
    const { connection, statements, codec, id: scope } = this.session
    const { read, readWithin } = statements.search
    const key = codec.writeKey(term)
    return connection.triples(
      within
        ? readWithin.with({ scope, term: key, limit, ...within })
        : read.with({ scope, term: key, limit }),
    )
  }

  #count(term: string): Promise<number> {
    const { codec, statements, id: scope } = this.session
    return this.session.number(statements.search.count.with({ scope, term: codec.writeKey(term) }))
  }
}

const isWithin = (seq: number, { from, to }: SeqRange): boolean => seq >= from && seq < to

function rarestFirst<T extends { readonly df: number }>(terms: readonly T[]): T[] {
  return terms.toSorted((a, b) => a.df - b.df)
}
