import { describe, expect, it } from 'vitest'
import { columnsOf } from './columns.ts'

describe('columnsOf', () => {
  it.each<[text: string, columns: number]>([
    ['', 0],
    ['abc', 3],
    ['记忆', 4],
    ['记忆 design', 11],
    ['ＡＢ', 4],
    ['  a \n\n b  ', 3],
    ['e\u0301', 1],
    ['カナ', 4],
    ['한글', 4],
    ['。', 2],
  ])('of %j is %i', (text, columns) => {
    expect(columnsOf(text, 200)).toBe(columns)
  })

  it('stops where no more is asked for', () => {
    expect(columnsOf('a'.repeat(1_000_000), 200)).toBe(200)
    expect(columnsOf('记'.repeat(100), 200)).toBe(200)
    expect(columnsOf('记'.repeat(99), 200)).toBe(198)
  })
})
