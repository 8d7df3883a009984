import { describe, expect, it } from 'vitest'
import { Freshness } from './freshness.ts'

describe('how far a replica must be', () => {
  it('is nowhere for a scope nobody wrote to, and where its last write ended', () => {
    const freshness = new Freshness()
    freshness.wrote('alice', 10n)
    freshness.wrote('alice', 30n)
    freshness.wrote('bob', 20n)
    expect(['alice', 'bob', '小明'].map((scope) => freshness.needed(scope))).toEqual([30n, 20n, 0n])
  })

  it('is where the last write of all ended, for what crosses scopes', () => {
    const freshness = new Freshness()
    freshness.wrote('alice', 30n)
    freshness.wrote('bob', 20n)
    expect(freshness.needed(null)).toBe(30n)
    freshness.wrote(null, 40n)
    expect([freshness.needed(null), freshness.needed('小明')]).toEqual([40n, 40n])
  })

  it('is never too little for scopes that were forgotten', () => {
    const freshness = new Freshness(2)
    for (const [at, scope] of ['a', 'b', 'a', 'c', 'd'].entries()) freshness.wrote(scope, BigInt(at + 1))
    expect(['a', 'b', 'c', 'd'].map((scope) => freshness.needed(scope))).toEqual([3n, 3n, 4n, 5n])
  })

  it('is nowhere to be found after a write of unknown place, until the next one of that scope', () => {
    const freshness = new Freshness()
    freshness.wrote('alice', 10n)
    freshness.wrote('alice', null)
    expect([freshness.needed('alice'), freshness.needed(null), freshness.needed('bob')]).toEqual([
      null,
      null,
      0n,
    ])
    freshness.wrote('alice', 20n)
    expect([freshness.needed('alice'), freshness.needed(null)]).toEqual([20n, 20n])
  })

  it('is nowhere to be found for any scope when too many places are unknown', () => {
    const freshness = new Freshness(2)
    for (const scope of ['a', 'b', 'c']) freshness.wrote(scope, null)
    expect(freshness.needed('d')).toBeNull()
  })
})
