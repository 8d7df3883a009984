import { PROTOTYPE_NAMES } from './syntax.ts'

/** Objects as `JSON.parse` makes them: with own keys that a literal could not have. */
const parsed = (text: string): unknown => JSON.parse(text)

const nested = (depth: number, open: string, close: string): unknown =>
  parsed(`${open.repeat(depth)}1${close.repeat(depth)}`)

const cyclic = (): unknown => {
  const one: Record<string, unknown> = { a: 1 }
  one['self'] = one
  return one
}

/** Values no parameter expects; made anew each time. */
export const ODD_VALUES: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => false,
  () => 0,
  () => -0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => Number.MIN_VALUE,
  () => Number.NaN,
  () => Infinity,
  () => -Infinity,
  () => 10n,
  () => Symbol('odd'),
  () => () => 'odd',
  () => [],
  () => [null],
  () => [['a']],
  () => Array.from({ length: 3 }),
  () => ({}),
  (): unknown => Object.create(null),
  () => ({ toString: null, valueOf: null }),
  () => ({ toString: 'text' }),
  () => new Date(Number.NaN),
  () => new Date(0),
  () => new Date(8.64e15),
  () => new Map([['a', 1]]),
  () => new Set([1]),
  () => new Uint8Array(4),
  () => /a+/u,
  () => new Error('odd'),
  () => Object.freeze({ a: 1 }),
  () => cyclic(),
  () => new String('boxed'),
]

/** JSON that is deep, wide, doubled, large or pollutes; all of it an object. */
export const JSON_BOMBS: readonly (() => unknown)[] = [
  () => nested(10, '{"a":', '}'),
  () => nested(31, '{"a":', '}'),
  () => nested(40, '{"a":', '}'),
  () => nested(5000, '{"a":', '}'),
  () => ({ a: nested(5000, '[', ']') }),
  () => Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`k${String(i)}`, i])),
  () => ({ list: Array.from({ length: 20_000 }, () => null) }),
  () => parsed('{"a":1,"a":2,"A":3}'),
  () => parsed('{"n":1e400,"m":-1e400}'),
  () => parsed('{"n":123456789012345678901234567890,"z":-0,"e":5e-324}'),
  () => parsed('{"s":"\\u0000"}'),
  () => parsed('{"s":"\\ud800"}'),
  () => parsed('{"\\udc00":1}'),
  () => parsed('{"":"","  ":" "}'),
  () => ({ u: undefined }),
  () => ({ d: new Date(0) }),
  () => ({ f: () => 1 }),
  () => ({ b: 10n }),
  ...PROTOTYPE_NAMES.flatMap((name) => [
    () => parsed(`{"${name}":"polluted"}`),
    () => parsed(`{"${name}":{"polluted":true}}`),
    () => parsed(`{"a":{"${name}":{"polluted":[1]}},"b":[{"${name}":1}]}`),
  ]),
]

/** Lines of an import that is none, or a hostile one. */
export const IMPORT_LINES: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{}',
  '{"type":"item"}',
  '{"type":"header"}',
  '{"__proto__":{"type":"item"}}',
  `{"type":"item","id":"../x","text":"x"}`,
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"type":"card","value":"\\ud800"}',
  '\ufeff{}',
  '{"a":1,"a":2}',
  '{"type":"item","version":1e400}',
]
