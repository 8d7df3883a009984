import { describe, expect, it } from 'vitest'
import { aDetection } from '../../test/support/fixtures.ts'
import { toyPack } from '../../test/support/rules.ts'
import type { LanguagePackDefinition } from '../../test/support/rules.ts'
import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { ExpansionKind } from '../plugin/query.ts'
import { normalizeText } from '../util/normalize.ts'
import { expandQuery } from './expand-query.ts'

const many = Array.from({ length: 40 }, (_, i) => `w${i}`)
const NONE = { stopwords: new Set<string>(), contentWords: new Set<string>(), pronouns: new Map() }
const packOf = (
  synonyms: Readonly<Record<string, readonly string[]>>,
  related: Readonly<Record<string, readonly string[]>> = {},
  rest: Partial<LanguagePackDefinition> = {},
) =>
  toyPack({
    variants: () => [],
    ...rest,
    lexicon: {
      ...NONE,
      synonyms: new Map(Object.entries(synonyms)),
      related: new Map(Object.entries(related)),
    },
  })
const byKind = (
  pack: ReturnType<typeof packOf>,
  query: string,
  cut?: (text: string) => readonly string[],
) => {
  const all = expandQuery([pack], normalizeText(query), aDetection(), EXPANSION_KINDS, cut)
  return (kind: ExpansionKind) => all.find((one) => one.kind === kind)?.terms ?? []
}

describe('an expander of word lists', () => {
  it('weighs what is related less than what means the same', () => {
    const pack = packOf({ city: ['town'] }, { city: ['street'] })
    const all = expandQuery([pack], normalizeText('city'), aDetection(), EXPANSION_KINDS)
    const weight = (kind: ExpansionKind) => all.find((one) => one.kind === kind)?.weight ?? 0
    expect(weight('related')).toBeLessThan(weight('synonyms'))
  })

  it('gives at most eight terms of a kind, evenly of all words', () => {
    const found = byKind(packOf({ a: many, b: ['x', 'y'] }), 'a b')('synonyms')
    expect(found).toHaveLength(8)
    expect(found.slice(0, 4)).toEqual(['w0', 'x', 'w1', 'y'])
  })

  it('gives no term twice, nor a word of the query', () => {
    const kinds = byKind(packOf({ a: ['b', 'x'] }, { a: ['x', 'z'] }), 'a b')
    expect(kinds('synonyms')).toEqual(['x'])
    expect(kinds('related')).toEqual(['z'])
  })

  it('looks up what a word may be a form of', () => {
    const rest = { baseForms: (word: string) => (word === 'ran' ? ['run'] : []) }
    expect(byKind(packOf({ run: ['jog'] }, {}, rest), 'ran')('synonyms')).toEqual(['jog'])
  })

  it('looks up two words that have an entry together, and then neither of them', () => {
    const pack = packOf({ 'ice cream': ['gelato'], ice: ['frost'], cream: ['lotion'] })
    expect(byKind(pack, 'ice cream')('synonyms')).toEqual(['gelato'])
    expect(byKind(pack, 'cream ice')('synonyms')).toEqual(['lotion', 'frost'])
  })

  it('gives words of another language only to one who can cut them, beside its own and not in their place', () => {
    const pack = packOf({ city: ['城市', '都会', ...many] })
    expect(byKind(pack, 'city')('synonyms')).toEqual(many.slice(0, 8))
    const cut = (text: string) => [text]
    expect(byKind(pack, 'city', cut)('synonyms')).toEqual(['城市', '都会', ...many.slice(0, 8)])
  })
})
