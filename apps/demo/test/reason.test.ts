import { expect, it } from 'vitest'
import { reasonInChinese } from '../src/text/reason-zh.ts'

it('words known reasons in Chinese and leaves others', () => {
  expect(reasonInChinese("the best message holds 54 % of the question's information")).toContain('54%')
  expect(reasonInChinese('a card of the slot asked for answers')).toBe('所问的那一项有记录')
  expect(reasonInChinese('something new')).toBe('something new')
})
