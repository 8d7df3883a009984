import { describe, expect, it } from 'vitest'
import { aCard } from '../../test/support/fixtures.ts'
import { ordersOf } from './timing.ts'

describe('the order of cards of one moment', () => {
  it('is that of recording', () => {
    const [first, second] = [aCard({ id: 'a', seq: 1 }), aCard({ id: 'b', seq: 2 })]
    expect([...ordersOf([second, first])]).toEqual([
      ['b', 2],
      ['a', 1],
    ])
  })

  it('is that of the mistake for what puts it right, also when that was a mistake itself', () => {
    const mistake = aCard({ id: 'a', seq: 1, correctedBy: 'c', valueKey: '^paris' })
    const ending = aCard({ id: 'b', seq: 2 })
    const wrong = aCard({ id: 'c', seq: 3, correctedBy: 'd', valueKey: '^rome' })
    const right = aCard({ id: 'd', seq: 4 })
    expect([...ordersOf([mistake, ending, wrong, right]).values()]).toEqual([1, 2, 1, 1])
  })

  it('ends where damaged records name each other', () => {
    const one = aCard({ id: 'a', seq: 1, correctedBy: 'b' })
    const other = aCard({ id: 'b', seq: 2, correctedBy: 'a' })
    expect([...ordersOf([one, other]).values()]).toEqual([1, 1])
  })
})
