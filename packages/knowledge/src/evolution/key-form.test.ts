import { describe, expect, it } from 'vitest'
import { toyPack, matcher } from '../../test/support/core.ts'
import { termsOf } from '@recollect/core/extraction'
import { keyForm, keyWords, sameNames } from './key-form.ts'

const traditional = new Map([
  ['張', '张'],
  ['偉', '伟'],
  ['學', '学'],
])
const packs = [
  toyPack({ fold: (text) => text.replaceAll(/[張偉學]/gu, (char) => traditional.get(char) ?? char) }),
]
const engine = { packs, matcher: matcher(packs, true), termsOf: termsOf(packs) }
const form = (key: string) => keyForm(engine, key)
const words = (key: string) => keyWords(engine, key)

describe('the form of a key', () => {
  it.each([
    ['John的研究方向', 'John 的研究方向'],
    ['John的研究方向', 'john 的 研究方向'],
    ['John的研究方向', 'Ｊｏｈｎ的「研究方向」'],
    ['John的研究方向', "John's 研究方向"],
    ['張偉的學校', '张伟的学校'],
    ['我的研究方向', '用户的研究方向'],
    ['我的研究方向', '用户研究方向'],
    ['my research direction', "The user's research direction"],
    ['my research direction', 'user_research_direction'],
    ['my research direction', 'My Research-Direction.'],
    ["Users' timezone", 'my timezone'],
    ["James' dog", "James's dog"],
    ['version 3.5 of Tanka', 'Version 3.5 of the Tanka'],
    ["John's research direction", 'research direction of John'],
    ['Tanka项目的截止日期', 'Tanka 项目截止日期'],
    ['年度目标的进度', '年度目标 进度'],
  ])('is one for %s and %s', (a, b) => {
    expect(form(a)).toBe(form(b))
  })

  it.each([
    ["John's sister", "John's brother"],
    ['C++ experience', 'C# experience'],
    ['goal for 2024', 'goal for 2025'],
    ['version 3.5', 'version 35'],
    ['我们的计划', '我的计划'],
    ['旅行的目的', '旅行的目'],
    ['dog of the owner', 'dog owner'],
    ['plan a', 'plan b'],
  ])('is not one for %s and %s', (a, b) => {
    expect(form(a)).not.toBe(form(b))
  })

  it('keeps what has nothing but punctuation', () => {
    expect(form('!!!')).toBe('!!!')
  })
})

describe('the words of a key', () => {
  it.each([
    ["John's research direction", 'research direction of John'],
    ['my research direction', 'research direction'],
    ['goal of 2024', '2024 goal'],
    ['goal for 2024', '2024 goal'],
    ['office in Paris', 'Paris office'],
    ['deadline of the Tanka project', 'Tanka project deadline'],
  ])('are the same for %s and %s', (a, b) => {
    expect(words(a)).toBe(words(b))
    expect(words(a)).not.toBe('')
  })

  it.each([
    ["John's sister", "John's brother"],
    ['food I like', 'food I do not like'],
    ['喜欢的食物', '不喜欢的食物'],
    ["Alice's opinion of Bob", "Bob's opinion of Alice"],
    ['flight from Paris to London', 'flight from London to Paris'],
    ["her teacher's daughter", "her daughter's teacher"],
    ['owner of the dog', 'dog of the owner'],
    ['her brother', 'his brother'],
    ['their plan', 'my plan'],
    ['goal for 2024', 'goal for 2025'],
  ])('are not the same for %s and %s', (a, b) => {
    expect(words(a)).not.toBe(words(b))
  })

  it('are none where nothing carries content', () => {
    expect(words('my')).toBe('')
  })
})

describe('names and numbers', () => {
  it.each([
    ["John's study area", "John's research direction", true],
    ['research direction of John', "John's study area", true],
    ["John's study area", "Jane's study area", false],
    ['张伟的研究领域', '张伟的研究方向', true],
    ['张伟的研究方向', '李雷的研究方向', false],
    ['张伟研究方向', '李雷研究方向', false],
    ['goal for 2024', 'aim for 2025', false],
    ['office in Paris', 'office in Rome', false],
    ['her birthday', 'his date of birth', false],
    ['她的生日', '他的生日', false],
  ])('of %s and %s agree: %s', (a, b, same) => {
    expect(sameNames(a, b)).toBe(same)
    expect(sameNames(b, a)).toBe(same)
  })
})
