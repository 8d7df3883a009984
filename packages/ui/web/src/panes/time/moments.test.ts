import type { MemoryCard } from '@recollect/core'
import { aCard } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { byKind, diffQuery } from './differences.ts'
import { factChoices, keyOf } from './facts.ts'
import { changeAfter, changeBefore, changesOn, sinceThen } from './moments.ts'

const card = (given: Partial<MemoryCard>): MemoryCard => ({ scope: 's', seq: 1, ...aCard(given) })

describe('changes on an axis', () => {
  const cards = [
    card({ validFrom: 5, validTo: 9, recordedAt: 7, supersededAt: 20 }),
    card({ validFrom: 9, validTo: null, recordedAt: 20, supersededAt: null }),
  ]

  it('are the times at which something began or ended, each once, up to now', () => {
    expect(changesOn('validAt', cards, 100)).toEqual([5, 9])
    expect(changesOn('knownAt', cards, 100)).toEqual([7, 20])
    expect(changesOn('knownAt', cards, 10)).toEqual([7])
  })

  it('are gone through one by one', () => {
    expect([changeBefore([5, 9], 9), changeAfter([5, 9], 5)]).toEqual([5, 9])
    expect([changeBefore([5, 9], 5), changeAfter([5, 9], 9)]).toEqual([null, null])
  })
})

describe('a fact of another time', () => {
  const home = { versionKey: 'user:location', valueKey: '' }
  const liked = { versionKey: 'user:likes', valueKey: 'jazz' }

  it('is the same when it holds still, whichever version says so', () => {
    const then = card({ ...home, id: 'a', value: 'Oslo' })
    expect(sinceThen(then, [then])).toBe('same')
    expect(sinceThen(then, [card({ ...home, id: 'b', value: 'Oslo' })])).toBe('same')
  })

  it('has changed when another value stands in its place', () => {
    expect(sinceThen(card({ ...home, value: 'Oslo' }), [card({ ...home, value: 'Bergen' })])).toBe('changed')
  })

  it('is gone when nothing does; other values beside it are no successors', () => {
    expect(sinceThen(card({ ...home, value: 'Oslo' }), [])).toBe('gone')
    const others = [card({ ...liked, valueKey: 'opera', value: 'opera' })]
    expect(sinceThen(card({ ...liked, value: 'jazz' }), others)).toBe('gone')
  })
})

describe('facts to choose from', () => {
  it('are the keys, those with most versions first', () => {
    const cards = [
      card({ versionKey: 'user:name', slot: 'name' }),
      card({ versionKey: 'user:location' }),
      card({ versionKey: 'user:location' }),
    ]
    expect(factChoices(cards).map(({ key, versions }) => [key, versions])).toEqual([
      ['user:location', 2],
      ['user:name', 1],
    ])
  })

  it('may be typed without the person', () => {
    expect(['location', ' user.wife:name ', ''].map(keyOf)).toEqual(['user:location', 'user.wife:name', ''])
  })
})

describe('a difference of two moments', () => {
  it('is asked for on the axis that was chosen', () => {
    expect(diffQuery('validAt', 1, 2)).toEqual({ from: 1, to: 2 })
    expect(diffQuery('knownAt', 1, 2)).toEqual({ fromKnownAt: 1, toKnownAt: 2 })
  })

  it('is shown by kind, without kinds there are none of', () => {
    const began = { kind: 'began', versionKey: 'user:name', before: null, after: card({}) } as const
    expect(byKind([began]).map(({ kind, rows }) => [kind, rows.length])).toEqual([['began', 1]])
  })
})
