import { describe, expect, it } from 'vitest'
import { insertSingly } from '../src/repositories/insert-singly.ts'
import type { IndexedItem } from '../src/repositories/postings-access.ts'
import { allStatements } from '../src/statements/all-statements.ts'
import { plainSqlite } from './flavors.ts'

const statements = allStatements(plainSqlite)
const NONE = {
  items: [],
  cards: [],
  changes: [],
  images: [],
  postings: [],
  turns: [],
  turnKeys: [],
  episodeItems: [],
  semanticKeys: [],
  quarantined: [],
}

const indexed = (item: number, terms: readonly string[]): IndexedItem => ({
  item,
  length: terms.length,
  terms: terms.map((term) => [term, 1]),
})

describe('rows written a statement each', () => {
  it('write the postings of one message in one statement', () => {
    const entry = indexed(1, ['b', 'c', 'a'])
    const queries = insertSingly(statements, 7, { ...NONE, postings: [entry] })
    expect(queries.map(({ values }) => values)).toEqual([[7, 'a', 1, 1, 3, 7, 'b', 1, 1, 3, 7, 'c', 1, 1, 3]])
  })

  it('write those of several messages together, in the order of the table', () => {
    const queries = insertSingly(statements, 7, {
      ...NONE,
      postings: [indexed(1, ['水', 'b']), indexed(2, ['a', 'b'])],
    })
    expect(queries.map(({ values }) => values)).toEqual([
      [7, 'a', 2, 1, 2, 7, 'b', 1, 1, 2, 7, 'b', 2, 1, 2, 7, '水', 1, 1, 2],
    ])
  })

  it('write each of a long list once, in few statements of few lengths', () => {
    const terms = Array.from({ length: 131 }, (_, at) => `term ${String(at).padStart(3, '0')}`)
    const queries = insertSingly(statements, 7, { ...NONE, postings: [indexed(1, terms)] })
    expect(queries.map(({ values }) => values.length / 5)).toEqual([64, 64, 3])
    expect(queries.flatMap(({ values }) => values.filter((_, at) => at % 5 === 1))).toEqual(terms)
  })
})
