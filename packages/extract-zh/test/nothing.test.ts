import { describe, expect, it } from 'vitest'
import { NOTHING } from './corpus/nothing.ts'
import { pack, shown } from './support.ts'

describe.each(Object.entries(NOTHING))('%s', (_reason, texts) => {
  it.each(texts)('finds nothing in “%s”', (text) => {
    expect(shown(text)).toEqual([])
  })
})

describe('the balance of tests', () => {
  it('has more texts that yield nothing than texts that yield something', () => {
    const something = new Set(pack.rules.flatMap((rule) => rule.examples.map(({ text }) => text)))
    const nothing = new Set([
      ...Object.values(NOTHING).flat(),
      ...pack.rules.flatMap((rule) => rule.counterExamples),
    ])
    expect(Object.values(NOTHING).flat().length).toBeGreaterThanOrEqual(150)
    expect(nothing.size).toBeGreaterThan(something.size)
  })
})
