import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

test('a value is made once while it is in use', () => {
  const made: string[] = []
  const cache = new BoundedCache<string>(4)
  const get = (key: string) => cache.get(key, () => (made.push(key), `value of ${key}`))
  for (let i = 0; i < 100; i++) {
    expect(get('hot')).toBe('value of hot')
    get(`cold ${i}`)
  }
  expect(made.filter((key) => key === 'hot')).toHaveLength(1)
})

test('it never holds more than its limit', () => {
  const cache = new BoundedCache<number>(10)
  for (let i = 0; i < 1000; i++) {
    cache.get(String(i), () => i)
    expect(cache.size).toBeLessThanOrEqual(10)
  }
})
