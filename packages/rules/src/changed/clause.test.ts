import { describe, expect, it } from 'vitest'
import type { SpanWords } from '@recollect/core/extraction'
import { seemingClause } from './clause.ts'
import { packed } from '../weights/packed.ts'
import { changeReader, TOPICS } from './reader.ts'

const RELATIONS = new Map([['sister', 'sister']])
const words: SpanWords = {
  joined: false,
  isSelf: (key) => key === 'i',
  mentions: (tokens) =>
    tokens.flatMap(({ key }, at) => {
      const relation = RELATIONS.get(key)
      return relation === undefined ? [] : [{ relation, from: at, to: at }]
    }),
}
const column = (topic: (typeof TOPICS)[number]) => (2 + TOPICS.indexOf(topic)).toString(36)
const TABLE = [
  ['', `0:-20 1:-20 ${TOPICS.map((topic) => `${column(topic)}:-60`).join(' ')}`],
  ['scrapped', `0:60 ${column('vehicle')}:60`],
  ['oops', `0:60 ${column('slip')}:60`],
  ['sister', '1:60'],
  ['she', '1:60'],
  ['done with', `0:60 ${column('work')}:60 ${column('home')}:50`],
]
  .map((line) => line.join('\t'))
  .join('\n')
const reader = changeReader(words, () => packed(TABLE))
const clause = (text: string) => seemingClause(reader, words, text)

describe('what a message seems to change', () => {
  it('is nothing where no sign says so', () => {
    expect(clause('the golf is red')).toBeNull()
    expect(clause('')).toBeNull()
  })

  it('are the slots of its topics, of whoever speaks', () => {
    expect(clause('scrapped it on friday')).toMatchObject({
      changes: ['vehicle'],
      corrects: false,
      whose: 'user',
    })
  })

  it('are those of two topics at most, the likelier first', () => {
    expect(clause('i am done with that')?.changes).toEqual(['occupation', 'employer', 'location'])
  })

  it('is what was said just before where it puts that right', () => {
    expect(clause('oops')).toMatchObject({ changes: [], corrects: true })
  })

  it('is of a relative who is named, or of whoever a pronoun means', () => {
    expect(clause('my sister scrapped it')?.whose).toBe('other')
    expect(clause('she scrapped it')?.whose).toBe('they')
  })

  it('is the same whenever it is asked', () => {
    expect(clause('scrapped it on friday')).toEqual(clause('scrapped it on friday'))
  })
})
