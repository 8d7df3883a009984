import { describe, expect, it } from 'vitest'
import { detectFormat, importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, linesOf, newMemory, shown } from './support/memory.ts'

const TURNS = [
  { role: 'system', content: 'You are helpful.' },
  { role: 'user', content: 'I live in Rome.' },
  { role: 'assistant', content: [{ type: 'text', text: 'I live in Oslo.' }] },
]
const SHOWN = [
  ['system', 'You are helpful.'],
  ['user', 'I live in Rome.'],
  ['assistant', 'I live in Oslo.'],
]
const said = (file: unknown) => shown(readImport(bytesOf(file)).records).map(([, ...rest]) => rest)

describe('messages as programs keep them', () => {
  it.each([
    ['a list', TURNS],
    ['a list over several lines', JSON.stringify(TURNS, null, 2)],
    ['an object with messages', { messages: TURNS }],
    ['an object over several lines', JSON.stringify({ messages: TURNS }, null, 2)],
    ['a line of messages', linesOf([{ messages: TURNS }])],
    ['a list of conversations', [{ messages: TURNS }]],
  ])('are read from %s', async (_, file) => {
    expect(detectFormat(bytesOf(file))).toBe('jsonl')
    expect(said(file)).toEqual(SHOWN)
    const memory = await newMemory()
    expect(await importInto(memory, readImport(bytesOf(file)).records)).toMatchObject({
      found: 1,
      ignored: 1,
    })
    const before = await contentsOf(memory)
    await importInto(memory, readImport(bytesOf(file)).records)
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('have their line as session, and what it says of time and of itself', () => {
    const lines = linesOf([
      { id: 'a', created_at: '2024-03-05', metadata: { topic: 'home' }, messages: TURNS.slice(1, 2) },
      { messages: [...TURNS.slice(1, 2), { role: 'user', content: 'x', at: 'soon' }, 7] },
      { conversation_id: 'c', messages: TURNS.slice(0, 2) },
      { messages: [] },
      { messages: 'none' },
    ])
    const { records } = readImport(bytesOf(lines))
    expect(records).toMatchObject([
      {
        place: { line: 1, path: 'messages[0]' },
        message: { session: 'jsonl:a', at: Date.parse('2024-03-05'), metadata: { topic: 'home' } },
      },
      { place: { line: 2 }, message: { session: expect.stringMatching(/^jsonl:[\da-f]{32}$/u) } },
      { place: { line: 2, path: 'messages[1]' }, reason: 'malformed' },
      { place: { line: 2, path: 'messages[2]' }, reason: 'malformed' },
      { message: { session: 'c', role: 'system' } },
      { message: { session: 'c', role: 'user' } },
      { place: { line: 4 }, reason: 'empty' },
      { place: { line: 5 }, reason: 'empty' },
    ])
  })

  it('of two conversations that begin alike are each kept', async () => {
    const memory = await newMemory()
    const talk = (text: string) => ({ messages: [...TURNS, { role: 'user', content: text }] })
    const { records } = readImport(bytesOf(linesOf([talk('I like tea'), talk('I like jazz')])))
    expect((await importInto(memory, records)).messages.kept).toBe(8)
  })

  it('say in parts what is text: results of tools, pictures and thoughts are not their author’s words', () => {
    const lines = [
      { role: 'user', content: [{ type: 'input_text', text: 'I like' }, { type: 'image_url' }, 'tea'] },
      {
        role: 'user',
        content: [{ type: 'tool_result', content: [{ type: 'text', text: 'I live in Oslo' }] }],
      },
      { role: 'assistant', content: [{ type: 'reasoning', text: 'I live in Oslo' }] },
      { role: 'assistant', content: [{ type: 'text', text: { value: 'Hello' } }] },
      { role: 'assistant', content: null },
      { role: 'user', content: { a: 1 } },
      { role: 'user', content: [] },
    ]
    expect(said(lines)).toEqual([
      ['user', 'I like\ntea'],
      ['not-text'],
      ['not-text'],
      ['assistant', 'Hello'],
      ['empty'],
      ['malformed'],
      ['empty'],
    ])
  })

  it('in a list are named by their place', () => {
    const { records } = readImport(bytesOf([...TURNS, { role: 'king', content: 'x' }]))
    expect(records.at(-1)).toMatchObject({ reason: 'malformed', place: { path: '[3]' } })
  })
})
