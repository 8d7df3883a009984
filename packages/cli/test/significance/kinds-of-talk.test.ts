import { significanceOf } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { describe, expect, it } from 'vitest'
import { EVERYDAY } from './everyday.ts'
import { TECHNICAL } from './technical.ts'

const packs = [chinese(), english()]

describe('answers of every day are not worth keeping in full', () => {
  it.each(EVERYDAY)('%s', (q, a) => {
    const scored = significanceOf(packs, q, a)
    expect(scored.total, JSON.stringify(scored)).toBeLessThan(0.6)
    expect(scored.technical, JSON.stringify(scored)).toBe(0)
  })
})

describe('technical answers are', () => {
  it.each(TECHNICAL)('%s', (q, a) => {
    const scored = significanceOf(packs, q, a)
    expect(scored.total, JSON.stringify(scored)).toBeGreaterThan(0.6)
    expect(scored.technical).toBe(0.25)
  })
})
