import { describe, expect, it } from 'vitest'
import type { MemoryCard } from '@recollect/core'
import { aCard, NOON } from '../../test/support/core.ts'
import { heldAt, isYetToCome, wasSo } from './held.ts'

const MARCH = NOON
const MAY = NOON + 61 * 86_400_000
const NOW = NOON + 100 * 86_400_000

const valuesAt = (chain: readonly MemoryCard[], at: number, single = true) => {
  const held = heldAt(chain, at, single)
  return chain.filter(({ id }) => held.has(id)).map(({ value }) => value)
}
let seq = 0
const card = (value: string, given: Partial<MemoryCard> = {}) => aCard({ value, seq: (seq += 1), ...given })

describe('what held at a moment', () => {
  it('is what had begun and was not over, its first moment included and its last not', () => {
    const leeds = card('Leeds', { validFrom: MARCH, validTo: MAY, active: false })
    expect(valuesAt([leeds], MARCH - 1)).toEqual([])
    expect(valuesAt([leeds], MARCH)).toEqual(['Leeds'])
    expect(valuesAt([leeds], MAY - 1)).toEqual(['Leeds'])
    expect(valuesAt([leeds], MAY)).toEqual([])
  })

  it('is of a single slot the one that began last, of a multi slot every value', () => {
    const past = card('Leeds', { validFrom: null, validTo: NOW, active: false, valueKey: '~leeds' })
    const porto = card('Porto', { validFrom: MARCH })
    expect(valuesAt([past, porto], MAY)).toEqual(['Porto'])
    expect(valuesAt([past, porto], MARCH - 1)).toEqual(['Leeds'])
    const likes = [card('tea', { valueKey: 'tea' }), card('chess', { valueKey: 'chess' })]
    expect(valuesAt(likes, MAY, false)).toEqual(['tea', 'chess'])
  })

  it('is neither what ended, nor what was said by mistake, nor what had expired', () => {
    expect(valuesAt([card('Leeds', { relation: 'retracts', validFrom: MARCH })], MAY)).toEqual([])
    expect(valuesAt([card('Leeds', { correctedBy: 'another', valueKey: '^leeds' })], MAY)).toEqual([])
    expect(valuesAt([card('Leeds', { expiresAt: MAY })], MAY)).toEqual([])
    expect(valuesAt([card('Leeds', { expiresAt: MAY })], MAY - 1)).toEqual(['Leeds'])
  })

  it('stands beside a denial, which denies another value', () => {
    const denial = card('Oslo', { polarity: 'negative', valueKey: '!oslo' })
    expect(valuesAt([denial, card('Porto')], MAY)).toEqual(['Oslo', 'Porto'])
  })

  it('is of rivals the one that stands, or stood first', () => {
    const rival = { contested: true, validFrom: MARCH, active: false }
    const [boston, austin] = [
      card('Boston', { ...rival, version: 1 }),
      card('Austin', { ...rival, version: 2 }),
    ]
    expect(valuesAt([boston, austin], MAY)).toEqual(['Boston'])
    expect(valuesAt([boston, { ...austin, active: true }], MAY)).toEqual(['Austin'])
  })
})

describe('what a card says', () => {
  const ended = card('Leeds', { relation: 'retracts', validFrom: MARCH, validTo: MARCH, active: false })

  it('was so while it held, and of an end once that had come', () => {
    expect(wasSo(card('Leeds'), true, [], MAY)).toBe(true)
    expect(wasSo(ended, false, [ended], MAY)).toBe(true)
    expect(wasSo(ended, false, [ended], MARCH - 1)).toBe(false)
    const over = card('Leeds', { valueKey: '~leeds', validFrom: null, validTo: MARCH, active: false })
    expect([wasSo(over, false, [over], MARCH - 1), wasSo(over, false, [over], MARCH)]).toEqual([false, true])
  })

  it('is no longer so of an end after which it began again', () => {
    const again = card('Porto', { validFrom: MAY })
    expect(wasSo(ended, false, [ended, again], MAY - 1)).toBe(true)
    expect(wasSo(ended, false, [ended, again], MAY)).toBe(false)
  })

  it('never was so when it was a mistake', () => {
    expect(wasSo(card('Leeds', { correctedBy: 'another' }), false, [], MAY)).toBe(false)
  })

  it('is yet to come before it begins', () => {
    expect(isYetToCome(card('Leeds', { validFrom: MAY }), MARCH)).toBe(true)
    expect(isYetToCome(card('Leeds', { validFrom: null }), MARCH)).toBe(false)
  })
})
