import { describe, expect, it } from 'vitest'
import { normalizeText } from '../util/normalize.ts'
import { rewritten } from './rewritten.ts'

const WIFE = /老婆|我/gu
const words = (text: string) =>
  rewritten(normalizeText(text), WIFE, ([word]) => (word === '我' ? 'my ' : 'wife'))

/** What the words of the reading were in the text. */
function written(text: string, found: string): string {
  const reading = words(text)
  const at = reading.text.indexOf(found)
  const { start, end } = reading.toSource(at, at + found.length)
  return text.slice(start, end)
}

describe('rewritten', () => {
  it('puts other words in the place of some', () => {
    expect(words('我老婆 is Ann').text).toBe('my wife is ann')
  })

  it.each([
    ['wife', '老婆'],
    ['my wife', '我老婆'],
    ['ann', 'Ann'],
    ['wi', '老婆'],
    ['is ann', 'is Ann'],
  ])('leads from %s back to %s', (found, source) => {
    expect(written('我老婆 is Ann', found)).toBe(source)
  })

  it('follows positions that normalising moved', () => {
    expect(written('ﬁne  我老婆 is Ann', 'wife is')).toBe('老婆 is')
  })

  it('takes words out without losing a place', () => {
    const closed = rewritten(normalizeText('在 Rome 上班'), / /gu, () => '')
    expect(closed.text).toBe('在rome上班')
    expect(closed.toSource(1, 5)).toEqual({ start: 2, end: 6 })
  })

  it('gives the text itself where nothing is read otherwise', () => {
    const text = normalizeText('我 live in Rome')
    expect(rewritten(text, WIFE, () => null)).toBe(text)
    expect(rewritten(text, /nobody/gu, () => 'x')).toBe(text)
  })

  it('ends at the end of an empty stretch', () => {
    const reading = words('老婆')
    expect(reading.toSource(4, 4)).toEqual({ start: 2, end: 2 })
  })
})
