import type { MemoryCard, MemoryItem } from '@recollect/core'
import { expect } from 'vitest'
import type { Whole } from './whole.ts'

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return [...groups.values()]
}

/** What holds of any memory, whatever was done to it. */
export function expectSound({ items, cards }: Whole): void {
  for (const chain of grouped(cards, (card) => `${card.versionKey}\n${card.valueKey}`))
    expectSoundChain(chain)
  expectSoundParents(cards)
  expectSoundItems(items, cards)
}

/** One active at most, versions from 1 without a gap. */
function expectSoundChain(chain: readonly MemoryCard[]): void {
  expect(chain.filter((card) => card.active).length).toBeLessThanOrEqual(1)
  const versions = chain.map((card) => card.version).sort((a, b) => a - b)
  expect(versions).toEqual(versions.map((_, index) => index + 1))
}

/** No parent that is gone or under another key, no two versions of one chain with the same parent. */
function expectSoundParents(cards: readonly MemoryCard[]): void {
  const byId = new Map(cards.map((card) => [card.id, card]))
  for (const card of cards) {
    if (card.active) expect(card.supersededAt).toBeNull()
    if (card.parentId !== null) expect(byId.get(card.parentId)?.versionKey).toBe(card.versionKey)
    expect(card.parentId).not.toBe(card.id)
  }
  const children = cards.filter((card) => card.parentId !== null && card.correctedBy === null)
  for (const siblings of grouped(children, (card) => `${card.valueKey}\n${card.parentId ?? ''}`))
    expect(siblings).toHaveLength(1)
}

/** One active row a fact type; what a row follows is there. */
function expectSoundItems(items: readonly MemoryItem[], cards: readonly MemoryCard[]): void {
  const typed = items.filter((item) => item.active && item.factType !== null)
  for (const holders of grouped(typed, (item) => item.factType ?? '')) expect(holders).toHaveLength(1)
  const ids = new Set(items.map((item) => item.id))
  for (const item of items) if (item.parentId !== null) expect(ids.has(item.parentId)).toBe(true)
  for (const card of cards) if (card.itemId !== null) expect(ids.has(card.itemId)).toBe(true)
}
