import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantsOf } from '../src/query/variants.ts'
import { wordsOf } from '../src/query/tokenize.ts'
import { pack } from './support.ts'

/** Half a character. */
const LONE = /\p{Surrogate}/u
const { cut, run } = pack.tokenizer
const han = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0x4e00, max: 0x9fa5 }), fc.integer({ min: 0x20000, max: 0x2a6df }))
    .map((code) => String.fromCodePoint(code)),
})

describe('tokenizer', () => {
  it('makes two-character words findable inside a longer run', () => {
    expect(cut('我是安卓玩机用户')).toEqual(expect.arrayContaining(['安卓', '玩机', '用户']))
  })

  it('leaves only the content of a question', () => {
    expect(cut('我是什么用户')).toEqual(['用户'])
  })

  it('emits a single character where it stands alone', () => {
    expect(cut('我住哪里')).toEqual(['住'])
  })

  it('keeps words that contain a stop character', () => {
    expect(cut('我的目的地')).toContain('目的')
    expect(cut('现在住址')).toContain('住址')
  })

  it('cuts between characters, not within those outside the basic plane', () => {
    expect(cut('𠮷田')).toEqual(['𠮷田'])
    expect(cut('𠮷'.repeat(4))).toEqual(['𠮷𠮷', '𠮷𠮷', '𠮷𠮷'])
    expect(cut('我叫𠮷')).toEqual(expect.arrayContaining(['叫𠮷']))
    expect(wordsOf('𠮷野家的𠮷').join(' ')).not.toMatch(LONE)
    expect(variantsOf('𠮷𠮷')).toEqual(['𠮷'])
  })

  it('finds runs of Chinese only', () => {
    expect([...'用iPhone15拍照'.matchAll(run)].map((match) => match[0])).toEqual(['用', '拍照'])
  })

  it('gives the same terms for the same text, none longer than two characters', () => {
    fc.assert(
      fc.property(han, (text) => {
        const terms = cut(text)
        expect(cut(text)).toEqual(terms)
        for (const term of terms) {
          expect(Array.from(term).length).toBeLessThanOrEqual(2)
          expect(term).not.toMatch(LONE)
          expect(text).toContain(term)
        }
      }),
    )
  })
})

describe('words', () => {
  it('knows the words synonyms are kept for', () => {
    expect(wordsOf('我的手机号')).toEqual(expect.arrayContaining(['手机号']))
    expect(wordsOf('我用iphone吗')).toContain('iphone')
  })
})
