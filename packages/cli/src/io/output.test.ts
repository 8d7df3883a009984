import { expect, it } from 'vitest'
import { inColor } from './output.ts'

it.each([
  [true, {}, true],
  [false, {}, false],
  [true, { TERM: 'dumb' }, false],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { TERM: 'dumb', FORCE_COLOR: '1' }, true],
  [true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('on a terminal: %s, with %j: in colour: %s', (isTTY, env, expected) => {
  expect(inColor(isTTY, env)).toBe(expected)
})
