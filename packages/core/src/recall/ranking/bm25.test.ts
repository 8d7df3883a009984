import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PostingsResult } from '../../plugin/search.ts'
import { bm25, byScore, idf, placesIn, tally } from './bm25.ts'

const own = (...terms: string[]) => new Map(terms.map((term) => [term, 1]))

describe('idf', () => {
  it('is Lucene’s form and never negative', () => {
    expect(idf(10, 1)).toBeCloseTo(Math.log(1 + 9.5 / 1.5), 12)
    expect(idf(10, 10)).toBeGreaterThan(0)
    expect(idf(0, 0)).toBeCloseTo(Math.log(2), 12)
  })

  it('falls as a term gets more common', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(), (documents, at) => {
        const df = at % documents
        expect(idf(documents, df)).toBeGreaterThan(idf(documents, df + 1))
      }),
    )
  })
})

describe('bm25', () => {
  // Three messages of 4, 2 and 6 terms, mean 4. "tea" stands twice in #1 and once in #3; "cake" once in #2.
  const found: PostingsResult = {
    documents: 3,
    totalLength: 12,
    terms: [
      { term: 'cake', df: 1, postings: [[2, 1, 2]] },
      {
        term: 'tea',
        df: 2,
        postings: [
          [3, 1, 6],
          [1, 2, 4],
        ],
      },
    ],
  }

  it('gives the scores of a worked example', () => {
    const scores = new Map(bm25(found, own('tea', 'cake')).map((hit) => [hit.seq, hit.score]))
    // ln(1 + 1.5/2.5) × (2 × 2.2) / (2 + 1.2 × (0.5 + 0.5 × 4/4))
    expect(scores.get(1)).toBeCloseTo(Math.log(1.6) * (4.4 / 3.2), 12)
    // ln(1 + 2.5/1.5) × (1 × 2.2) / (1 + 1.2 × (0.4 + 0.6 × 2/4))
    expect(scores.get(2)).toBeCloseTo(Math.log(1 + 2.5 / 1.5) * (2.2 / 1.84), 12)
    // ln(1.6) × 2.2 / (1 + 1.2 × (0.4 + 0.6 × 6/4))
    expect(scores.get(3)).toBeCloseTo(Math.log(1.6) * (2.2 / 2.56), 12)
  })

  const ranked = (among: PostingsResult, ...terms: string[]) => {
    const scored = tally(among)
    scored.add(among.terms, own(...terms))
    return placesIn(scored)
      .toSorted(byScore(scored, scored.scores))
      .map((place) => scored.seqs[place])
  }

  it('puts the best first and the newest first among equals, in the order by score', () => {
    expect(ranked(found, 'tea', 'cake')).toEqual([2, 1, 3])
    const even: PostingsResult = {
      documents: 2,
      totalLength: 2,
      terms: [
        {
          term: 'a',
          df: 2,
          postings: [
            [1, 1, 1],
            [2, 1, 1],
          ],
        },
      ],
    }
    expect(ranked(even, 'a')).toEqual([2, 1])
  })

  it('says how much of the query’s information an item holds, words nobody used included', () => {
    const hits = new Map(bm25(found, own('tea', 'cake', 'zebra')).map((hit) => [hit.seq, hit.coverage]))
    const whole = idf(3, 2) + idf(3, 1) + idf(3, 0)
    expect(hits.get(1)).toBeCloseTo(idf(3, 2) / whole, 12)
    expect(hits.get(2)).toBeCloseTo(idf(3, 1) / whole, 12)
  })

  it('counts an expanded term by its weight and not towards the whole', () => {
    const weighted = new Map([
      ['tea', 1],
      ['cake', 0.5],
    ])
    const [first] = bm25({ ...found, terms: found.terms.slice(0, 1) }, weighted)
    expect(first?.score).toBeCloseTo(0.5 * Math.log(1 + 2.5 / 1.5) * (2.2 / 1.84), 12)
    expect(bm25(found, weighted).every((hit) => hit.coverage <= 1)).toBe(true)
  })

  it('counts on from what was counted, to the same numbers', () => {
    const [first, ...others] = found.terms
    const [whole, parts] = [tally(found), tally(found)]
    whole.add(found.terms, own('tea', 'cake'))
    parts.add(first ? [first] : [], own('tea', 'cake'))
    parts.add(others, own('tea', 'cake'), { added: new Set(['tea']) })
    expect([parts.seqs, parts.scores]).toEqual([whole.seqs, whole.scores])
    expect([parts.held[parts.places.get(1) ?? -1], whole.held[whole.places.get(1) ?? -1]]).toEqual([
      0,
      idf(3, 2),
    ])
  })

  it('finds nothing in nothing', () => {
    expect(bm25({ documents: 0, totalLength: 0, terms: [] }, own('tea'))).toEqual([])
  })

  it('grows with occurrences and falls with length', () => {
    const one = fc.record({
      tf: fc.integer({ min: 1, max: 50 }),
      length: fc.integer({ min: 50, max: 500 }),
      documents: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(one, ({ tf, length, documents }) => {
        const score = (t: number, l: number) =>
          bm25(
            { documents, totalLength: documents * 100, terms: [{ term: 'a', df: 1, postings: [[1, t, l]] }] },
            own('a'),
          )[0]?.score ?? 0
        expect(score(tf + 1, length)).toBeGreaterThan(score(tf, length))
        expect(score(tf, length + 1)).toBeLessThan(score(tf, length))
      }),
    )
  })
})
