import { expect, it } from 'vitest'
import { isProxied } from './proxied.ts'

it('a request that shows nothing of a proxy is taken for one without', () => {
  expect(isProxied(['host', 'accept', 'x-forward'], '1.1')).toBe(false)
  expect(isProxied([], null)).toBe(false)
})

it.each([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-forwarded-for',
])('the header %s tells of one', (name) => {
  expect(isProxied(['host', name], '1.1')).toBe(true)
})

it('so does HTTP/1.0', () => {
  expect(isProxied(['host'], '1.0')).toBe(true)
})
