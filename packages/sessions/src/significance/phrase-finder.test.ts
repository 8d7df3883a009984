import { describe, expect, it } from 'vitest'
import { phraseFinder } from './phrase-finder.ts'

const found = (phrases: readonly string[], text: string) => [
  ...new Set(phraseFinder(['list'], { list: phrases })(text).map(([, phrase]) => phrase)),
]

describe('phraseFinder', () => {
  it('finds whole words only, where a language has spaces', () => {
    expect(found(['api'], 'the api, and an api')).toEqual(['api'])
    for (const text of ['rapid', 'apis', 'api2', 'my_api', 'áapi']) expect(found(['api'], text)).toEqual([])
  })

  it('finds words of Chinese wherever they stand, beside Latin ones too', () => {
    expect(found(['索引', 'api'], '建api索引吗')).toEqual(['api', '索引'])
  })

  it('takes the longest, and none inside another', () => {
    expect(found(['数据', '数据库', '库'], '数据库和数据')).toEqual(['数据库', '数据'])
    expect(found(['model', 'language model'], 'a language model')).toEqual(['language model'])
  })

  it('finds names that end with marks', () => {
    expect(found(['c++', 'c#'], 'c++ or c#?')).toEqual(['c++', 'c#'])
    expect(found(['c'], 'c++')).toEqual(['c'])
  })

  it('finds nothing in nothing', () => {
    expect(found(['a'], '')).toEqual([])
    expect(found([], 'a')).toEqual([])
  })

  it('reads several lists in one pass, each as if it were alone', () => {
    const find = phraseFinder(['long', 'short'], { long: ['language model'], short: ['model', 'language'] })
    expect(find('a language model')).toEqual([
      ['long', 'language model'],
      ['short', 'language'],
      ['short', 'model'],
    ])
  })
})
