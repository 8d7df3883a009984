import { expect } from 'vitest'
import { restatedIn } from '../../src/version/restated.ts'
import type { MemoryCard, MemoryItem, ScopedMemory } from '../../src/index.ts'

export async function allCards(memory: Pick<ScopedMemory, 'cards'>): Promise<readonly MemoryCard[]> {
  return (await memory.cards.list({ limit: 1000 })).rows
}

export async function allItems(memory: Pick<ScopedMemory, 'items'>): Promise<readonly MemoryItem[]> {
  return (await memory.items.list({ limit: 1000 })).rows
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()]
}

/** What holds of any memory, whatever was done to it. */
export async function expectSound(memory: ScopedMemory): Promise<void> {
  const cards = await allCards(memory)
  const items = await allItems(memory)
  expectSoundChains(cards)
  expectSoundItems(items, cards)
}

function expectSoundChains(cards: readonly MemoryCard[]): void {
  for (const chain of grouped(cards, (card) => `${card.versionKey}\n${card.valueKey}`)) {
    expect(chain.filter((card) => card.active).length).toBeLessThanOrEqual(1)
    expect(byVersion(chain).map((card) => card.version)).toEqual(chain.map((_, index) => index + 1))
    const parents = chain.flatMap((card) => card.parentId ?? [])
    expect(new Set(parents).size).toBe(parents.length)
  }
  const byId = new Map(cards.map((card) => [card.id, card]))
  for (const card of cards) {
    if (card.active) expect(card.supersededAt).toBeNull()
    if (card.parentId === null) continue
    const parent = byId.get(card.parentId)
    expect(parent?.versionKey).toBe(card.versionKey)
    // What puts another right has its place, though it was recorded later.
    const inPlace = cards.some((one) => one.correctedBy === card.parentId)
    if (!inPlace) expect(card.seq).toBeGreaterThan(parent?.seq ?? Infinity)
  }
  const active = (slot: string) => cards.filter((c) => c.active && c.slot === slot).map((c) => c.valueKey)
  expect(active('likes').filter((value) => active('dislikes').includes(value))).toEqual([])
}

const byVersion = (chain: readonly MemoryCard[]) => [...chain].sort((a, b) => a.version - b.version)

function expectSoundItems(items: readonly MemoryItem[], cards: readonly MemoryCard[]): void {
  const typed = items.filter((item) => item.active && item.factType !== null)
  for (const holders of grouped(typed, (item) => item.factType ?? '')) expect(holders).toHaveLength(1)
  const ids = new Set(items.map((item) => item.id))
  for (const item of items) {
    const own = cards.filter((card) => card.itemId === item.id)
    const again = cards.filter((card) => restatedIn(card).includes(item.id))
    const told = own.length > 0 ? own : again
    const superseded = told.length > 0 && told.every((card) => card.supersededAt !== null)
    expect(item.active).toBe(!superseded && (told.length > 0 || item.extractedBy !== 'forgotten'))
    if (told.length === 0) expect(item).toMatchObject({ factType: null, parentId: null, version: 1 })
    if (item.parentId !== null) expect(ids.has(item.parentId)).toBe(true)
  }
  for (const card of cards) if (card.itemId !== null) expect(ids.has(card.itemId)).toBe(true)
}
