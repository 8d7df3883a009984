import { describe, expect, it } from 'vitest'
import type { RuleMatch } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { ruleMatch } from './rule-match.ts'
import { readText } from './segment.ts'

function matchIn(source: string, pattern: RegExp, clauseIndex = 0): RuleMatch {
  const normal = normalizeText(source)
  const clause = readText(normal, normal.text, { sentenceEnd: /[.。]/gu, clauseEnd: /[,，]/gu }).clauses[
    clauseIndex
  ]
  const match = clause && pattern.exec(clause.text)
  if (!clause || !match) throw new Error('the pattern must match')
  return ruleMatch(match, clause, normal)
}

describe('ruleMatch', () => {
  it('gives a capture as it was written, with its span', () => {
    const source = 'well, I live in ＮＥＷ  York city'
    const match = matchIn(source, /i live in (?<place>new york)(?<rest>.*)/du, 1)
    const place = match.capture('place')
    expect(place?.text).toBe('ＮＥＷ  York')
    expect(place && source.slice(place.span.start, place.span.end)).toBe('ＮＥＷ  York')
    expect(match.raw('place')).toBe('new york')
  })

  it('trims white space off a capture and its span', () => {
    const source = 'in  Rome  now'
    const capture = matchIn(source, /in(?<place>.*)now/du).capture('place')
    expect(capture).toEqual({ text: 'Rome', span: { start: 4, end: 8 } })
  })

  it('gives nothing for a group that took no part, is empty, blank or unknown', () => {
    const match = matchIn('ab c', /(?<none>x)?(?<empty>y?)ab(?<blank> )c/du)
    for (const group of ['none', 'empty', 'blank', 'unknown', '__proto__', 'constructor']) {
      expect(match.capture(group)).toBeUndefined()
      expect(match.raw(group)).toBeUndefined()
    }
  })

  it('knows what stands before and after it in its clause only', () => {
    const match = matchIn('no, maybe I live here today', /i live here/du, 1)
    expect([match.before, match.text, match.after]).toEqual(['maybe ', 'i live here', ' today'])
  })

  it('gives the span of the whole match in the source', () => {
    const source = 'Ｏｈ, 我住在北京'
    const { span } = matchIn(source, /我住在/du, 1)
    expect(source.slice(span.start, span.end)).toBe('我住在')
  })
})
