import { describe, expect, it } from 'vitest'
import { packed } from '../weights/packed.ts'
import { INTENTS, intentReader } from './intents.ts'

const TABLE = [
  '\t0 0 0 0 0 0 20',
  'always\t60 0 0 0 0 0 -20',
  'forget\t0 0 60 0 0 0 0',
  '@?\t-60 0 0 0 0 60 0',
].join('\n')

const SENTENCE = /[^.?]+[.?]?/gu
const reader = intentReader(
  {
    sentences: (text) =>
      [...text.matchAll(SENTENCE)].map(({ 0: said, index }) => ({ start: index, end: index + said.length })),
    signs: (sentence, beside) => [
      ...(sentence.match(/\w+/gu) ?? []),
      ...(beside.some((other) => other.endsWith('?')) ? ['@?'] : []),
    ],
  },
  () => packed(TABLE),
)

describe('what sentences are there for', () => {
  it('is weighed by the signs that are known', () => {
    const [first] = reader.read('always use metric')
    expect(first?.intents.wish).toBeGreaterThan(0.9)
  })

  it('sums up to one, whatever the text', () => {
    for (const text of ['always forget', 'nothing known', '?', 'always. forget. none'])
      for (const { intents } of reader.read(text))
        expect(INTENTS.reduce((sum, intent) => sum + intents[intent], 0)).toBeCloseTo(1)
  })

  it('is what holds without any sign where none is known', () => {
    const [first] = reader.read('the sky is grey')
    expect(first?.intents.none).toBeGreaterThan(0.5)
  })

  it('takes the sentences beside into account', () => {
    const [wish] = reader.read('always short. That is it.')
    const [task] = reader.read('always short. What is a mole?')
    expect(wish?.intents.wish).toBeGreaterThan(0.9)
    expect(task?.intents.wish).toBeLessThan(0.5)
  })

  it('says where each sentence stands', () => {
    expect(reader.read('One. Two?').map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 9],
    ])
  })

  it('is nothing for pasted texts', () => {
    expect(reader.read('always '.repeat(1000))).toEqual([])
    expect(reader.read('always. '.repeat(20))).toEqual([])
  })
})
