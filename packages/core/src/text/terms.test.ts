import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/support/rules.ts'
import { hasLoneSurrogate } from '../util/strings.ts'
import { piecesOf, termsOf } from './terms.ts'

const terms = termsOf([toyPack()])

describe('termsOf', () => {
  it('gives each run to the pack that owns it and cuts the rest itself', () => {
    expect(terms('i like 咖啡馆 a lot')).toEqual(['like', 'lot', '咖啡', '啡馆'])
  })

  it('keeps a single character of an unspaced script', () => {
    expect(terms('茶')).toEqual(['茶'])
  })

  it('cuts scripts no pack owns into words', () => {
    expect(terms('привет мир')).toEqual(['привет', 'мир'])
  })

  it('keeps duplicates, for their count', () => {
    expect(terms('tea tea cake')).toEqual(['tea', 'tea', 'cake'])
  })

  it('gives a run to the first pack only', () => {
    expect(termsOf([toyPack(), toyPack({ language: 'tz' })])('tea')).toEqual(['tea'])
  })

  it('cuts over-long terms, never through a surrogate pair', () => {
    const [long = ''] = terms(`9${'\u{1e922}'.repeat(100)}`).slice(-1)
    expect(hasLoneSurrogate(long)).toBe(false)
    expect(long.length).toBeLessThanOrEqual(64)
    const text = fc.string({
      unit: fc.constantFrom('a', ...Array<string>(40).fill('\u{1e922}'), ' '),
      maxLength: 300,
    })
    const bare = termsOf([toyPack({ tokenizer: { run: /[0-9]+/gu, cut: (run) => [run] } })])
    fc.assert(
      fc.property(text, (source) => {
        for (const term of bare(source)) {
          expect(hasLoneSurrogate(term)).toBe(false)
          expect(term.length).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('piecesOf', () => {
  const run = /\p{Script=Han}+/gu
  const tokenizer = { run, cut: (text: string) => [text], pieces: (text: string) => [...text] }

  it('takes the runs of packs that have pieces apart, folded', () => {
    const pack = toyPack({ tokenizer, fold: (text) => text.replaceAll('車', '车') })
    expect(piecesOf([toyPack(), pack])('tea 汽車, 茶')).toEqual(['汽', '车', '茶'])
  })

  it('gives nothing for packs without', () => {
    expect(piecesOf([toyPack()])('汽车 tea')).toEqual([])
  })
})
