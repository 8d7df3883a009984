import { StoreError } from '@recollect/core'
import type {
  ChangeCopy,
  CopyReader,
  CopyWriter,
  ExpansionRow,
  ItemCopy,
  LastSeqs,
  SeqSpan,
} from '@recollect/core/store'
import { keepChange, keepImages } from './changes.ts'
import { checkCount, checkStorable, refuseSeq } from './checks.ts'
import { Part } from './lease.ts'
import { ownChange } from './own-records.ts'
import { numbersIn } from './pages.ts'
import { byCodePoint } from './sorted.ts'

export class InMemoryCopy extends Part implements CopyReader {
  get last(): LastSeqs {
    return {
      items: this.counter('lastItem'),
      cards: this.counter('lastCard'),
      changes: this.counter('lastChange'),
      turns: this.counter('lastTurn'),
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

export class InMemoryCopyWriter extends InMemoryCopy implements CopyWriter {
  async raise({ items, cards, changes, turns }: LastSeqs): Promise<void> {
    const wanted = { lastItem: items, lastCard: cards, lastChange: changes, lastTurn: turns } as const
    for (const counter of ['lastItem', 'lastCard', 'lastChange', 'lastTurn'] as const) {
      if (wanted[counter] > this.counter(counter))
        this.journal.set(this.state.counters, counter, wanted[counter])
    }
  }

  async restore({ change, images }: ChangeCopy): Promise<void> {
    const { state } = this
    checkStorable(change.id, change.batch, change.undoneBy, change.note)
    refuseSeq(state.changes, change.seq, this.last.changes)
    if (state.changeIds.has(change.id)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Change "${change.id}" exists already. Restore each change once.`,
      )
    }
    keepChange(state, this.journal, ownChange(state.scope, change))
    keepImages(state, this.journal, change.seq, images)
  }
}
