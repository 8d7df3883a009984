import { expect, it } from 'vitest'
import { cardOf } from '../../../../test/support/card-of.ts'
import { earlierLines } from './earlier-lines.ts'

const said = (id: string, recordedAt: number) => ({
  id,
  role: 'user' as const,
  text: id,
  recordedAt,
  unread: [],
})
const asked = (number: number, saidAt: number) => ({ number, question: '?', answer: null, saidAt })

it('puts messages, with their facts, and questions in the order they came, and leaves out what came later', () => {
  const cards = [
    cardOf({ id: '1', value: 'Bath', itemId: 'b' }),
    cardOf({ id: '2', value: 'tea', itemId: null }),
  ]
  const lines = earlierLines(30, [said('a', 1), said('b', 20), said('c', 30)], cards, [
    asked(1, 10),
    asked(2, 31),
  ])
  expect(lines.map((line) => (line.kind === 'said' ? line.item.id : line.turn.number))).toEqual(['a', 1, 'b'])
  expect(lines.map((line) => (line.kind === 'said' ? line.taken.map(({ value }) => value) : []))).toEqual([
    [],
    [],
    ['Bath'],
  ])
})
