import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcher, toyPack } from '../../test/support/core.ts'
import { questionForm } from './question-form.ts'

const engine = { matcher: matcher([toyPack()], true) }
const formOf = (question: string) => questionForm(engine, question)

/** Ways to say the same, in an order in which each leaves the others their work. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text.replaceAll('我', '你').replaceAll(/\bmy\b/gu, 'your'),
  (text) => text.replaceAll(' ', ', '),
  (text) => text.replaceAll(' ', ' — '),
  (text) => text.replaceAll(' ', '  '),
  (text) => `“${text}”？！`,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll(/[\u0021-\u007e]/gu, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
]
const WORDS = [
  'my',
  'tea',
  '我',
  '记忆',
  'discord',
  '喜欢',
  'name',
  '配置',
  'c#',
  '3.5',
  "don't",
  'a_b',
  'well-known',
]

describe('questionForm', () => {
  it('is the same in other case, width, punctuation and person, and in several of them at once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(' ')),
        fc.subarray([...WAYS]),
        (question, ways) => {
          const varied = ways.reduce((text, vary) => vary(text), question)
          expect(formOf(varied)).toBe(formOf(question))
        },
      ),
    )
  })

  it('is the same with and without spaces beside Chinese', () => {
    expect(formOf('discord 怎么 配置 c# 3.5 ？')).toBe(formOf('Discord怎么配置c# 3.5'))
  })

  it.each<[a: string, b: string]>([
    ['c#', 'c'],
    ['c++', 'c'],
    ['version 3.5', 'version 35'],
    ['3:30', '330'],
    ['a_b', 'ab'],
    ['well-known', 'wellknown'],
    ["we're", 'were'],
    ['tea pot', 'teapot'],
    ['记忆', '记性'],
    ['50% off', '50 off'],
  ])('of %j is not that of %j', (a, b) => {
    expect(formOf(a)).not.toBe(formOf(b))
  })

  it('is itself when there is nothing but marks', () => {
    expect(formOf('？！')).toBe('?!')
  })

  it('is its own form', () => {
    for (const text of ['Where is my tea, please?', '你好，请问 猫 叫什么？', 'c# 3.5'])
      expect(formOf(formOf(text))).toBe(formOf(text))
  })
})
