import { expect, it } from 'vitest'
import { segmentsOf } from './segments.ts'

const mark = (start: number, end: number, name: string) => ({ span: { start, end }, mark: name })

it('cuts a text at its marks, in the order of the text', () => {
  expect(segmentsOf('我住在长沙，喜欢猫', [mark(8, 9, 'likes'), mark(3, 5, 'home')])).toEqual([
    { text: '我住在', mark: null },
    { text: '长沙', mark: 'home' },
    { text: '，喜欢', mark: null },
    { text: '猫', mark: 'likes' },
  ])
})

it('marks a word once: of marks that overlap the first and longest stands', () => {
  const marks = [mark(2, 4, 'inner'), mark(0, 6, 'outer'), mark(0, 3, 'shorter')]
  expect(segmentsOf('abcdefgh', marks)).toEqual([
    { text: 'abcdef', mark: 'outer' },
    { text: 'gh', mark: null },
  ])
})

it('leaves out marks that are none in this text, and loses no letter', () => {
  const text = 'a 🐈 b'
  const segments = segmentsOf(text, [mark(4, 99, 'beyond'), mark(2, 2, 'empty'), mark(2, 4, 'cat')])
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.filter((segment) => segment.mark !== null)).toEqual([{ text: '🐈', mark: 'cat' }])
})
