import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, newMemory } from './support/memory.ts'

const memoryOf = (id: string, memory: string, more: object = {}) => ({
  id,
  memory,
  hash: 'x',
  user_id: 'alice',
  created_at: '2024-07-20T01:30:36.275141-07:00',
  updated_at: null,
  metadata: { topic: 'home' },
  categories: ['personal'],
  ...more,
})

const EXPORT = {
  results: [
    memoryOf('2', 'I live in Paris', { role: 'user', updated_at: '2024-08-01T00:00:00Z' }),
    memoryOf('1', 'Alice prefers tea over coffee', { run_id: 'r7' }),
    memoryOf('3', ' '),
    { id: '4' },
  ],
  relations: [{ source: 'alice', relationship: 'works_at', target: 'acme' }, { source: 'alice' }],
}

describe('a mem0 export', () => {
  it('becomes messages that can be found, and no fact: a model worded them', async () => {
    const memory = await newMemory()
    const { format, records } = readImport(bytesOf(EXPORT))
    const report = await importInto(memory, records)
    expect(format).toBe('mem0')
    expect(report).toMatchObject({
      messages: { kept: 3, byRole: { assistant: 3, user: 0 } },
      found: 0,
      ignored: 1,
      skipped: { byReason: { empty: 1, malformed: 2 } },
    })
    expect((await memory.cards.list()).rows).toEqual([])
    expect((await memory.items.list()).rows).toMatchObject([
      {
        text: 'Alice prefers tea over coffee',
        speaker: 'mem0',
        session: 'mem0:r7',
        saidAt: Date.parse('2024-07-20T08:30:36.275Z'),
        metadata: {
          importedFrom: 'mem0',
          user_id: 'alice',
          categories: ['personal'],
          metadata: { topic: 'home' },
        },
      },
      { text: 'I live in Paris', role: 'assistant' },
      { text: 'alice works_at acme' },
    ])
    expect((await memory.recall('tea or coffee?')).hits[0]?.kind).toBe('item')
    expect((await memory.answer('Where do I live?')).card).toBeNull()
    const before = await contentsOf(memory)
    await importInto(memory, readImport(bytesOf(EXPORT)).records)
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('comes as a list, as a page and as memories; of a page it says that more is elsewhere', () => {
    const list = [memoryOf('1', 'Alice likes tea')]
    for (const value of [list, { memories: list }, { count: 1, next: null, results: list }]) {
      expect(readImport(bytesOf(value)).records).toMatchObject([{ kind: 'message' }])
    }
    expect(readImport(bytesOf({ next: 'https://…', results: list })).records.at(-1)).toMatchObject({
      reason: 'incomplete',
      place: { path: 'next' },
    })
  })

  it('keeps what a memory was updated to beside what it was', async () => {
    const memory = await newMemory()
    for (const text of ['Alice likes tea', 'Alice likes mate'])
      await importInto(memory, readImport(bytesOf([memoryOf('1', text)])).records)
    expect((await memory.items.list()).rows).toHaveLength(2)
  })

  it('of several users is refused until one is named', () => {
    const both = bytesOf([memoryOf('1', 'a'), memoryOf('2', 'b', { user_id: 'bob' })])
    expect(() => readImport(both)).toThrow(/2 users \("alice", "bob"\)\. Say whose/u)
    expect(readImport(both, { user: 'bob' }).records).toMatchObject([
      { kind: 'message', message: { text: 'b' } },
      { kind: 'skipped', reason: 'other-user', place: { path: '[0]' } },
    ])
  })
})
