import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import { keywordsOf } from './keywords.ts'

const han = toyPack({
  language: 'hn',
  tokenizer: {
    run: /\p{Script=Han}+/gu,
    cut: (run) => [...run],
    words: (run) => run.match(/../gu) ?? [],
  },
  fold: (text) => text.replaceAll('憶', '忆'),
})
const words = (text: string) => keywordsOf([han, toyPack()], text).map(({ word }) => word)

describe('keywordsOf', () => {
  it('gives words of all packs in the order of the text, stop words left out', () => {
    expect(words('the api 索引设计 of tea')).toEqual(['api', '索引', '设计', 'tea'])
  })

  it('gives words as they are written, beside the folded form', () => {
    expect(keywordsOf([han], '記憶')).toEqual([{ word: '記憶', folded: '記忆', start: 0, end: 2 }])
  })

  it('says where each stands', () => {
    const text = 'api 索引索引'
    const found = keywordsOf([han, toyPack()], text)
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['api', '索引', '索引'])
    expect(found.map(({ start }) => start)).toEqual([0, 4, 6])
  })

  it('gives none for nothing, for marks, and for what is too long for a word', () => {
    for (const text of ['', '?!', 'the', 'a'.repeat(65)]) expect(words(text)).toEqual([])
  })
})
