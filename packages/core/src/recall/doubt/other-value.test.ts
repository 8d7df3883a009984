import { describe, expect, it } from 'vitest'
import { aCard } from '../../../test/support/fixtures.ts'
import type { StatedValue } from '../../plugin/doubts.ts'
import { isOtherValue } from './learned-values.ts'

const values = { pointsAt: (words: string, value: string) => words.toLowerCase() === value.toLowerCase() }
const weight: StatedValue = { slot: 'weight', facet: undefined, value: '89 kg', whose: 'user' }
const own = aCard({ slot: 'weight', value: '96 kg' })
const sister = { ...own, entity: 'user.sister' }

describe('another value of the type of a fact', () => {
  it.each([
    ['of the user', own, weight, false],
    ['of the same relative', sister, { ...weight, whose: 'user.sister' }, false],
    ['of nobody named', own, { ...weight, whose: '' }, false],
    ['of nobody named, soon after', sister, { ...weight, whose: '' }, true],
    ['of whoever a pronoun means, soon after', sister, { ...weight, whose: 'user.?she' }, true],
  ])('%s speaks against it', (_whose, card, value, near) => {
    expect(isOtherValue(card, value, values, near)).toBe(true)
  })

  it.each([
    ['of another type', own, { ...weight, slot: 'height' }, true],
    ['of the same size', own, { ...weight, value: '96 KG' }, true],
    ['of a relative', own, { ...weight, whose: 'user.sister' }, true],
    ['of another relative', sister, { ...weight, whose: 'user.brother' }, true],
    ['of the user', sister, weight, true],
    ['of somebody, long after', sister, { ...weight, whose: 'user.?she' }, false],
    ['of somebody who is not the user', own, { ...weight, whose: '?' }, true],
    ['of another kind', { ...own, facet: 'phone' }, { ...weight, facet: 'watch' }, true],
    ['where it was denied', { ...own, valueKey: '!96 kg', polarity: 'negative' as const }, weight, true],
  ])('%s does not', (_what, card, value, near) => {
    expect(isOtherValue(card, value, values, near)).toBe(false)
  })
})
