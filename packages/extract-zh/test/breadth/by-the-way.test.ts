import { describe, expect, it } from 'vitest'
import { TOLD, UNTOLD } from '../corpus/by-the-way.ts'
import { cardsOf } from '../support.ts'

const told = (text: string) =>
  cardsOf(text).map(
    ({ entity, slot, value, polarity }) =>
      `${entity.replace(/^user\./u, '')} ${slot}=${polarity === 'negative' ? '!' : ''}${value}`,
  )

describe('a fact told by the way', () => {
  it.each(TOLD)('is read in “%s”', (text, card) => {
    expect(told(text)).toContain(card)
  })
})

describe('no fact', () => {
  it.each(UNTOLD)('is read in “%s”', (text) => {
    expect(told(text)).toEqual([])
  })
})
