import { describe, expect, it } from 'vitest'
import { rules } from '../src/pack.ts'
import { nothing } from './corpus/nothing.ts'
import { shown } from './support.ts'

describe('texts that say nothing to remember', () => {
  it.each(nothing)('%s', (text) => {
    expect(shown(text)).toEqual([])
  })

  it('are more than the texts that say something', () => {
    const silent = nothing.length + rules.reduce((sum, rule) => sum + rule.counterExamples.length, 0)
    expect(silent).toBeGreaterThan(rules.reduce((sum, rule) => sum + rule.examples.length, 0))
  })
})
