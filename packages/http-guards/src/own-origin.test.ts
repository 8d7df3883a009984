import { expect, it } from 'vitest'
import { isOwnOrigin } from './own-origin.ts'

it.each([
  ['http://localhost:1', 'localhost:1', true],
  ['https://Memory.example', 'memory.example', true],
  ['http://localhost', 'localhost:1', false],
  ['null', 'localhost', false],
  ['localhost', 'localhost', false],
  ['', '', false],
])('an origin "%s" of the host "%s": %s', (origin, host, own) => {
  expect(isOwnOrigin(origin, host)).toBe(own)
})
