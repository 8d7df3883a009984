import { NotFoundError } from '@recollect/core'
import type {
  Posting,
  PostingsResult,
  SearchReader,
  SearchWriter,
  SeqRange,
  TermPostings,
} from '@recollect/core/store'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import { Part } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemorySearch extends Part implements SearchReader {
  async postings(terms: readonly string[], budget: number, within?: SeqRange): Promise<PostingsResult> {
    let left = Math.max(0, budget)
    const rarestFirst = this.#found(terms).sort((a, b) => a.documents.size - b.documents.size)
    return {
      documents: this.state.documents.size,
      totalLength: this.counter('totalLength'),
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

export class InMemorySearchWriter extends InMemorySearch implements SearchWriter {
  async index(seq: number, terms: ReadonlyMap<string, number>): Promise<void> {
    const { state, journal } = this
    if (!state.items.has(seq)) throw new NotFoundError('item', String(seq))
    checkStorable(...terms.keys())
    unindex(state, journal, seq)
    if (terms.size === 0) return
    const length = lengthOf(terms)
    for (const [term, tf] of terms) journal.setUnder(state.postings, term, seq, [seq, tf, length])
    journal.set(state.documents, seq, new Map(terms))
    addLength(state, journal, length)
  }
}

/** Takes an item out of the index; nothing happens when it is not in it. */
export function unindex(state: ScopeState, journal: Journal, seq: number): void {
  const terms = state.documents.get(seq)
  if (terms === undefined) return
  for (const term of terms.keys()) journal.deleteUnder(state.postings, term, seq)
  journal.delete(state.documents, seq)
  addLength(state, journal, -lengthOf(terms))
}

function addLength({ counters }: ScopeState, journal: Journal, length: number): void {
  journal.set(counters, 'totalLength', (counters.get('totalLength') ?? 0) + length)
}

function lengthOf(terms: ReadonlyMap<string, number>): number {
  let length = 0
  for (const tf of terms.values()) length += tf
  return length
}

function newestFirst(documents: ReadonlyMap<number, Posting>, within?: SeqRange): Posting[] {
  const all = [...documents.values()]
  const read = within ? all.filter(([seq]) => seq >= within.from && seq < within.to) : all
  return read.sort((a, b) => b[0] - a[0])
}
