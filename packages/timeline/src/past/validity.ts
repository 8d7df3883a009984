import type { SlotRegistry } from '@recollect/core/extraction'
import type { CardReader } from '@recollect/core/store'
import type { MemoryCard, EpochMs } from '@recollect/core'
import { everyRow, grouped } from '@recollect/core/plugin'
import { heldAt, isOpen, wasSo } from './held.ts'

/** A version as it stood at a moment of valid time. */
export interface StateThen {
  /** `active` says whether it held. */
  readonly card: MemoryCard
  /** Whether what it says was so: it held, or what it says had ended had. */
  readonly so: boolean
  /** Whether nothing had taken its place: it was so, or stood beside what held as its rival. */
  readonly stood: boolean
}

export interface Validity {
  readonly at: EpochMs
  /** All versions under a key, in order of recording. One look-up a key. */
  chain(key: string): Promise<readonly StateThen[]>
  /** The states of given cards, in their order. */
  of(cards: readonly MemoryCard[]): Promise<readonly StateThen[]>
  /** Every version. Linear in the scope. */
  all(): Promise<readonly StateThen[]>
}

/** Which cards held at a moment; each chain is read once. */
export function validity(cards: CardReader, at: EpochMs, slots: SlotRegistry): Validity {
  const chains = new Map<string, Promise<ReadonlyMap<string, StateThen>>>()
  const read = async (rows: Promise<readonly MemoryCard[]>) => statesOf(await rows, at, slots)
  const chain = (key: string) => {
    const known = chains.get(key) ?? read(cards.history(key))
    chains.set(key, known)
    return known
  }
  const of = async (wanted: readonly MemoryCard[]) => {
    const states = await Promise.all(
      wanted.map(async ({ id, versionKey }) => (await chain(versionKey)).get(id)),
    )
    return states.filter((state) => state !== undefined)
  }
  return {
    at,
    chain: async (key) => [...(await chain(key)).values()],
    of,
    all: async () => {
      const rows = await everyRow((page) => cards.list(page))
      const keys = grouped(rows, ({ versionKey }) => versionKey)
      for (const [key, own] of keys) if (!chains.has(key)) chains.set(key, read(Promise.resolve(own)))
      return of(rows)
    },
  }
}

function statesOf(
  chain: readonly MemoryCard[],
  at: EpochMs,
  slots: SlotRegistry,
): ReadonlyMap<string, StateThen> {
  const [first] = chain
  const single = first !== undefined && slots.get(first.slot, first.entity).cardinality === 'single'
  const held = heldAt(chain, at, single)
  return new Map(
    chain.map((card) => {
      const active = held.has(card.id)
      const so = wasSo(card, active, chain, at)
      return [card.id, { card: { ...card, active }, so, stood: so || isOpen(card, at) }]
    }),
  )
}
