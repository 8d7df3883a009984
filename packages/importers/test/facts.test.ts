import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, linesOf, newMemory, shown } from './support/memory.ts'

/** Facts written of a file; a second import writes none. */
async function written(file: string) {
  const memory = await newMemory()
  const { facts, skipped } = await importInto(memory, readImport(bytesOf(file)).records)
  const before = await contentsOf(memory)
  expect((await importInto(memory, readImport(bytesOf(file)).records)).facts.written).toBe(0)
  expect(await contentsOf(memory)).toEqual(before)
  return { memory, written: facts.written, skipped: skipped.first.map(({ detail }) => detail) }
}

describe('facts over time', () => {
  it('may come back to a value they had before', async () => {
    const table =
      'slot,value,validFrom,validTo\nlocation,Paris,2010-01-01,2015-01-01\nlocation,London,2015-01-01,2020-01-01\nlocation,Paris,2020-01-01,\n'
    const { memory, written: count } = await written(table)
    expect(count).toBe(3)
    expect((await memory.answer('Where do I live?')).text).toContain('Paris')
  })

  it('may do so without their ends, and in any order', async () => {
    const row = (value: string, validFrom: string) => ({ slot: 'location', value, validFrom })
    const rows = [row('Paris', '2010-01-01'), row('London', '2015-01-01'), row('Paris', '2020-01-01')]
    for (const lines of [rows, rows.toReversed(), [...rows.slice(1), ...rows.slice(0, 1)]]) {
      const { memory } = await written(linesOf(lines))
      const held = (await memory.cards.list({ active: true })).rows
      expect(held).toMatchObject([{ value: 'Paris', validFrom: Date.parse('2020-01-01') }])
      const then = await memory.at({ validAt: '2017-01-01' }).cards.list()
      expect(then.rows.map(({ value }) => value)).toContain('London')
    }
  })

  it('with ends alone may do so too', async () => {
    const row = (value: string, validTo: string) => ({ slot: 'location', value, validTo })
    const lines = [row('Paris', '2012-01-01'), row('London', '2015-01-01'), row('Paris', '2020-01-01')]
    expect((await written(linesOf(lines))).written).toBe(3)
  })

  it('that were cut short since stay so', async () => {
    const memory = await newMemory()
    const file = bytesOf(
      linesOf([{ slot: 'location', value: 'Paris', validFrom: '2020-01-01', validTo: '2099-01-01' }]),
    )
    await importInto(memory, readImport(file).records)
    await memory.put({ slot: 'location', value: 'Oslo', relation: 'updates' })
    expect((await importInto(memory, readImport(file).records)).facts).toMatchObject({ written: 0, known: 1 })
  })
})

describe('a fact of a file', () => {
  it('keeps its polarity, facet, kind, confidence, end of use and metadata', async () => {
    const line = {
      slot: 'plan',
      value: 'ship it',
      kind: 'Goal',
      facet: 'work',
      confidence: 0.5,
      expires_at: '2099-01-01',
      metadata: { a: 1 },
    }
    const { memory } = await written(linesOf([line]))
    expect((await memory.cards.list()).rows).toMatchObject([
      {
        kind: 'goal',
        facet: 'work',
        confidence: 0.5,
        expiresAt: Date.parse('2099-01-01'),
        extra: { a: 1 },
        session: 'import:jsonl',
      },
    ])
    const table = 'slot,value,Confidence,Mood\nplan,ship it,0.25,good\n'
    expect(readImport(bytesOf(table)).records).toMatchObject([
      { fact: { confidence: 0.25, metadata: { Mood: 'good' } } },
    ])
  })

  it('that is denied is written as a denial, also of what holds', async () => {
    const tea = { slot: 'likes', value: 'tea' }
    const { memory } = await written(linesOf([tea, { ...tea, polarity: 'negative' }]))
    expect((await memory.cards.list({ active: true })).rows).toMatchObject([
      { slot: 'dislikes', value: 'tea', polarity: 'negative' },
    ])
    const car = { slot: 'owns', value: 'car', polarity: 'Negative' }
    expect((await (await written(linesOf([car]))).memory.cards.list()).rows).toMatchObject([
      { slot: 'owns', polarity: 'negative' },
    ])
  })

  it('that retracts ends what holds', async () => {
    const plan = { slot: 'plan', value: 'ship it' }
    const { memory } = await written(linesOf([plan, { ...plan, relation: 'retracts' }]))
    expect((await memory.cards.list({ active: true })).rows).toEqual([])
  })

  it('that says what cannot be read is left out, and named', () => {
    const fact = { slot: 'likes', value: 'tea' }
    const lines = [
      { ...fact, polarity: 'maybe' },
      { ...fact, relation: 'extends' },
      { ...fact, kind: 'x' },
      { ...fact, confidence: 7 },
      { ...fact, expiresAt: 'soon' },
      { ...fact, facet: {} },
      { ...fact, entity: 5 },
      { ...fact, metadata: 'x' },
    ]
    const { records } = readImport(bytesOf(linesOf(lines)))
    expect(shown(records).map(([, reason]) => reason)).toEqual(lines.map(() => 'malformed'))
    expect(records.map((record) => (record.kind === 'skipped' ? record.detail : ''))).toEqual([
      'its polarity is none of positive, negative',
      'its relation is none of sets, updates, retracts',
      'its kind is none of fact, preference, event, profile, relationship, goal',
      'its confidence is no number from 0 to 1',
      'its expiresAt cannot be read',
      'its facet is not a text',
      'its entity is not a text',
      'its metadata is not an object',
    ])
  })

  it('leaves columns that mean something of facts alone to messages as metadata', () => {
    const { records } = readImport(bytesOf('text,source,confidence,relation\nI like tea,diary,high,none\n'))
    expect(records).toMatchObject([
      { message: { metadata: { source: 'diary', confidence: 'high', relation: 'none' } } },
    ])
  })
})
