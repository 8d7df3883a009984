import { NotFoundError } from '@recollect/core'
import type { SearchWriter } from '@recollect/core'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { InMemorySearch } from './search.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemorySearchWriter extends InMemorySearch implements SearchWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async index(seq: number, terms: ReadonlyMap<string, number>): Promise<void> {
    const { state } = this
    if (!state.items.has(seq)) throw new NotFoundError('item', String(seq))
    checkStorable(...terms.keys())
    unindex(state, this.#journal, seq)
    if (terms.size === 0) return
    const length = lengthOf(terms)
    for (const [term, tf] of terms) {
      const documents = state.postings.get(term)
      if (documents === undefined)
        this.#journal.set(state.postings, term, new Map([[seq, [seq, tf, length]]]))
      else this.#journal.set(documents, seq, [seq, tf, length])
    }
    this.#journal.set(state.documents, seq, new Map(terms))
    addLength(state, this.#journal, length)
  }
}

/** Takes an item out of the index; nothing happens when it is not in it. */
export function unindex(state: ScopeState, journal: Journal, seq: number): void {
  const terms = state.documents.get(seq)
  if (terms === undefined) return
  for (const term of terms.keys()) {
    const documents = state.postings.get(term)
    if (documents === undefined) continue
    journal.delete(documents, seq)
    if (documents.size === 0) journal.delete(state.postings, term)
  }
  journal.delete(state.documents, seq)
  addLength(state, journal, -lengthOf(terms))
}

function addLength(state: ScopeState, journal: Journal, length: number): void {
  journal.set(state.counters, 'totalLength', (state.counters.get('totalLength') ?? 0) + length)
}

function lengthOf(terms: ReadonlyMap<string, number>): number {
  let length = 0
  for (const tf of terms.values()) length += tf
  return length
}
