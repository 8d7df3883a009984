import { NotFoundError } from '../../errors/not-found-error.ts'
import { StoreError } from '../../errors/store-error.ts'
import type { CardPatch, CardWriter, NewCard } from '../../plugin/store.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { Span } from '../../types/item.ts'
import { InMemoryCards } from './cards.ts'
import { checkStorable } from './checks.ts'
import type { Journal } from './journal.ts'
import type { Lease } from './lease.ts'
import { ownMetadata, withPatch } from './records.ts'

const PATCHABLE = [
  'active',
  'validTo',
  'supersededAt',
  'lastSeenAt',
  'confidence',
  'version',
  'parentId',
  'itemId',
  'span',
] as const

export class InMemoryCardWriter extends InMemoryCards implements CardWriter {
  readonly #journal: Journal

  constructor(lease: Lease, journal: Journal) {
    super(lease)
    this.#journal = journal
  }

  async insert(card: NewCard): Promise<MemoryCard> {
    const { state } = this
    checkStorable(
      card.id,
      card.entity,
      card.slot,
      card.value,
      card.normal,
      card.valueKey,
      card.facet,
      card.session,
      card.extra,
    )
    if (state.cardIds.has(card.id)) {
      throw new StoreError(
        'STORE_CONFLICT',
        `Card "${card.id}" exists already. Give each card an id of its own.`,
      )
    }
    const stored = newCard(state.scope, card)
    this.#refuseRival(stored)
    const seq = this.last + 1
    this.#journal.set(state.counters, 'lastCard', seq)
    this.#journal.set(state.cardIds, card.id, seq)
    this.#journal.file(state.chains, card.versionKey, seq)
    this.#write(seq, null, stored)
    return stored
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    const [seq, before] = this.#stored(id)
    const after = withPatch(before, ownPatch(patch), PATCHABLE)
    this.#refuseRival(after)
    this.#write(seq, before, after)
  }

  async remove(id: string): Promise<void> {
    const [seq, card] = this.#stored(id)
    this.#journal.delete(this.state.cards, seq)
    this.#journal.delete(this.state.cardIds, id)
    this.#journal.unfile(this.state.chains, card.versionKey, seq)
    if (card.itemId !== null) this.#journal.unfile(this.state.cardItems, card.itemId, seq)
  }

  #write(seq: number, before: MemoryCard | null, after: MemoryCard): void {
    const from = before?.itemId ?? null
    if (from !== null) this.#journal.unfile(this.state.cardItems, from, seq)
    if (after.itemId !== null) this.#journal.file(this.state.cardItems, after.itemId, seq)
    this.#journal.set(this.state.cards, seq, after)
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

function ownSpan(span: Span | null): Span | null {
  return span === null ? null : Object.freeze({ start: span.start, end: span.end })
}

function ownPatch(patch: CardPatch): CardPatch {
  return patch.span === undefined ? patch : { ...patch, span: ownSpan(patch.span) }
}

function newCard(scope: string, card: NewCard): MemoryCard {
  return Object.freeze({
    scope,
    id: card.id,
    kind: card.kind,
    entity: card.entity,
    slot: card.slot,
    value: card.value,
    normal: card.normal,
    polarity: card.polarity,
    facet: card.facet,
    versionKey: card.versionKey,
    valueKey: card.valueKey,
    version: card.version,
    parentId: card.parentId,
    relation: card.relation,
    active: card.active,
    when: card.when,
    eventDate: card.eventDate === null ? null : Object.freeze({ ...card.eventDate }),
    validFrom: card.validFrom,
    validTo: card.validTo,
    recordedAt: card.recordedAt,
    supersededAt: card.supersededAt,
    lastSeenAt: card.lastSeenAt,
    confidence: card.confidence,
    itemId: card.itemId,
    span: ownSpan(card.span),
    session: card.session,
    rule: card.rule,
    pack: card.pack,
    extra: ownMetadata(card.extra),
  })
}
