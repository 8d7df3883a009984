import { expect, it } from 'vitest'
import { isLoopback, isLoopbackHost } from './loopback.ts'

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
  'localhost:80',
])('"%s" is not, or is not known to be', (host) => {
  expect(isLoopback(host)).toBe(false)
})

it.each(['localhost', 'localhost:80', 'LocalHost', '127.0.0.1', '127.9.9.9:1', '[::1]', '[::1]:65535'])(
  'a request to %s is to this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true)
  },
)

it.each([
  '',
  'localhost.',
  'localhost.evil',
  '127.0.0.1.evil',
  '1127.0.0.1',
  '[::1',
  'a:b',
  '[::ffff:10.0.0.1]',
  'localhost:1:2',
  '127.0.0.1:4000@evil.example',
])('a request to "%s" is not', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})
