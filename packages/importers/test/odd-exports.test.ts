import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { conversation } from './support/chatgpt.ts'
import { bytesOf, newMemory } from './support/memory.ts'

const messagesOf = (value: unknown) =>
  readImport(bytesOf(value)).records.flatMap((record) => (record.kind === 'message' ? [record.message] : []))

const SAID = [
  { id: 'm1', parts: ['I live in Lyon'] },
  { id: 'm2', role: 'assistant', parts: ['Nice'] },
]

describe('a ChatGPT export', () => {
  it('whose node shown last is not there is read along its newest messages', () => {
    expect(messagesOf([conversation(SAID, { current_node: 'gone' })]).map(({ text }) => text)).toEqual([
      'I live in Lyon',
      'Nice',
    ])
  })

  it('may write its times as ISO texts, seconds, milliseconds, or not at all', () => {
    const whole = conversation(SAID, { create_time: '2026-02-25T06:13:20Z' })
    const timed = (create_time: unknown) => {
      const { m1 } = whole.mapping
      const message = { ...m1?.message, create_time }
      return messagesOf([{ ...whole, mapping: { ...whole.mapping, m1: { ...m1, message } } }])[0]?.at
    }
    expect(timed('2026-02-25T06:13:21Z')).toBe(Date.parse('2026-02-25T06:13:21Z'))
    expect(timed(1772000001500)).toBe(1772000001500)
    expect(timed(null)).toBe(Date.parse('2026-02-25T06:13:20Z'))
    expect(timed({})).toBe(Date.parse('2026-02-25T06:13:20Z'))
  })

  it('loses a title that is none, and half a character, and nothing else', async () => {
    const memory = await newMemory()
    const odd = conversation([{ id: 'm1', parts: ['I live in Lyon \ud83d'] }], { title: { x: 1 } })
    const report = await importInto(memory, readImport(bytesOf([odd])).records)
    expect(report).toMatchObject({ messages: { kept: 1 }, found: 1, skipped: { total: 0 } })
    expect((await memory.answer('Where do I live?')).text).toContain('Lyon')
  })
})

describe('a Claude export', () => {
  const message = (more: object) => ({
    uuid: 'm1',
    sender: 'human',
    text: 'I live in Lyon',
    content: [{ type: 'text', text: 'I live in Lyon' }],
    created_at: '2026-03-01T10:00:00Z',
    attachments: [],
    files: [],
    ...more,
  })
  const talk = (messages: unknown, more: object = {}) => ({
    uuid: 'c1',
    name: '',
    created_at: '2026-03-01T09:00:00Z',
    chat_messages: messages,
    ...more,
  })

  it.each([
    ['no attachments or files', { attachments: null, files: null }],
    ['attachments that are none', { attachments: [null, 'a.txt', 7], files: { x: 1 } }],
    ['a content that is text', { content: 'I live in Lyon', text: null }],
    ['a content that is one block', { content: { type: 'text', text: 'I live in Lyon' }, text: '' }],
    ['no content', { content: null }],
    ['no time', { created_at: null }],
    ['odd blocks beside its text', { content: [null, 5, { type: 'text', text: 'I live in Lyon' }] }],
  ])('keeps a message with %s', (_, more) => {
    expect(messagesOf([talk([message(more)])])).toMatchObject([{ text: 'I live in Lyon', role: 'user' }])
  })

  it('dates a message by its conversation, or not at all', () => {
    const dated = (more: object) => messagesOf([talk([message({ created_at: null })], more)])[0]?.at
    expect(dated({})).toBe(Date.parse('2026-03-01T09:00:00Z'))
    expect(dated({ created_at: null })).toBeUndefined()
  })

  it('names a conversation without messages, and reads the others', () => {
    const { format, records } = readImport(bytesOf([talk(null), talk([message({})], { uuid: 'c2' })]))
    expect(format).toBe('claude')
    expect(records).toMatchObject([
      { kind: 'message' },
      { kind: 'skipped', reason: 'malformed', place: { path: '[0]' } },
    ])
  })
})
