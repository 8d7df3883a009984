import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/core.ts'
import type { Candidate, EvidenceReader } from '@recollect/core/extraction'
import { contradicted, isDenied } from './denied.ts'

const evidence: EvidenceReader = {
  fits: () => 'unknown',
  tellsChange: () => false,
  denies: (lead) => /hardly [a-z ]{0,20}$/u.test(lead),
}

function candidate(text: string, value: string, draft: Partial<Candidate> = {}): Candidate {
  const start = text.toLowerCase().indexOf(value.toLowerCase())
  const end = text.length
  const sentence = { text, start: 0, end, terminator: '.', message: text }
  const clause = { text: text.toLowerCase(), start: 0, end, sentence, index: 0 }
  return { ...aDraft({ slot: 'habit', value, span: { start, end: start + value.length } }), clause, ...draft }
}

describe('polarity of a clause', () => {
  it('denies what a rule took for an affirmation', () => {
    expect(isDenied(candidate('I hardly drink coffee', 'coffee'), evidence)).toBe(true)
  })

  it.each([
    ['a denial already', { polarity: 'negative' }],
    ['an end', { relation: 'retracts' }],
    ['of the past', { tense: 'past' }],
    ['a wish', { kind: 'goal' }],
  ] as const)('leaves what is %s', (_name, draft) => {
    expect(isDenied(candidate('I hardly drink coffee', 'coffee', draft), evidence)).toBe(false)
  })

  it('leaves what stands before the denial, and everything where a pack knows none', () => {
    expect(isDenied(candidate('coffee I hardly know', 'coffee'), evidence)).toBe(false)
    expect(isDenied(candidate('I hardly drink coffee', 'coffee'), undefined)).toBe(false)
  })

  it('goes by the denial where two readings of the same words disagree', () => {
    const yes = candidate('I hardly drink coffee', 'coffee')
    const no = { ...yes, polarity: 'negative' as const }
    const all = [yes, no].map((draft, match) => ({ draft, match }))
    expect(contradicted(yes, all, evidence)).toBe(true)
    expect(contradicted(no, all, evidence)).toBe(false)
    expect(contradicted({ ...yes, value: 'no coffee' }, all, evidence)).toBe(false)
    expect(contradicted({ ...yes, value: 'hardly coffee' }, all, evidence)).toBe(true)
    expect(contradicted({ ...yes, slot: 'likes' }, all, evidence)).toBe(false)
    expect(contradicted({ ...yes, span: { start: 0, end: 1 } }, all, evidence)).toBe(false)
  })
})
