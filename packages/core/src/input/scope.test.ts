import { describe, expect, it } from 'vitest'
import { RecollectError } from '../errors/errors.ts'
import { checkScope } from './scope.ts'

describe('checkScope', () => {
  it.each([
    'alice',
    'tenant-1/user:42',
    'ALICE',
    '李雷',
    'é',
    'a b',
    '__proto__',
    'constructor',
    "'; DROP TABLE items; --",
    '%',
    '*',
    'a'.repeat(256),
    '😀',
  ])('accepts %j as it is', (name) => {
    expect(checkScope(name)).toBe(name)
  })

  it.each<[name: string, scope: unknown]>([
    ['empty', ''],
    ['blank', '   '],
    ['undefined', undefined],
    ['null', null],
    ['a number', 7],
    ['an array of one name', ['alice']],
    ['an object', { toString: () => 'alice' }],
    ['over-long', 'a'.repeat(257)],
    ['white space before', ' alice'],
    ['white space after', 'alice\n'],
    ['a control character', 'ali\u0007ce'],
    ['a NUL', 'alice\0'],
    ['a zero-width space', 'ali\u200bce'],
    ['a bidi override', 'ali\u202ece'],
    ['a tag character', 'alice\u{e0041}'],
    ['a variation selector', 'alice\ufe0f'],
    ['a Hangul filler', 'alice\u3164'],
    ['a space that is not the plain one', 'ali\u00a0ce'],
    ['a line separator', 'ali\u2028ce'],
    ['a lone surrogate', 'ali\ud800ce'],
    ['a private-use character', 'ali\ue000ce'],
    ['an unassigned character', 'ali\uffffce'],
    ['not in NFC', 'ame\u0301lie'],
  ])('refuses a name that is %s and says what to do', (_name, scope) => {
    expect(() => checkScope(scope)).toThrow(RecollectError)
    expect(() => checkScope(scope)).toThrow(/(?:Pass|Use|Trim|Call) .+\./u)
    expect(() => checkScope(scope)).toThrow(expect.objectContaining({ code: 'INVALID_SCOPE' }))
  })
})
