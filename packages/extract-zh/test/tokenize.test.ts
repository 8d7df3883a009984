import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { variantsOf } from '../src/query/variants.ts'
import { wordsOf } from '../src/query/words.ts'
import { pack } from './support.ts'

/** Half a character. */
const LONE = /\p{Surrogate}/u
const { cut, run, pieces = () => [] } = pack.tokenizer
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

  it('finds a number in characters and in digits', () => {
    expect(cut('我今年三十五岁')).toContain('35')
    expect(cut('养了两只')).toContain('2')
    expect(cut('二〇一九年')).toContain('2019')
    expect(cut('一百二十斤')).toContain('120')
  })

  it('takes no digit out of words that only look like numbers', () => {
    expect(cut('一起去三里屯')).not.toContain('3')
    expect(cut('他很二')).not.toContain('2')
    expect(cut('四川')).not.toContain('4')
    expect(cut('过两三天')).not.toContain('23')
  })

  it('gives the same terms for the same text, none longer than two characters but numbers', () => {
    fc.assert(
      fc.property(han, (text) => {
        const terms = cut(text)
        expect(cut(text)).toEqual(terms)
        for (const term of terms.filter((one) => !/^\d+$/u.test(one))) {
          expect(Array.from(term).length).toBeLessThanOrEqual(2)
          expect(term).not.toMatch(LONE)
          expect(text).toContain(term)
        }
      }),
    )
  })
})

describe('pieces of words', () => {
  it('are the characters of pairs, so that 开车 and 汽车 share one', () => {
    expect(pieces('我会开车')).toContain('车')
    expect(pieces('买了汽车')).toContain('车')
  })

  it('leave out what says nothing alone, and what is a term already', () => {
    expect(pieces('我住哪里')).toEqual([])
    expect(pieces('你是的')).toEqual([])
    expect(pieces('目的')).toEqual(['目'])
  })

  it('are whole characters of the text', () => {
    fc.assert(
      fc.property(han, (text) => {
        for (const piece of pieces(text)) {
          expect(Array.from(piece)).toHaveLength(1)
          expect(piece).not.toMatch(LONE)
          expect(text).toContain(piece)
        }
      }),
    )
  })
})

describe('words', () => {
  it.each([
    ['大学生活很丰富', ['大学', '生活']],
    ['我男朋友喜欢看电影', ['男朋友', '喜欢', '看电影']],
    ['研究生物的同学', ['研究', '生物', '同学']],
    ['北京大学毕业', ['北京', '大学', '毕业']],
    ['妈妈的生日派对', ['妈妈', '生日派对']],
    ['我家的猫咪叫什么', ['家', '猫咪']],
  ])('of “%s” are cut with the fewest pieces', (text, words) => {
    expect(wordsOf(text)).toEqual(expect.arrayContaining(words))
  })

  it('are not found across the border of two words', () => {
    expect(wordsOf('我妈妈咪咪地笑')).not.toContain('猫咪')
    expect(wordsOf('人生病态')).not.toContain('生病')
    expect(wordsOf('才能干活')).not.toContain('能干')
  })

  it('lead to their shorter and usual forms', () => {
    expect(variantsOf('朋友们')).toEqual(['朋友'])
    expect(variantsOf('礼拜天')).toEqual(['周日'])
    expect(variantsOf('海淀区')).toEqual(['海淀'])
    expect(variantsOf('女儿')).toEqual([])
    expect(variantsOf('婴儿')).toEqual([])
  })

  it('are cut in work that grows with the text alone', () => {
    expect(wordsOf('生'.repeat(100_000)).length).toBeLessThanOrEqual(100_000)
  })

  it('knows the words synonyms are kept for', () => {
    expect(wordsOf('我的手机号')).toEqual(expect.arrayContaining(['手机号']))
    expect(wordsOf('我用iphone吗')).toContain('iphone')
  })
})
