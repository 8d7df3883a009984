import { NotFoundError, StoreError } from '@recollect/core'
import type { CardPatch, CardWriter, MemoryCard, NewCard } from '@recollect/core'
import { InMemoryCards } from './cards.ts'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { ownCard, ownCardPatch } from './own-card.ts'
import { refuseSeq, withPatch } from './records.ts'

const PATCHABLE = [
  'active',
  'contested',
  'correctedBy',
  'relation',
  'validFrom',
  'validTo',
  'expiresAt',
  'supersededAt',
  'lastSeenAt',
  'seenAt',
  'confidence',
  'valueKey',
  'version',
  'parentId',
  'itemId',
  'span',
  'extra',
] as const

export class InMemoryCardWriter extends InMemoryCards implements CardWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async insert(card: NewCard): Promise<MemoryCard> {
    const seq = this.last + 1
    const stored = this.#add(seq, card)
    this.#journal.set(this.state.counters, 'lastCard', seq)
    return stored
  }

  async restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void> {
    refuseSeq(this.state.cards, card.seq, this.last)
    this.#add(card.seq, card)
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    const [, before] = this.#stored(id)
    checkStorable(patch.valueKey ?? null, patch.correctedBy ?? null, patch.extra ?? null)
    const after = withPatch(before, ownCardPatch(patch), PATCHABLE)
    this.#refuseRival(after)
    this.#write(before, after)
  }

  async remove(id: string): Promise<void> {
    const [seq, card] = this.#stored(id)
    this.#journal.delete(this.state.cards, seq)
    this.#journal.delete(this.state.cardIds, id)
    this.#journal.unfile(this.state.chains, card.versionKey, seq)
    this.#unfile(card)
  }

  #add(seq: number, card: NewCard): MemoryCard {
    const { state } = this
    checkCard(card)
    if (state.cardIds.has(card.id)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Card "${card.id}" exists already. Give each card an id of its own.`,
      )
    }
    const stored = ownCard(state.scope, seq, card)
    this.#refuseRival(stored)
    this.#journal.set(state.cardIds, card.id, seq)
    this.#journal.file(state.chains, card.versionKey, seq)
    this.#write(null, stored)
    return stored
  }

  #write(before: MemoryCard | null, after: MemoryCard): void {
    const { cardItems, cardKinds, cards } = this.state
    const { seq } = after
    if (before !== null) this.#unfile(before)
    if (after.itemId !== null) this.#journal.file(cardItems, after.itemId, seq)
    for (const kind of kindsOf(after)) this.#journal.file(cardKinds, kind, seq)
    this.#journal.set(cards, seq, after)
  }

  #unfile(card: MemoryCard): void {
    const { cardItems, cardKinds } = this.state
    if (card.itemId !== null) this.#journal.unfile(cardItems, card.itemId, card.seq)
    for (const kind of kindsOf(card)) this.#journal.unfile(cardKinds, kind, card.seq)
  }

  #refuseRival(card: MemoryCard): void {
    const others = this.chain(card.versionKey).filter(
      (other) => other.valueKey === card.valueKey && other.id !== card.id,
    )
    if (card.active && others.some((other) => other.active)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `A card under "${card.versionKey}" with the same value key is active already. Close it first.`,
      )
    }
    if (others.some((other) => other.version === card.version)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Version ${String(card.version)} of "${card.versionKey}" exists already. Read cards.latest() and count on from it.`,
      )
    }
  }

  #stored(id: string): [seq: number, card: MemoryCard] {
    const seq = this.state.cardIds.get(id)
    const card = seq === undefined ? undefined : this.state.cards.get(seq)
    if (seq === undefined || card === undefined) throw new NotFoundError('card', id)
    return [seq, card]
  }
}

function kindsOf(card: MemoryCard): readonly ('direct' | 'expiring')[] {
  if (!card.active) return []
  return [
    ...(card.itemId === null ? ['direct' as const] : []),
    ...(card.expiresAt === null ? [] : ['expiring' as const]),
  ]
}

function checkCard(card: NewCard): void {
  checkStorable(
    card.id,
    card.entity,
    card.slot,
    card.value,
    card.normal,
    card.valueKey,
    card.facet,
    card.session,
    card.correctedBy,
    card.extra,
  )
}
