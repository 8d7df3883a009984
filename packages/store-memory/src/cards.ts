import type { CardFilter, CardReader, ListRequest, MemoryCard, Page, SeqSpan } from '@recollect/core'
import { checkCount } from './checks.ts'
import { asksMessage, messagePasses } from './item-filter.ts'
import type { Buckets } from './journal.ts'
import { collectList } from './paging.ts'
import type { Lease } from './lease.ts'
import type { ScopeState } from './scope-state.ts'

const FAMILY = '.*'

export class InMemoryCards implements CardReader {
  readonly #lease: Lease

  constructor(lease: Lease) {
    this.#lease = lease
  }

  protected get state(): ScopeState {
    return this.#lease.state
  }

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

  async bySeq([first, last]: SeqSpan): Promise<readonly MemoryCard[]> {
    const [from, to] = [Math.max(1, first), Math.min(last, this.last)]
    return this.#rows(Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at))
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
    return collectList(page, this.last, (seq) => {
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
    return this.state.counters.get('lastCard') ?? 0
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

function cardPasses(card: MemoryCard, filter: CardFilter): boolean {
  return (
    (filter.entity === undefined || card.entity === filter.entity) &&
    (filter.slot === undefined || card.slot === filter.slot) &&
    (filter.kind === undefined || card.kind === filter.kind) &&
    (filter.session === undefined || card.session === filter.session) &&
    (filter.active === undefined || card.active === filter.active)
  )
}
