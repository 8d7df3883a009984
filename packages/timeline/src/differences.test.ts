import { describe, expect, it } from 'vitest'
import type { MemoryCard } from '@recollect/core'
import { aCard } from '../test/support/core.ts'
import { differences } from './differences.ts'

const told = (before: readonly MemoryCard[], after: readonly MemoryCard[]) =>
  differences(before, after).map((one) => [
    one.kind,
    one.versionKey,
    one.before?.value ?? null,
    one.after?.value ?? null,
  ])
const likes = (value: string) => aCard({ slot: 'likes', value, valueKey: value })
const record = (facet: string, value: string) => aCard({ slot: 'record', facet, value, valueKey: value })

describe('the differences of two moments', () => {
  it('are none between a memory and itself', () => {
    const cards = [aCard(), likes('tea')]
    expect(told(cards, cards)).toEqual([])
  })

  it('pair the values of a single slot', () => {
    expect(told([aCard({ value: 'Leeds' })], [aCard({ value: 'Porto' })])).toEqual([
      ['changed', 'user:location', 'Leeds', 'Porto'],
    ])
  })

  it('tell of a multi slot what began and what ended', () => {
    expect(told([likes('tea'), likes('chess')], [likes('chess'), likes('jazz')])).toEqual([
      ['ended', 'user:likes', 'tea', null],
      ['began', 'user:likes', null, 'jazz'],
    ])
  })

  it('pair the values of one facet', () => {
    const before = [record('5k', '25:00'), record('10k', '51:00')]
    expect(told(before, [record('10k', '51:00'), record('5k', '24:30')])).toEqual([
      ['changed', 'user:record', '25:00', '24:30'],
    ])
  })

  it('do not tell of a value that was left and taken up again', () => {
    expect(told([aCard({ value: 'Leeds' })], [aCard({ value: 'Leeds', version: 3 })])).toEqual([])
  })

  it('come in the order of their keys', () => {
    const keys = told([likes('tea')], [aCard({ slot: 'age', value: '31' }), aCard({ entity: 'user.wife' })])
    expect(keys.map(([, key]) => key)).toEqual(['user.wife:location', 'user:age', 'user:likes'])
  })
})
