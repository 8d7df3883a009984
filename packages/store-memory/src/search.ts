import type { Posting, PostingsResult, SearchReader, SeqRange, TermPostings } from '@recollect/core'
import type { Lease } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemorySearch implements SearchReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  async postings(terms: readonly string[], budget: number, within?: SeqRange): Promise<PostingsResult> {
    let left = Math.max(0, budget)
    const rarestFirst = this.#found(terms).sort((a, b) => a.documents.size - b.documents.size)
    return {
      documents: this.state.documents.size,
      totalLength: this.state.counters.get('totalLength') ?? 0,
      terms: rarestFirst.map(({ term, documents }): TermPostings => {
        const postings = newestFirst(documents, within).slice(0, left)
        left -= postings.length
        return { term, df: documents.size, postings }
      }),
    }
  }

  #found(terms: readonly string[]): { term: string; documents: ReadonlyMap<number, Posting> }[] {
    return [...new Set(terms)].flatMap((term) => {
      const documents = this.state.postings.get(term)
      return documents === undefined ? [] : [{ term, documents }]
    })
  }
}

function newestFirst(documents: ReadonlyMap<number, Posting>, within?: SeqRange): Posting[] {
  const all = [...documents.values()]
  const read = within ? all.filter(([seq]) => seq >= within.from && seq < within.to) : all
  return read.sort((a, b) => b[0] - a[0])
}
