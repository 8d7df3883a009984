import { describe, expect, it } from 'vitest'
import { safe } from '../src/render/safe.ts'
import { table } from '../src/render/table.ts'
import { tree } from '../src/render/tree.ts'
import { displayWidth } from '../src/render/width.ts'

describe('text on a terminal', () => {
  it('counts Han characters as two columns, marks and colour as none', () => {
    expect(['abc', '朝阳区', 'e\u0301', '\u001b[31m红\u001b[39m', '😀'].map(displayWidth)).toEqual([
      3, 6, 1, 2, 2,
    ])
  })

  it('aligns columns of mixed scripts', () => {
    expect(
      table([
        ['住址', 'a'],
        ['x', 'b'],
      ]),
    ).toBe('住址  a\nx     b')
  })

  it('spells out what could command a terminal or deceive its reader', () => {
    expect(safe('a\u001b[2Jb\u202ec\nd\te\u0007')).toBe('a\\u001b[2Jb\\u202ec ⏎ d e\\u0007')
  })

  it('draws trees', () => {
    const drawn = tree({ label: 'a', children: [{ label: 'b', children: [{ label: 'c' }] }, { label: 'd' }] })
    expect(drawn).toBe('a\n├─ b\n│  └─ c\n└─ d')
  })
})
