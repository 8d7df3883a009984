import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCard } from '../../test/support/core.ts'
import { COUNTERS } from '../../test/support/counters.ts'
import { CONTEXT_SECTIONS } from '../api/context.ts'
import type { TokenCounter } from '../api/context.ts'
import type { Candidate } from './candidate.ts'
import { fit } from './fit.ts'

const candidate = (name: string, text: string): Candidate => ({
  data: { section: 'facts', card: aCard() },
  place: [name],
  line: (most) => `${name}${text.slice(0, most)}`,
})

const fitted = (candidates: readonly Candidate[], budget: number, count: TokenCounter) =>
  fit({ candidates, budget, count, textOf: (lines) => ['(', ...lines.values(), ')'].join('\n') })

const units: TokenCounter = (text) => text.length

describe('what fits into a budget', () => {
  it('is everything, whole, when there is room', () => {
    const all = [candidate('a', 'x'.repeat(5000)), candidate('b', '')]
    expect(fitted(all, 10_000, units)?.lines).toEqual(new Map(all.map((one) => [one, one.line(Infinity)])))
  })

  it('is nothing when not even the frame fits', () => {
    expect(fitted([], 2, units)).toBeNull()
    expect(fitted([candidate('a', '')], 3, units)).toMatchObject({ tokens: 3 })
  })

  it('is cut before something is left out', () => {
    const all = [candidate('a', 'x'.repeat(5000)), candidate('b', 'y'.repeat(5000))]
    const lines = fitted(all, 600, units)?.lines
    expect([...(lines?.values() ?? [])].map((line) => line.length)).toEqual([401, 121])
  })

  it('is filled again where a counter takes more for the parts than for the whole', () => {
    const all = Array.from({ length: 50 }, (_, at) => candidate(`${String(at)} `, 'some words'))
    const overhead: TokenCounter = (text) => 20 + text.length
    const lines = fitted(all, 600, overhead)?.lines
    expect(lines?.size).toBeGreaterThan(30)
  })

  it('is what is most important where the whole takes more than its parts', () => {
    const all = Array.from({ length: 50 }, (_, at) => candidate(`${String(at)} `, 'some words'))
    const lines = fitted(all, 400, (text) => text.length ** 1.5)?.lines
    const shown = [...(lines?.keys() ?? [])]
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(5)
    expect(shown).toEqual(all.slice(0, shown.length))
  })

  it('never exceeds the budget, whatever counts and however', () => {
    const section = fc.constantFrom(...CONTEXT_SECTIONS)
    const given = fc.array(fc.tuple(section, fc.string(), fc.nat(3000)), { maxLength: 40 })
    fc.assert(
      fc.property(given, fc.nat(3000), fc.constantFrom(...Object.values(COUNTERS)), (all, budget, count) => {
        const candidates = all.map(([, name, length]) => candidate(name, 'word '.repeat(length / 5)))
        const result = fitted(candidates, budget, count)
        if (result === null) return
        expect(result.tokens).toBeLessThanOrEqual(budget)
        expect(count(result.text)).toBe(result.tokens)
      }),
    )
  })
})
