import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TurnHit } from '../src/index.ts'
import { NOON, openMemory } from './support/core.ts'

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
const questions = (hits: readonly TurnHit[]) => hits.map(({ turn }) => turn.question)

async function logged(pairs: readonly (string | { q: string; significance?: number })[]) {
  const { alice } = await openMemory()
  const session = alice.session('s')
  await session.log(
    pairs.map((pair, i) => ({
      at: NOON + i,
      topics: [],
      ...(typeof pair === 'string' ? { q: pair } : pair),
    })),
  )
  return { alice, session }
}

describe('search', () => {
  it('finds pairs that share terms, those with more of the rarer ones first', async () => {
    const { session } = await logged([
      'tea in london',
      'tea with milk',
      'tea at night',
      'london bridges',
      'coffee and cake',
    ])
    const hits = await session.search('where in london is good tea')
    expect(questions(hits)).toEqual(['tea in london', 'london bridges', 'tea at night', 'tea with milk'])
    expect(hits[0]?.matched).toEqual(['london', 'tea'])
  })

  it('finds nothing where no term is shared, nor for words that say nothing', async () => {
    const { session } = await logged(['tea with milk', 'what is the'])
    for (const query of ['coffee', 'what is the', 'how', '?']) expect(await session.search(query)).toEqual([])
  })

  it('scores a question that has every term 1, a part by its share', async () => {
    const { session } = await logged(['tea milk sugar', 'tea'])
    const [all, part] = await session.search('tea milk sugar')
    expect(all?.score).toBe(1)
    expect(part?.score).toBeGreaterThan(0)
    expect(part?.score).toBeLessThan(1 / 3)
  })

  it('puts the more significant first among equals, then the newer', async () => {
    const { session } = await logged([
      { q: 'tea a', significance: 0.2 },
      'tea b',
      { q: 'tea c', significance: 0.9 },
      'tea d',
    ])
    expect(questions(await session.search('tea'))).toEqual(['tea c', 'tea a', 'tea d', 'tea b'])
  })

  it('finds other forms of a word, below the word itself', async () => {
    const { session } = await logged(['my cat', 'my cats'])
    const hits = await session.search('cat')
    expect(questions(hits)).toEqual(['my cat', 'my cats'])
    expect(hits[1]?.score).toBeLessThan(1)
  })

  it('keeps to a limit, a significance and a session', async () => {
    const { alice, session } = await logged([
      { q: 'tea a', significance: 0.6 },
      'tea b',
      { q: 'tea c', significance: 0.5 },
    ])
    await alice.session('t').log('tea elsewhere', null, { at: NOON + 100 })
    expect(questions(await session.search('tea', { minSignificance: 0.6 }))).toEqual(['tea a'])
    expect(await session.search('tea', { limit: 2 })).toHaveLength(2)
    expect(questions(await session.search('tea', { session: 't' }))).toEqual(['tea elsewhere'])
  })

  it('finds pairs of a session behind hundreds of newer ones elsewhere', async () => {
    const { alice } = await openMemory()
    await alice.session('s').log('old tea', null, { at: NOON })
    const others = Array.from({ length: 600 }, (_, i) => ({ q: 'new tea', at: NOON + i + 1, topics: [] }))
    await alice.session('t').log(others)
    expect(questions(await alice.sessions.search('tea', { session: 's' }))).toEqual(['old tea'])
  })

  it('gives a rare term and a common one together the first place, however old', async () => {
    const { alice } = await openMemory()
    const of = (q: string, at: number) => ({ q, at, topics: [] })
    const many = Array.from({ length: 600 }, (_, i) => of('tea', NOON + 10 + i))
    await alice.session('s').log([of('tea zebra', NOON), of('zebra', NOON + 1), ...many])
    expect(questions(await alice.sessions.search('tea zebra', { limit: 2 }))).toEqual(['tea zebra', 'zebra'])
  })

  it.each<[name: string, query: unknown, options?: unknown]>([
    ['an empty query', ' '],
    ['a query that is no text', 5],
    ['a query of control characters', '\0'],
    ['a limit of 0', 'tea', { limit: 0 }],
    ['a limit above 100', 'tea', { limit: 101 }],
    ['a significance above 1', 'tea', { minSignificance: 2 }],
    ['an option that is none', 'tea', { min: 1 }],
    ['options that are none', 'tea', 5],
  ])('refuses %s', async (_name, ...given) => {
    const { session } = await logged(['tea'])
    expect(await codeOf(Reflect.apply(session.search, session, given))).toBe('INVALID_INPUT')
  })
})

const WORDS = ['tea', 'milk', 'cat', 'cats', 'rome', 'snow', 'the', 'red']
const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 })
  .map((words) => words.join(' '))
const pair = fc.record({
  q: text,
  significance: fc.constantFrom(0, 0.3, 0.7),
  at: fc.integer({ min: 0, max: 5 }).map((ms) => NOON + ms),
})

/** As the promise of `TurnHit.score` says it, by looking at every pair. */
function reference(
  pairs: readonly { q: string; significance: number; at: number }[],
  query: string,
  { limit, minSignificance }: { limit: number; minSignificance: number },
) {
  const tokensOf = (of: string) => [...new Set(of.split(' ').filter((word) => word !== 'the'))]
  const own = tokensOf(query)
  const variants = [...new Set(own.map((word) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`)))]
  const terms = [
    ...own.map((term) => ({ term, share: 1 })),
    ...variants.filter((term) => !own.includes(term)).map((term) => ({ term, share: 0.7 })),
  ]
  const weightOf = ({ term, share }: { term: string; share: number }) => {
    const turns = pairs.filter(({ q }) => tokensOf(q).includes(term)).length
    return share * Math.log(1 + 500 / Math.max(1, turns))
  }
  const sum = (of: typeof terms) => of.reduce((total, term) => total + weightOf(term), 0)
  const full = sum(terms.filter(({ share }) => share === 1))
  return pairs
    .map(({ q, significance, at }, i) => {
      const matched = terms.filter(({ term }) => tokensOf(q).includes(term))
      return { seq: i + 1, significance, at, has: matched.length, score: Math.min(1, sum(matched) / full) }
    })
    .filter(({ has, significance }) => has > 0 && significance >= minSignificance)
    .sort((a, b) => b.score - a.score || b.significance - a.significance || b.at - a.at || b.seq - a.seq)
    .slice(0, limit)
    .map(({ seq, score }) => ({ seq, score: score.toFixed(9) }))
}

describe('search in any small log', () => {
  it('gives what looking at every pair would', async () => {
    const options = fc.record({
      limit: fc.integer({ min: 1, max: 8 }),
      minSignificance: fc.constantFrom(0, 0.5),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(pair, { minLength: 1, maxLength: 80 }),
        text,
        options,
        async (pairs, query, asked) => {
          const { alice } = await openMemory()
          await alice.session('s').log(pairs.map((one) => ({ ...one, topics: [] })))
          const hits = await alice.sessions.search(query, asked)
          expect(hits.map(({ turn, score }) => ({ seq: turn.seq, score: score.toFixed(9) }))).toEqual(
            reference(pairs, query, asked),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})
