import { describe, expect, it } from 'vitest'
import { recent } from './recent.ts'

function counting(bounds = { most: 2, longest: 5 }) {
  const made: string[] = []
  const ask = recent(bounds, (text) => {
    made.push(text)
    return { text }
  })
  return { ask, made }
}

describe('recent', () => {
  it('makes what was asked for last once', () => {
    const { ask, made } = counting()
    expect(ask('a')).toBe(ask('a'))
    expect(ask('b')).toEqual({ text: 'b' })
    expect(made).toEqual(['a', 'b'])
  })

  it('forgets what was asked for longest ago', () => {
    const { ask, made } = counting()
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) ask(text)
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('keeps no long text', () => {
    const { ask, made } = counting()
    for (const text of ['a', 'b', 'longer', 'longer', 'a', 'b']) ask(text)
    expect(made).toEqual(['a', 'b', 'longer', 'longer'])
  })
})
