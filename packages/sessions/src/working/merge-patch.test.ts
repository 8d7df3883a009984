import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '@recollect/core'
import { mergePatch, sameJson } from './merge-patch.ts'

describe('mergePatch', () => {
  // The table of RFC 7396, appendix A.
  it.each<[Json, Json, Json]>([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('makes of %j with %j %j', (target, patch, merged) => {
    expect(mergePatch(target, patch)).toEqual(merged)
  })

  it('takes names of Object.prototype for data', () => {
    const patch: Json = JSON.parse('{"__proto__": {"a": 1}, "toString": {"b": 2}}')
    const merged = mergePatch({}, patch)
    expect(JSON.stringify(merged)).toBe('{"__proto__":{"a":1},"toString":{"b":2}}')
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  /** Names that end in `o` hold objects, the others hold none, so that no patch changes what a field is. */
  const inner = fc.dictionary(
    fc.constantFrom('a', 'b', '__proto__'),
    fc.oneof(fc.integer(), fc.array(fc.integer())),
  )
  const outer = fc
    .tuple(inner, fc.dictionary(fc.constantFrom('xo', 'yo'), inner))
    .map(([plain, nested]): Json => ({ ...plain, ...nested }))

  it('is associative where no patch changes what a field is', () => {
    fc.assert(
      fc.property(outer, outer, outer, (a, b, c) => {
        expect(mergePatch(mergePatch(a, b), c)).toEqual(mergePatch(a, mergePatch(b, c)))
      }),
    )
  })

  it('changes nothing the second time', () => {
    const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)))
    fc.assert(
      fc.property(json, json, (target, patch) => {
        const once = mergePatch(target, patch)
        expect(sameJson(mergePatch(once, patch), once)).toBe(true)
      }),
    )
  })
})

describe('sameJson', () => {
  it('does not mind the order of names and the identity of objects', () => {
    const json = fc.jsonValue().map((value): Json => JSON.parse(JSON.stringify(value)))
    const turned = (value: Json): Json => {
      if (typeof value !== 'object' || value === null) return value
      if (value instanceof Array) return value.map(turned)
      const entries = Object.entries(value).map(([name, one]): [string, Json] => [name, turned(one)])
      return Object.fromEntries(entries.reverse())
    }
    fc.assert(fc.property(json, (value) => sameJson(value, turned(value))))
  })

  it.each<[Json | undefined, Json | undefined]>([
    [1, '1'],
    [null, undefined],
    [{}, []],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    [{ toString: 1 }, {}],
    [{}, null],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false)
    expect(sameJson(b, a)).toBe(false)
  })
})
