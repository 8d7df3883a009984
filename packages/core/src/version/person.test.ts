import { describe, expect, it } from 'vitest'
import { aCard, draft, state } from '../../test/support/plans.ts'
import type { CardDraft, MemoryCard } from '../types/card.ts'
import { slotRegistry } from '../slots/registry.ts'
import { ofPerson } from './person.ts'

const slots = slotRegistry()
const YEAR = 365.25 * 24 * 3_600_000
const chainOf = (said: Partial<CardDraft>, held: readonly MemoryCard[], at = 1000, item = 'now') =>
  ofPerson(draft(said, at), slots.get(said.slot ?? ''), item, held, state().values)?.valueKey

describe('ages of several who have no name', () => {
  const son = (value: string, valueKey: string, itemId: string) =>
    aCard({ entity: 'user.son', slot: 'age', value, valueKey, itemId, validFrom: 1000 })
  const age = (value: string) => ({ entity: 'user.son', slot: 'age', value })

  it('are of two where one message tells them', () => {
    expect(chainOf(age('3'), [])).toBe('')
    expect(chainOf(age('6'), [son('3', '', 'now')])).toBe('@6')
    expect(chainOf(age('4'), [son('3', '', 'now')])).toBe('@4')
  })

  it('go on as the clock does', () => {
    const sons = [son('3', '', 'then'), son('6', '@6', 'then')]
    expect(chainOf(age('7'), sons, 1000 + YEAR)).toBe('@6')
    expect(chainOf(age('4'), sons, 1000 + YEAR)).toBe('')
  })

  it('are put right where there is one', () => {
    expect(chainOf(age('9'), [son('3', '', 'then')])).toBe('')
  })
})

describe('favourites of a kind and of a kind of it', () => {
  const favourite = (facet: string | null) => ({ slot: 'favorite_food', value: 'mango', facet })
  const held = [aCard({ slot: 'favorite_food', value: 'ramen', valueKey: '', facet: null })]

  it('stand side by side, whichever came first', () => {
    expect(chainOf(favourite(null), held)).toBe('')
    expect(chainOf(favourite('fruit'), held)).toBe('@fruit')
    expect(chainOf(favourite('fruit'), [])).toBe('@fruit')
  })
})
