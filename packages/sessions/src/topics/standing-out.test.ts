import { describe, expect, it } from 'vitest'
import type { CandidateWord } from './candidate-words.ts'
import { standingOut } from './standing-out.ts'

const word = (name: string, count: number, start = 0): CandidateWord => ({
  word: name,
  folded: name,
  terms: [name],
  count,
  start,
  end: start + name.length,
})
const names = (words: readonly CandidateWord[]) => words.map((one) => one.word)

describe('standingOut', () => {
  it('prefers what the pair has more of, and what the log has less of', () => {
    const rated = [
      { word: word('tea', 2), turns: 30, of: 200 },
      { word: word('zebra', 2, 5), turns: 0, of: 200 },
      { word: word('milk', 5, 10), turns: 3, of: 200 },
    ]
    expect(names(standingOut(rated))).toEqual(['milk', 'zebra'])
  })

  it('takes at most three, of equal ones the earlier', () => {
    const rated = ['a', 'b', 'c', 'd'].map((name, i) => ({ word: word(name, 2, 10 - i), turns: 0, of: 0 }))
    expect(names(standingOut(rated))).toEqual(['d', 'c', 'b'])
  })

  it('leaves out what is everywhere, once the log is long enough to say', () => {
    const of = (turns: number, log: number) => names(standingOut([{ word: word('tea', 2), turns, of: log }]))
    expect([of(31, 100), of(30, 100), of(19, 19), of(20, 20)]).toEqual([[], ['tea'], ['tea'], []])
  })

  it('takes nothing from nothing', () => {
    expect(standingOut([])).toEqual([])
  })
})
