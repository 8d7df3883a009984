import { describe, expect, it } from 'vitest'
import { countedDenials } from './denials.ts'

const LIKE = ['mallory', 'recall', 'alice']

describe('denials', () => {
  it('are written once a minute, with how many were left out', () => {
    const denials = countedDenials()
    expect([0, 1, 59_999].map((at) => denials.note(LIKE, at))).toEqual([0, null, null])
    expect([60_000, 60_001, 200_000, 300_000].map((at) => denials.note(LIKE, at))).toEqual([2, null, 1, 0])
  })

  it('of another principal, verb or scope are others', () => {
    const denials = countedDenials()
    const kinds = [
      LIKE,
      ['bob', 'recall', 'alice'],
      ['mallory', 'answer', 'alice'],
      ['mallory', 'recall', 'bob'],
    ]
    expect(kinds.map((like) => denials.note(like, 0))).toEqual([0, 0, 0, 0])
  })

  it('are written when a clock was set back', () => {
    const denials = countedDenials()
    expect([denials.note(LIKE, 1000), denials.note(LIKE, 0)]).toEqual([0, 0])
  })

  it('of very many kinds are not all remembered', () => {
    const denials = countedDenials()
    for (let at = 0; at <= 10_000; at += 1) denials.note([String(at)], 0)
    expect([denials.note(['10000'], 0), denials.note(['0'], 0)]).toEqual([null, 0])
  })
})
