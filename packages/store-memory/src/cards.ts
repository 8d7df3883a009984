import { NotFoundError, StoreError } from '@recollect/core'
import type { CardFilter, MemoryCard, Page } from '@recollect/core'
import type { ListRequest, CardPatch, CardReader, CardWriter, NewCard, SeqSpan } from '@recollect/core/store'
import { checkCount, checkStorable, refuseSeq } from './checks.ts'
import { asksMessage, messagePasses } from './items.ts'
import type { Buckets } from './journal.ts'
import { Part } from './lease.ts'
import { withPatch } from './own-fields.ts'
import { ownCard, ownCardPatch } from './own-records.ts'
import { listPage, numbersIn } from './pages.ts'

const FAMILY = '.*'

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

export class InMemoryCards extends Part implements CardReader {
  async get(id: string): Promise<MemoryCard | null> {
    const seq = this.state.cardIds.get(id)
    return seq === undefined ? null : (this.state.cards.get(seq) ?? null)
  }

  async active(entity: string, slots: readonly string[]): Promise<readonly MemoryCard[]> {
    const keys = new Set(slots.flatMap((slot) => this.#keys(entity, slot)))
    const seqs = [...keys].flatMap((key) => [...(this.state.chains.get(key)?.keys() ?? [])])
    const isOfEntity = entity.endsWith(FAMILY)
      ? (card: MemoryCard) => card.entity.startsWith(entity.slice(0, -1)) && slots.includes(card.slot)
      : (card: MemoryCard) => card.entity === entity
    return this.#rows(seqs.sort((a, b) => b - a)).filter((card) => card.active && isOfEntity(card))
  }

  async latest(versionKey: string, valueKey: string): Promise<MemoryCard | null> {
    const chain = this.chain(versionKey).filter((card) => card.valueKey === valueKey)
    return chain.reduce<MemoryCard | null>(
      (last, card) => (last && last.version > card.version ? last : card),
      null,
    )
  }

  async history(versionKey: string): Promise<readonly MemoryCard[]> {
    return this.chain(versionKey)
  }

  async byItem(itemId: string): Promise<readonly MemoryCard[]> {
    return this.#filed(this.state.cardItems, itemId)
  }

  async byItems(itemIds: readonly string[]): Promise<readonly MemoryCard[]> {
    const seqs = [...new Set(itemIds)].flatMap((id) => [...(this.state.cardItems.get(id)?.keys() ?? [])])
    return this.#rows(seqs.sort((a, b) => a - b))
  }

  async lastRecorded(session: string | null): Promise<MemoryCard | null> {
    for (let seq = this.last; seq > 0; seq -= 1) {
      const card = this.state.cards.get(seq)
      if (card?.session === session) return card
    }
    return null
  }

  async bySeq(span: SeqSpan): Promise<readonly MemoryCard[]> {
    return this.#rows(numbersIn(span, this.last))
  }

  async direct(limit: number): Promise<readonly MemoryCard[]> {
    checkCount(limit)
    return this.#filed(this.state.cardKinds, 'direct').reverse().slice(0, limit)
  }

  async expired(now: number): Promise<readonly MemoryCard[]> {
    return this.#expiring().filter((card) => (card.expiresAt ?? Infinity) <= now)
  }

  async nextExpiry(): Promise<number | null> {
    return this.#expiring()[0]?.expiresAt ?? null
  }

  async list(page: ListRequest, filter: CardFilter = {}): Promise<Page<MemoryCard>> {
    return listPage(page, this.last, (seq) => {
      const card = this.state.cards.get(seq)
      return card !== undefined && this.#passes(card, filter) ? card : undefined
    })
  }

  async count(filter: CardFilter = {}): Promise<number> {
    let count = 0
    for (const card of this.state.cards.values()) if (this.#passes(card, filter)) count += 1
    return count
  }

  /** The highest sequence number given out so far. */
  protected get last(): number {
    return this.counter('lastCard')
  }

  /** All cards of a version key, in order of recording. */
  protected chain(versionKey: string): MemoryCard[] {
    return this.#filed(this.state.chains, versionKey)
  }

  #passes(card: MemoryCard, filter: CardFilter): boolean {
    if (!cardPasses(card, filter)) return false
    if (!asksMessage(filter)) return true
    const seq = this.state.itemIds.get(card.itemId ?? '')
    const source = seq === undefined ? undefined : this.state.items.get(seq)
    return source !== undefined && messagePasses(source.item, filter)
  }

  #keys(entity: string, slot: string): string[] {
    if (entity.endsWith(FAMILY)) {
      const [prefix, end] = [entity.slice(0, -1), `:${slot}`]
      return [...this.state.chains.keys()].filter((key) => key.startsWith(prefix) && key.endsWith(end))
    }
    if (!slot.endsWith(FAMILY)) return [`${entity}:${slot}`]
    const prefix = `${entity}:${slot.slice(0, -1)}`
    return [...this.state.chains.keys()].filter((key) => key.startsWith(prefix))
  }

  /** Earliest first; of equal ones, the one recorded first. */
  #expiring(): MemoryCard[] {
    const cards = this.#filed(this.state.cardKinds, 'expiring')
    return cards.sort((a, b) => (a.expiresAt ?? 0) - (b.expiresAt ?? 0) || a.seq - b.seq)
  }

  #filed<K>(buckets: Buckets<K>, key: K): MemoryCard[] {
    return this.#rows([...(buckets.get(key)?.keys() ?? [])].sort((a, b) => a - b))
  }

  #rows(seqs: readonly number[]): MemoryCard[] {
    return seqs.flatMap((seq) => this.state.cards.get(seq) ?? [])
  }
}

export class InMemoryCardWriter extends InMemoryCards implements CardWriter {
  async insert(card: NewCard): Promise<MemoryCard> {
    const seq = this.last + 1
    const stored = this.#add(seq, card)
    this.journal.set(this.state.counters, 'lastCard', seq)
    return stored
  }

  async restore(card: NewCard & Pick<MemoryCard, 'seq'>): Promise<void> {
    refuseSeq(this.state.cards, card.seq, this.last)
    this.#add(card.seq, card)
  }

  async update(id: string, patch: CardPatch): Promise<void> {
    const [, before] = this.#stored(id)
    checkStorable(patch.valueKey, patch.correctedBy, patch.extra)
    const after = withPatch(before, ownCardPatch(patch), PATCHABLE)
    this.#refuseRival(after)
    this.#write(before, after)
  }

  async remove(id: string): Promise<void> {
    const [seq, card] = this.#stored(id)
    this.journal.delete(this.state.cards, seq)
    this.journal.delete(this.state.cardIds, id)
    this.journal.deleteUnder(this.state.chains, card.versionKey, seq)
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
    this.journal.set(state.cardIds, card.id, seq)
    this.journal.setUnder(state.chains, card.versionKey, seq, true)
    this.#write(null, stored)
    return stored
  }

  #write(before: MemoryCard | null, after: MemoryCard): void {
    const { cardItems, cardKinds, cards } = this.state
    const { seq } = after
    if (before !== null) this.#unfile(before)
    if (after.itemId !== null) this.journal.setUnder(cardItems, after.itemId, seq, true)
    for (const kind of kindsOf(after)) this.journal.setUnder(cardKinds, kind, seq, true)
    this.journal.set(cards, seq, after)
  }

  #unfile(card: MemoryCard): void {
    const { cardItems, cardKinds } = this.state
    if (card.itemId !== null) this.journal.deleteUnder(cardItems, card.itemId, card.seq)
    for (const kind of kindsOf(card)) this.journal.deleteUnder(cardKinds, kind, card.seq)
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

function cardPasses(card: MemoryCard, filter: CardFilter): boolean {
  return (
    (filter.entity === undefined || card.entity === filter.entity) &&
    (filter.slot === undefined || card.slot === filter.slot) &&
    (filter.kind === undefined || card.kind === filter.kind) &&
    (filter.session === undefined || card.session === filter.session) &&
    (filter.active === undefined || card.active === filter.active)
  )
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
