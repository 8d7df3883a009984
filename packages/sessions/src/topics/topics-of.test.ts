import { describe, expect, it } from 'vitest'
import { rated } from './topics-of.ts'

describe('what a message has of a topic', () => {
  it('is the weight of the terms it shares, and their share', () => {
    const weights = new Map([
      ['memory', 1],
      ['design', 0.5],
    ])
    expect(rated(['memory', 'design'], weights)).toEqual({ weight: 1.5, coverage: 1 })
    expect(rated(['design', 'house'], weights)).toEqual({ weight: 0.5, coverage: 0.5 })
    expect(rated(['house'], weights)).toEqual({ weight: 0, coverage: 0 })
    expect(rated([], weights)).toEqual({ weight: 0, coverage: 0 })
  })
})
