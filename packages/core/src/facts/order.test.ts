import { expect, it } from 'vitest'
import { aCard } from '../../test/support/fixtures.ts'
import { byValidity, isLater, timeOf } from './order.ts'

it('orders by when a version began to hold, then by when it was recorded, then by version', () => {
  const undated = aCard({ value: 'undated', validFrom: null, recordedAt: 99 })
  const old = aCard({ value: 'old', validFrom: 10, recordedAt: 50 })
  const told = aCard({ value: 'told later', validFrom: 20, recordedAt: 40, version: 3 })
  const again = aCard({ value: 'same moment', validFrom: 20, recordedAt: 40, version: 4 })
  const cards = [again, told, old, undated]
  expect(byValidity(cards).map((card) => card.value)).toEqual(['undated', 'old', 'told later', 'same moment'])
  expect(cards[0]).toBe(again)
})

it('takes the beginning of a version for its time, else its end, else when it was recorded', () => {
  expect(timeOf(aCard({ validFrom: 1, validTo: 2, recordedAt: 3 }))).toBe(1)
  expect(timeOf(aCard({ validFrom: null, validTo: 2, recordedAt: 3 }))).toBe(2)
  expect(timeOf(aCard({ validFrom: null, validTo: null, recordedAt: 3 }))).toBe(3)
})

it('knows a card as later when it began later, or was said again after an undated statement', () => {
  const card = aCard({ validFrom: 10, lastSeenAt: 30 })
  expect(isLater(card, { eventAt: 5, validFrom: 5 })).toBe(true)
  expect(isLater(card, { eventAt: 10, validFrom: 10 })).toBe(false)
  expect(isLater(card, { eventAt: 20, validFrom: 20 })).toBe(false)
  expect(isLater(card, { eventAt: 20, validFrom: null })).toBe(true)
  expect(isLater(card, { eventAt: 30, validFrom: null })).toBe(false)
})
