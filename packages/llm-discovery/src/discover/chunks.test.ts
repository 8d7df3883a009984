import { describe, expect, it } from 'vitest'
import { chunksOf, ends } from './chunks.ts'

const line = (n: number, length: number) => `#${n} [2024-01-15 10:00] user: ${'x'.repeat(length)}`

describe('chunksOf', () => {
  it('keeps lines in order and whole, as many together as fit', () => {
    const lines = [line(0, 400), line(1, 400), line(2, 400), line(3, 10)]
    expect(chunksOf(lines, 1000)).toEqual([lines.slice(0, 2), lines.slice(2)])
    expect(chunksOf(lines, 100_000)).toEqual([lines])
    expect(chunksOf([], 1000)).toEqual([])
  })

  it('cuts a line that is too long, says in each part whose it is, and loses nothing where it cuts', () => {
    const words = Array.from({ length: 900 }, (_, i) => `词${i}`).join(' ')
    const long = `#4 [2024-01-15 10:00] 用户 John: ${words}`
    const parts = chunksOf([line(0, 5), long], 1000)
      .flat()
      .slice(1)
    expect(parts.length).toBeGreaterThan(4)
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(1000)
      expect(part.startsWith('#4 [2024-01-15 10:00] 用户 John: ')).toBe(true)
    }
    for (let at = 0; at + 150 < words.length; at += 50)
      expect(parts.some((part) => part.includes(words.slice(at, at + 150)))).toBe(true)
  })

  it('ends on a hundred thousand characters without a space', () => {
    expect(
      chunksOf([line(0, 100_000)], 1000)
        .flat()
        .join('').length,
    ).toBeGreaterThan(100_000)
  })
})

describe('ends', () => {
  it('leaves what fits as it is, and of more shows the beginning and the end', () => {
    const lines = Array.from({ length: 100 }, (_, n) => line(n, 100))
    expect(ends(lines.slice(0, 5), 2000, '…')).toEqual(lines.slice(0, 5))
    const shown = ends(lines, 2000, '…')
    expect(shown[0]).toBe(lines[0])
    expect(shown.at(-1)).toBe(lines.at(-1))
    expect(shown).toContain('…')
    expect(shown.join('').length).toBeLessThanOrEqual(2001)
  })
})
