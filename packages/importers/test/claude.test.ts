import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import { bytesOf, contentsOf, newMemory } from './support/memory.ts'

const ROOT = '00000000-0000-4000-8000-000000000000'
const message = (uuid: string, sender: string, text: string, more: object = {}) => ({
  uuid,
  sender,
  text,
  content: [{ type: 'text', text }],
  created_at: '2025-03-01T08:00:00.123456Z',
  attachments: [],
  files: [],
  ...more,
})
const conversation = (chat_messages: readonly unknown[], more: object = {}) => ({
  uuid: 'k1',
  name: '搬家',
  created_at: '2025-03-01T07:59:00Z',
  chat_messages,
  ...more,
})

const TALK = conversation([
  message('a', 'human', '我住在杭州', { files: [{ file_name: 'photo.png' }] }),
  message('b', 'assistant', '我喜欢苏州'),
  message('c', 'human', '', {
    content: [],
    attachments: [{ file_name: '', extracted_content: 'I live in Paris. I work at Shell.' }],
  }),
  message('d', 'assistant', 'x', { content: [{ type: 'tool_use', name: 'search', input: {} }] }),
  message('e', 'human', ' '),
  message('f', 'robot', 'Hello'),
  { uuid: 'g' },
])

describe('a Claude export', () => {
  it('takes facts from the user’s words, and none from what was pasted or answered', async () => {
    const memory = await newMemory()
    const { format, records } = readImport(bytesOf([TALK]))
    expect(format).toBe('claude')
    const report = await importInto(memory, records)
    expect(report).toMatchObject({
      messages: { kept: 3, byRole: { user: 1, assistant: 1, tool: 1 } },
      skipped: { byReason: { 'not-text': 1, empty: 1, malformed: 2 } },
    })
    expect(report.ignored).toBeGreaterThanOrEqual(2)
    expect((await memory.cards.list()).rows.map(({ value }) => value)).toEqual(['杭州'])
    expect((await memory.items.list()).rows[0]).toMatchObject({
      session: 'claude:k1',
      saidAt: Date.parse('2025-03-01T08:00:00.123Z'),
      metadata: { importedFrom: 'claude', title: '搬家', attachments: ['photo.png'] },
    })
    const before = await contentsOf(memory)
    expect((await importInto(memory, readImport(bytesOf([TALK])).records)).messages.known).toBe(3)
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('reads older exports, whose messages have a text alone', () => {
    const { content: _, ...plain } = message('a', 'human', 'I live in Rome')
    const { records } = readImport(bytesOf([conversation([plain])]))
    expect(records).toMatchObject([{ kind: 'message', message: { text: 'I live in Rome', role: 'user' } }])
  })

  it('follows the branch that was shown last where messages name their parents', () => {
    const branched = [
      message('a', 'human', 'I live in Rome', { parent_message_uuid: ROOT }),
      message('b', 'human', 'I live in Oslo', { parent_message_uuid: ROOT }),
      message('c', 'assistant', 'Oslo!', { parent_message_uuid: 'b' }),
    ]
    const texts = (more: object) =>
      readImport(bytesOf([conversation(branched, more)])).records.map((record) =>
        record.kind === 'message' ? record.message.text : record.kind === 'skipped' ? record.reason : '',
      )
    expect(texts({})).toEqual(['I live in Oslo', 'Oslo!', 'branch'])
    expect(texts({ current_leaf_message_uuid: 'a' })).toEqual(['I live in Rome', 'branch', 'branch'])
  })

  const shownOf = (chat_messages: readonly unknown[], more: object = {}) =>
    readImport(bytesOf([conversation(chat_messages, more)])).records.map((record) =>
      record.kind === 'message' ? record.message.text : record.kind === 'skipped' ? record.reason : '',
    )

  it.each([
    ['has no sender', { uuid: 'x', parent_message_uuid: 'b' }],
    ['is nothing at all', null],
  ])('follows it past a message that %s', (_, broken) => {
    const branched = [
      message('a', 'human', 'I live in Paris.', { parent_message_uuid: ROOT }),
      message('b', 'human', 'I live in Oslo.', { parent_message_uuid: ROOT }),
      broken,
      message('c', 'human', 'Hello', { parent_message_uuid: 'x' }),
    ]
    expect(shownOf(branched)).toEqual(['malformed', 'I live in Oslo.', 'Hello', 'branch'])
    expect(shownOf(branched.slice(0, 3))).toEqual(['malformed', 'I live in Oslo.', 'branch'])
    expect(shownOf([broken])).toEqual(['malformed'])
  })

  it('takes a message that names no parent to follow the one before it', () => {
    const mixed = [
      message('a', 'human', 'one'),
      message('b', 'human', 'two'),
      message('c', 'human', 'three', { parent_message_uuid: 'b' }),
      message('d', 'human', 'four', { parent_message_uuid: 'b' }),
    ]
    expect(shownOf(mixed)).toEqual(['one', 'two', 'four', 'branch'])
  })

  it('walks a circle once', () => {
    const circle = [
      message('a', 'human', 'one', { parent_message_uuid: 'b' }),
      message('b', 'human', 'two', { parent_message_uuid: 'a' }),
    ]
    expect(shownOf(circle)).toEqual(['one', 'two'])
  })
})
