import { describe, expect, it } from 'vitest'
import { isLoopbackAddress, isLoopbackHost, isOwnOrigin } from './loopback.ts'

describe('loopback', () => {
  it.each(['localhost', 'localhost:80', 'LocalHost', '127.0.0.1', '127.9.9.9:1', '[::1]', '[::1]:65535'])(
    'is the host %s',
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
  ])('is not the host "%s"', (host) => {
    expect(isLoopbackHost(host)).toBe(false)
  })

  it.each(['127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1', 'localhost'])('is the address %s', (address) => {
    expect(isLoopbackAddress(address)).toBe(true)
  })

  it.each(['0.0.0.0', '::', '10.0.0.1', '::ffff:10.0.0.1', 'localhost.evil', ''])(
    'is not the address "%s"',
    (address) => {
      expect(isLoopbackAddress(address)).toBe(false)
    },
  )
})

describe('an own origin', () => {
  it.each([
    ['http://localhost:1', 'localhost:1', true],
    ['https://Memory.example', 'memory.example', true],
    ['http://localhost', 'localhost:1', false],
    ['null', 'localhost', false],
    ['localhost', 'localhost', false],
    ['', '', false],
  ])('%s of %s: %s', (origin, host, own) => {
    expect(isOwnOrigin(origin, host)).toBe(own)
  })
})
