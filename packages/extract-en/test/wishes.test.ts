import { describe, expect, it } from 'vitest'
import { noWishes, wishes } from './corpus/wishes.ts'
import { cardsOf } from './support.ts'

const kept = (text: string) => cardsOf(text).filter(({ slot }) => slot === 'instruction')

describe('standing wishes about the assistant', () => {
  it.each(wishes)('keeps %s', (text, count) => {
    expect(kept(text)).toHaveLength(count)
  })

  it.each(noWishes)('keeps no wish of: %s', (text) => {
    expect(kept(text)).toEqual([])
  })
})
