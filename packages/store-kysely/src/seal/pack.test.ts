import { expect, it } from 'vitest'
import { packed, unpacked } from './pack.ts'

it.each([
  [['Berlin']],
  [['Berlin', null, '', 'berlin']],
  [[null, null]],
  [['', '']],
  [['茶', '茶', null, '茶', '茶 ']],
  [[null, '茶', '茶', '=']],
  [['1,2|3', '|', ',', '-', '4|']],
  [['茶，咖啡', '👩‍👩‍👧', '\u0001s:x', '"[]"']],
])('packs %j and gives it back', (values) => {
  expect(unpacked(packed(values), values.length, 'value')).toEqual(values)
})

it('refuses what was never packed, and another number of values', () => {
  const damaged = expect.objectContaining({ code: 'STORE_CORRUPT' })
  for (const text of [
    '',
    '|',
    'Berlin',
    '6|Berli',
    '6|Berlin!',
    'x|',
    '1e1|Berlin',
    '-',
    '["Berlin"]',
    '6,-|Berlin',
  ]) {
    expect(() => unpacked(text, 1, 'value'), text).toThrowError(damaged)
  }
})

it('refuses text that no database would give back as it is', () => {
  for (const text of ['a\0b', 'a\ud800']) {
    expect(() => packed([text])).toThrowError(expect.objectContaining({ code: 'INVALID_INPUT' }))
  }
})
