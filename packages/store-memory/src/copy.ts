import type { ChangeCopy, CopyReader, ExpansionRow, ItemCopy, LastSeqs, SeqSpan } from '@recollect/core'
import { checkCount } from './checks.ts'
import { byCodePoint } from './code-points.ts'
import type { Lease } from './lease.ts'
import { numbersIn } from './records.ts'
import type { ScopeState } from './scope-state.ts'

export class InMemoryCopy implements CopyReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

  get last(): LastSeqs {
    const { counters } = this.state
    const of = (counter: 'lastItem' | 'lastCard' | 'lastChange' | 'lastTurn') => counters.get(counter) ?? 0
    return {
      items: of('lastItem'),
      cards: of('lastCard'),
      changes: of('lastChange'),
      turns: of('lastTurn'),
    }
  }

  async items(span: SeqSpan): Promise<readonly ItemCopy[]> {
    const { items, documents } = this.state
    return numbersIn(span, this.last.items).flatMap((seq) => {
      const stored = items.get(seq)
      if (stored === undefined) return []
      const item = { ...stored.item, textHash: stored.textHash }
      return [{ item, terms: new Map(documents.get(seq)) }]
    })
  }

  async changes(span: SeqSpan): Promise<readonly ChangeCopy[]> {
    const { changes, images } = this.state
    return numbersIn(span, this.last.changes).flatMap((seq) => {
      const change = changes.get(seq)
      return change === undefined ? [] : [{ change, images: images.get(seq) ?? [] }]
    })
  }

  async expansions(after: string, limit: number): Promise<readonly ExpansionRow[]> {
    checkCount(limit)
    const queries = [...this.state.expansions]
      .filter(([query]) => byCodePoint(query, after) > 0)
      .sort(([a], [b]) => byCodePoint(a, b))
    return queries.slice(0, limit).flatMap(([, rows]) => rows)
  }
}
