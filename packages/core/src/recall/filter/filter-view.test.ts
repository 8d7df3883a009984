import { describe, expect, it } from 'vitest'
import { EARLIEST } from '../../input/message.ts'
import { both } from './filter-view.ts'

describe('a look-up that has conditions of its own', () => {
  it('keeps them beside those of the filter', () => {
    expect(both({ active: true, session: 'a' }, { role: 'user', session: 'a' })).toMatchObject({
      active: true,
      session: 'a',
      role: 'user',
    })
    expect(both({ metadata: { a: 1 } }, { metadata: { b: 2 } })).toMatchObject({ metadata: { a: 1, b: 2 } })
  })

  it.each([
    [{ from: 5, to: 9 }, {}, { from: 5, to: 9 }],
    [{}, { from: 5, to: 9 }, { from: 5, to: 9 }],
    [{ from: 5, to: 9 }, { from: 7 }, { from: 7, to: 9 }],
    [{ from: 5, to: 9 }, { to: 7 }, { from: 5, to: 7 }],
    [
      { from: 5, to: 9 },
      { from: 1, to: 20 },
      { from: 5, to: 9 },
    ],
    [
      { from: 5, to: 9 },
      { from: 20, to: 30 },
      { from: 20, to: 9 },
    ],
    [{ from: -9, to: -5 }, { to: -2 }, { from: -9, to: -5 }],
  ])('looks where both times hold: %j within %j', (given, message, expected) => {
    const { from, to } = both(given, message)
    expect({ from, to }).toEqual(expected)
  })

  it('finds nothing where they contradict each other', () => {
    expect(both({ session: 'a' }, { session: 'b' }).to).toBe(EARLIEST)
    expect(both({ role: 'tool' }, { role: 'user', to: 5 }).to).toBe(EARLIEST)
  })
})
