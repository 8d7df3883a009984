import { expect, it } from 'vitest'
import { aCard } from '../../test/support/fixtures.ts'
import type { MemoryCard } from '../types/card.ts'
import { byValidity, isLater, moments, seenAfter, timeOf } from './order.ts'

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

const at = (eventAt: number, saidAt = eventAt) => ({ eventAt, saidAt })

it('knows a card as later when it began later, was said again later, or was ended later', () => {
  const card = aCard({ validFrom: 10, lastSeenAt: 30, seenAt: [30] })
  expect(isLater(card, at(5))).toBe(true)
  expect(isLater(card, at(20))).toBe(true)
  expect(isLater(card, at(30))).toBe(false)
  const over = aCard({ validFrom: 10, lastSeenAt: 10, validTo: 40, active: false })
  expect([isLater(over, at(30)), isLater(over, at(40))]).toEqual([true, false])
})

it('takes that for later which was said later of the same moment', () => {
  const written = aCard({ validFrom: 10, lastSeenAt: 30 })
  expect(isLater(written, at(10, 20))).toBe(true)
  expect(isLater(written, at(10, 30))).toBe(false)
})

const dated = { from: 5, to: 20, precision: 'year', ambiguous: false } as const

it.each<[name: string, card: Partial<MemoryCard>, expected: number[]]>([
  ['what is undated speaks of when it began', { validFrom: 10, lastSeenAt: 10 }, [10]],
  ['and of each time it was said again', { validFrom: 10, lastSeenAt: 30, seenAt: [20, 30] }, [10, 20, 30]],
  ['a direct write speaks of its own date', { validFrom: 10, lastSeenAt: 30 }, [10]],
  ['what is dated speaks of when it was said', { eventDate: dated, validFrom: 5, lastSeenAt: 30 }, [30]],
  ['all of them once it is said again', { eventDate: dated, validFrom: 5, seenAt: [30, 40] }, [30, 40]],
  [
    'an end speaks of when it was',
    { relation: 'retracts', validFrom: 15, validTo: 15, lastSeenAt: 15 },
    [15],
  ],
  [
    'a dated end of when it was said',
    { relation: 'retracts', eventDate: dated, validFrom: 15, validTo: 15, lastSeenAt: 30 },
    [30],
  ],
  [
    'what was over by a date, of that',
    { valueKey: '~a', eventDate: dated, validTo: 20, lastSeenAt: 30 },
    [20],
  ],
])('%s', (_name, given, expected) => {
  expect(moments(aCard(given))).toEqual(expected)
})

it('keeps the last 64 moments after the beginning, each once, in order', () => {
  const many = Array.from({ length: 70 }, (_, i) => i + 1)
  expect(seenAfter(aCard(), 10, [30, 5, 10, 20, 30])).toEqual([20, 30])
  expect(seenAfter(aCard(), 0, many)).toEqual(many.slice(6))
})

it('counts the moment at which what is dated was first said', () => {
  expect(seenAfter(aCard({ eventDate: dated }), 10, [10, 20])).toEqual([10, 20])
})
