import { expect, it } from 'vitest'
import { deepFreeze } from './objects.ts'

it('freezes objects and arrays to the bottom', () => {
  const frozen = deepFreeze({ a: [{ b: 1 }] })
  expect(Object.isFrozen(frozen.a[0])).toBe(true)
})

it('leaves sets, maps, patterns and functions as they are', () => {
  const parts = { set: new Set([1]), map: new Map([[1, 2]]), pattern: /a/gu, fn: () => 1 }
  deepFreeze(parts)
  parts.set.add(2)
  parts.map.set(2, 3)
  parts.pattern.lastIndex = 1
  expect([parts.set.size, parts.map.size, parts.pattern.lastIndex]).toEqual([2, 2, 1])
})
