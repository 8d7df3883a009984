import { expect, it } from 'vitest'
import { isLoopback } from './loopback.ts'

it.each([
  'localhost',
  'LocalHost',
  '127.0.0.1',
  '127.0.0.2',
  '127.255.255.254',
  '::1',
  '[::1]',
  '0:0:0:0:0:0:0:1',
  '::ffff:127.0.0.1',
  '[::ffff:7f00:1]',
])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true)
})

it.each([
  '',
  '0.0.0.0',
  '::',
  '10.0.0.1',
  '128.0.0.1',
  '127.0.0.1.evil.example',
  '127.0.0.999',
  'localhost.evil.example',
  '::ffff:10.0.0.1',
  '[::1',
])('"%s" is not, or is not known to be', (host) => {
  expect(isLoopback(host)).toBe(false)
})
