import { describe, expect, it } from 'vitest'
import { aDetection } from '../../test/support/fixtures.ts'
import { NOON } from '../../test/support/memory.ts'
import { toyPack } from '../../test/support/rules.ts'
import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { Expansion, ExpansionKind } from '../plugin/query.ts'
import { slotRegistry } from '../slots/registry.ts'
import { normalizeText } from '../util/normalize.ts'
import { withDefaultSlots, detectQuestion } from './detect-question.ts'
import { expandQuery, weightTerms } from './expand-query.ts'

const CONTEXT = { now: NOON, zone: 'UTC', slots: slotRegistry() }
const detect = (query: string, packs = [toyPack()]) => detectQuestion(packs, normalizeText(query), CONTEXT)
const expand = (query: string, kinds: readonly ExpansionKind[] = EXPANSION_KINDS, packs = [toyPack()]) =>
  expandQuery(packs, normalizeText(query), aDetection(), kinds)
const termsOf = (expansions: readonly Expansion[], kind: ExpansionKind) =>
  expansions.find((expansion) => expansion.kind === kind)?.terms

describe('detectQuestion', () => {
  it('says what a question is about beyond the words that name its slot, wherever they stand', () => {
    expect(detect('what pet or pets with fur').about).toBe('what   or   with fur')
    expect(detect('where do I live?').about).toBe('where do i  ?')
  })

  it('takes the first type that matches and keeps the others', () => {
    expect(detect('Where do I live now?')).toMatchObject({
      type: 'recency',
      also: ['where'],
      slots: ['location'],
      time: 'current',
      isQuestion: true,
      language: 'ty',
      rule: 'ty/recency',
    })
  })

  it('gives the slots of all patterns that match, the most specific first, each once', () => {
    expect(detect('what pets and what name do I like').slots).toEqual(['name', 'likes', 'dislikes', 'pet'])
  })

  it('is generic where no rule matches, and says so', () => {
    expect(detect('blue skies')).toMatchObject({
      type: 'generic',
      also: [],
      slots: [],
      isQuestion: false,
      rule: 'ty/generic',
    })
    expect(detect('blue skies').confidence).toBeLessThan(detect('where is it').confidence)
  })

  it('is generic in the first pack’s language where no pack scores', () => {
    expect(detect('你好')).toMatchObject({ type: 'generic', language: 'ty', rule: 'none', confidence: 0 })
  })

  it('gives the same detection however often it is asked', () => {
    const pack = toyPack()
    expect(detect('where is it', [pack])).toEqual(detect('where is it', [pack]))
  })

  it('lets the surer pack decide and the others add', () => {
    const other = toyPack({
      language: 'tz',
      questions: {
        types: [{ id: 'tz/who', type: 'who', pattern: /where/u, examples: [], counterExamples: [] }],
        slots: [{ id: 'tz/ask', pattern: /live/u, slots: ['hometown'], facet: 'home' }],
        isQuestion: () => false,
        entity: () => 'other',
        time: () => 'past',
        value: () => 'x',
      },
    })
    expect(detect('where do i live', [other, toyPack()])).toMatchObject({
      language: 'ty',
      entity: 'user',
      type: 'where',
      also: ['who'],
      slots: ['location', 'hometown'],
      facet: 'home',
      value: 'x',
      time: 'past',
    })
  })
})

describe('withDefaultSlots', () => {
  it.each([
    ['what_kind', ['user_type', 'occupation', 'name', 'nickname']],
    ['where', ['location']],
    ['preference', ['likes', 'favorite_*', 'hobby']],
    ['generic', []],
  ] as const)('gives a bare %s question the slots of its type', (type, slots) => {
    expect(withDefaultSlots(aDetection({ type }), 0).slots).toEqual(slots)
  })

  it.each([
    ['names a slot', aDetection({ type: 'where', slots: ['employer'] }), 0],
    ['has something of its own to ask about', aDetection({ type: 'preference' }), 2],
    ['asks where something is', aDetection({ type: 'where' }), 1],
    ['asks about somebody else', aDetection({ type: 'where', entity: 'other' }), 0],
  ])('leaves a question alone that %s', (_name, detection, terms) => {
    expect(withDefaultSlots(detection, terms)).toBe(detection)
  })

  it('goes by a secondary type when the first has no default', () => {
    expect(withDefaultSlots(aDetection({ type: 'recency', also: ['where'] }), 0).slots).toEqual(['location'])
  })
})

describe('expandQuery', () => {
  it('makes one expansion of each kind that has something to say', () => {
    const all = expand('my city cats')
    expect(all.map((expansion) => expansion.kind)).toEqual([...EXPANSION_KINDS])
    expect(termsOf(all, 'or_query')).toEqual(['city', 'cats'])
    expect(all[0]?.text).toBe('city OR cats')
    expect(termsOf(all, 'stopwords')).toEqual(['city', 'cats'])
    expect(termsOf(all, 'variants')).toEqual(['citys', 'cat'])
    expect(termsOf(all, 'synonyms')).toEqual(['town'])
    expect(termsOf(all, 'related')).toEqual(['street'])
    expect(termsOf(all, 'pronouns')).toEqual(["user's"])
  })

  it('drops stop words and keeps content words whatever other lists say', () => {
    expect(termsOf(expand('where is what'), 'stopwords')).toEqual(['what'])
  })

  it('makes only what it is asked for, and nothing of nothing', () => {
    expect(expand('my city', ['synonyms']).map((expansion) => expansion.kind)).toEqual(['synonyms'])
    expect(expand('my city', [])).toEqual([])
    expect(expand('你好')).toEqual([])
  })

  it('joins the expansions of several packs, one of a kind', () => {
    const packs = [toyPack(), toyPack({ language: 'tz', variants: (word) => [`${word}x`] })]
    expect(termsOf(expand('city', ['variants'], packs), 'variants')).toEqual(['citys', 'cityx'])
  })
})

describe('weightTerms', () => {
  const expansion = (kind: ExpansionKind, terms: readonly string[], weight: number): Expansion => ({
    kind,
    terms,
    weight,
    text: '',
  })

  it('counts the query’s own words 1 and others what their expansion is worth, the best of several', () => {
    const weights = weightTerms(
      ['tea'],
      [expansion('variants', ['teas', 'tea'], 0.7), expansion('synonyms', ['teas', 'chai'], 0.5)],
    )
    expect(weights).toEqual(
      new Map([
        ['teas', 0.7],
        ['tea', 1],
        ['chai', 0.5],
      ]),
    )
  })

  it('counts pieces of words little, and a word that is one of them no less for it', () => {
    const weights = weightTerms(['茶'], [expansion('synonyms', ['杯'], 0.5)], ['茶', '杯', '叶'])
    expect(weights).toEqual(
      new Map([
        ['茶', 1],
        ['杯', 0.5],
        ['叶', 0.3],
      ]),
    )
  })

  it('searches for no pronoun and takes no term from the stop-word form', () => {
    expect(
      weightTerms([], [expansion('pronouns', ['user'], 0.3), expansion('stopwords', ['tea'], 1)]).size,
    ).toBe(0)
  })
})
