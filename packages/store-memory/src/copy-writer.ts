import { StoreError } from '@recollect/core'
import type { ChangeCopy, CopyWriter, LastSeqs } from '@recollect/core'
import { checkStorable } from './checks.ts'
import { InMemoryCopy } from './copy.ts'
import type { Journal } from './journal.ts'
import { keepChange, keepImages, ownChange } from './keep-change.ts'
import type { Lease } from './lease.ts'
import { refuseSeq } from './records.ts'

export class InMemoryCopyWriter extends InMemoryCopy implements CopyWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async raise({ items, cards, changes, turns }: LastSeqs): Promise<void> {
    const { counters } = this.state
    const wanted = { lastItem: items, lastCard: cards, lastChange: changes, lastTurn: turns } as const
    for (const counter of ['lastItem', 'lastCard', 'lastChange', 'lastTurn'] as const) {
      if (wanted[counter] > (counters.get(counter) ?? 0))
        this.#journal.set(counters, counter, wanted[counter])
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
    keepChange(state, this.#journal, ownChange(state.scope, change))
    keepImages(state, this.#journal, change.seq, images)
  }
}
