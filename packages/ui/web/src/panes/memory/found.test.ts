import { expect, it } from 'vitest'
import { cardOf } from '../../../../test/support/card-of.ts'
import { foundOf } from './found.ts'

const all = [
  cardOf({ id: '1', value: 'Thing 1' }),
  cardOf({ id: '2', value: '猫' }),
  cardOf({ id: '3', value: 'thing 12' }),
]

it('finds facts by the words of their value first, then what recall finds, each once', () => {
  const recalled = [cardOf({ id: '2', value: '猫' }), cardOf({ id: '3', value: 'thing 12' })]
  expect(foundOf('thing 1', all, recalled).map(({ id }) => id)).toEqual(['1', '3', '2'])
  expect(foundOf('ＴＨＩＮＧ', all, []).map(({ id }) => id)).toEqual(['1', '3'])
})
