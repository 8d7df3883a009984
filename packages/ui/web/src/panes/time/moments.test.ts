import type { MemoryCard } from '@recollect/core'
import { aCard } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { byKind, diffQuery } from './differences.ts'
import { factChoices, keyOf, offered } from './facts.ts'
import { changeAfter, changeBefore, changesOn } from './moments.ts'

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

  it('are found by what is typed, the one that is shown among all', () => {
    const names = ['address (user:location)', 'name (user:name)', 'Name (user.wife:name)']
    expect(offered(names, null)).toEqual(names)
    expect(offered(names, 'NAME')).toEqual(names.slice(1))
    expect(offered(Array.from({ length: 90 }, String), null)).toHaveLength(50)
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
