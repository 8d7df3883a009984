import { expect, it } from 'vitest'
import { packed, shownAs, unpacked } from './exact.ts'

const TEXTS = [
  '',
  ' ',
  'plain',
  '讲流利的西班牙语',
  'a\u0000b',
  '\ud83d',
  '\u202eabc',
  'two\nlines',
  '🏔️',
  '！',
  'x'.repeat(9000),
]

it.each(TEXTS)('gives back %j as it was', (text) => {
  expect(unpacked(packed(text))).toBe(text)
})

it.each(TEXTS)('shows %j as something that can be read', (text) => {
  const shown = shownAs(text)
  expect(shown).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e]/u)
  expect(shown).toMatch(/[\p{L}\p{N}\p{P}]/u)
  expect(shown.length).toBeLessThan(4100)
})

it('shows what can be read as it is', () => {
  expect(shownAs('Speaks Spanish')).toBe('Speaks Spanish')
  expect(shownAs('讲西班牙语')).toBe('讲西班牙语')
})

it.each([undefined, null, 7, {}, { json: '7' }, ['a']])('knows that %j was never packed', (value) => {
  expect(unpacked(value)).toBeNull()
})
