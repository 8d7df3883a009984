import { expect, it } from 'vitest'
import { toyPack, matcher } from '../../test/support/core.ts'
import { termsOf } from '@recollect/core/extraction'
import { asksSameWay } from './asks-same-way.ts'

const packs = [toyPack()]
const engine = { packs, matcher: matcher(packs, true), termsOf: termsOf(packs) }

it.each([
  ["What is Alice's opinion of Bob?", "Alice's opinion of Bob", true],
  ["What is Alice's opinion of Bob?", "Bob's opinion of Alice", false],
  ['小王对小李的看法是什么？', '小王对小李的看法', true],
  ['小王对小李的看法是什么？', '小李对小王的看法', false],
  ['When is the flight from Paris to London?', 'flight from Paris to London', true],
  ['When is the flight from Paris to London?', 'flight from London to Paris', false],
  ['What deadline does the Tanka project have?', 'Tanka Project Deadline', true],
  ['Who is her brother?', 'his brother', false],
  ['Who is his brother?', 'his brother', true],
  ["Who is my sister's brother?", "sister's brother", true],
  ['Which food do I not like?', 'food I like', false],
  ['我不喜欢什么食物？', '喜欢的食物', false],
  ['我不喜欢什么食物？', '不喜欢的食物', true],
  ['项目的代号是不是北极星？', '项目的代号', true],
])('%s asks for %s: %s', (question, key, same) => {
  expect(asksSameWay(engine, question, key)).toBe(same)
})
