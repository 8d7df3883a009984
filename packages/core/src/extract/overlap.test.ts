import { describe, expect, it } from 'vitest'
import { aDraft } from '../../test/support/fixtures.ts'
import { resolveOverlap } from './overlap.ts'

const at = (start: number, end: number) => ({ span: { start, end } })

describe('resolveOverlap', () => {
  it('keeps the higher priority where two rules took the same words', () => {
    const low = aDraft({ rule: 'ty/low', priority: 10, value: 'a long value', ...at(0, 12) })
    const high = aDraft({ rule: 'ty/high', priority: 20, value: 'long', ...at(2, 6) })
    const { kept, rejected } = resolveOverlap([
      { draft: low, match: 1 },
      { draft: high, match: 2 },
    ])
    expect(kept).toEqual([high])
    expect(rejected).toEqual([{ draft: low, reason: 'same words as ty/high' }])
  })

  it('keeps the longer words among equal priorities, then the earlier ones', () => {
    const long = aDraft({ value: 'long', ...at(0, 10) })
    const short = aDraft({ value: 'short', ...at(5, 12) })
    expect(
      resolveOverlap([
        { draft: short, match: 1 },
        { draft: long, match: 2 },
      ]).kept,
    ).toEqual([long])
    const later = aDraft({ value: 'later', ...at(5, 15) })
    expect(
      resolveOverlap([
        { draft: later, match: 1 },
        { draft: long, match: 2 },
      ]).kept,
    ).toEqual([long])
  })

  it('keeps what is sure before what the memory may not know', () => {
    const sure = aDraft({ rule: 'ty/sure', priority: 10, ...at(0, 5) })
    const known = aDraft({ rule: 'ty/known', priority: 20, known: true, ...at(0, 5) })
    const { kept, rejected } = resolveOverlap([
      { draft: known, match: 1 },
      { draft: sure, match: 2 },
    ])
    expect(kept).toEqual([sure])
    expect(rejected).toEqual([{ draft: known, reason: 'same words as ty/sure' }])
  })

  it('keeps the end of something the memory may know beside what took its words', () => {
    const born = aDraft({ rule: 'ty/born', slot: 'event_family', priority: 90, ...at(0, 5) })
    const over = aDraft({ slot: 'health', known: true, relation: 'retracts', ...at(0, 5) })
    const back = aDraft({ slot: 'health', known: true, relation: 'updates', ...at(0, 5) })
    const both = [born, over, back].map((draft, match) => ({ draft, match }))
    expect(resolveOverlap(both).kept).toEqual([born, over])
  })

  it('lets the parts of one match overlap each other', () => {
    const cats = aDraft({ slot: 'likes', value: 'cats', ...at(0, 9) })
    const dogs = aDraft({ slot: 'likes', value: 'dogs', ...at(0, 9) })
    expect(
      resolveOverlap([
        { draft: cats, match: 1 },
        { draft: dogs, match: 1 },
      ]).kept,
    ).toHaveLength(2)
  })

  it('keeps drafts whose spans only touch', () => {
    const first = aDraft({ value: 'a', ...at(0, 5) })
    const second = aDraft({ value: 'b', ...at(5, 9) })
    expect(
      resolveOverlap([
        { draft: first, match: 1 },
        { draft: second, match: 2 },
      ]).kept,
    ).toHaveLength(2)
  })

  it('keeps one of two drafts that say the same in different places', () => {
    const first = aDraft({ ...at(0, 5) })
    const second = aDraft({ ...at(20, 25) })
    expect(
      resolveOverlap([
        { draft: first, match: 1 },
        { draft: second, match: 2 },
      ]).kept,
    ).toEqual([first])
  })

  it('returns what it keeps in the order of the text', () => {
    const early = aDraft({ value: 'early', priority: 1, ...at(0, 3) })
    const late = aDraft({ value: 'late', priority: 99, ...at(10, 13) })
    const { kept } = resolveOverlap([
      { draft: late, match: 1 },
      { draft: early, match: 2 },
    ])
    expect(kept.map((draft) => draft.value)).toEqual(['early', 'late'])
  })
})
