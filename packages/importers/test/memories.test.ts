import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { importInto, readImport } from '../src/index.ts'
import type { ImportRecord, ReadOptions } from '../src/index.ts'
import { inFirstPerson } from '../src/memories/first-person.ts'
import { bytesOf, contentsOf, linesOf, newMemory } from './support/memory.ts'

const saidIn = (records: readonly ImportRecord[]) =>
  records.map((record) =>
    record.kind === 'message'
      ? [record.message.role, record.message.text]
      : record.kind === 'skipped'
        ? [record.reason, record.detail]
        : [],
  )
const read = (value: unknown, options: ReadOptions = {}) => readImport(bytesOf(value), options)

describe('a sentence about the user', () => {
  it.each([
    ['User likes tea', 'I like tea'],
    ['The user lives in Porto', 'I live in Porto'],
    ['用户喜欢喝茶', '我喜欢喝茶'],
    ['用户的狗叫旺财', '我的狗叫旺财'],
    ["User's name is Ada", 'My name is Ada'],
    ['User is a nurse', 'I am a nurse'],
    ['User has two cats and works at Acme', 'I have two cats and work at Acme'],
    ["The user doesn't eat meat", "I don't eat meat"],
    ['User no longer works at Acme', 'I no longer work at Acme'],
    ['User really enjoys hiking.', 'I really enjoy hiking.'],
    ['User studies law', 'I study law'],
    ['User watches films', 'I watch films'],
    ['User goes to the gym', 'I go to the gym'],
    ['User moved to Lyon in 2021', 'I moved to Lyon in 2021'],
    ['User lives with their wife', 'I live with my wife'],
    ['Likes tea', 'I like tea'],
    ['Name is Ada', 'My name is Ada'],
    ['Allergic to peanuts', 'I am allergic to peanuts'],
    ['Alice prefers tea over coffee', 'I prefer tea over coffee'],
  ])('is turned: %s', (sentence, turned) => {
    expect(inFirstPerson(sentence, ['alice'])).toBe(turned)
  })

  it.each([
    'User settings are dark',
    'User constructor is public',
    'User interface is blue',
    'User preferences: dark',
    'User said the user is sad',
    'The assistant recommended Porto',
    'Bob likes tea',
    'Tea is liked',
  ])('is left as it is where that would be a guess: %s', (sentence) => {
    expect(inFirstPerson(sentence, ['alice'])).toBeNull()
  })
})

describe('notes about the user', () => {
  const NOTES = [{ id: '1', memory: 'User lives in Porto', user_id: 'u', created_at: '2024-05-01T00:00:00Z' }]

  it('are quotations that give no fact, and how many is said; with trust the user’s own words, at their time', async () => {
    const memory = await newMemory()
    const quoted = read(NOTES)
    expect(quoted.quoted).toBe(1)
    expect(await importInto(memory, quoted.records)).toMatchObject({
      found: 0,
      messages: { byRole: { assistant: 1 } },
    })
    const trusted = read(NOTES, { trust: true })
    expect(trusted.quoted).toBe(0)
    expect(await importInto(memory, trusted.records)).toMatchObject({
      found: 1,
      messages: { byRole: { user: 1 } },
    })
    expect((await memory.answer('Where do I live?')).text).toContain('Porto')
    expect((await memory.items.list()).rows.at(-1)).toMatchObject({
      text: 'I live in Porto',
      saidAt: Date.parse('2024-05-01'),
      metadata: { original: 'User lives in Porto' },
    })
    const before = await contentsOf(memory)
    await importInto(memory, read(NOTES, { trust: true }).records)
    expect(await contentsOf(memory)).toEqual(before)
  })

  it('of which only some can be turned are each kept as what they are', () => {
    const { records } = read([{ memory: 'User likes tea. The assistant recommended Porto.' }], {
      trust: true,
    })
    expect(saidIn(records)).toEqual([
      ['user', 'I like tea.'],
      ['assistant', 'The assistant recommended Porto.'],
    ])
  })

  it.each<[string, unknown]>([
    ['a list of texts', ['User likes tea']],
    ['texts under a name', { facts: ['User likes tea'] }],
    ['objects with a text', [{ text: 'User likes tea', created_at: '2025-01-01' }]],
    ['objects with a content, as ChatGPT has them', [{ content: 'User likes tea', enabled: true }]],
    ['a page of ChatGPT’s', { memories: [{ id: 'a', content: 'User likes tea', updated_at: '2025-01-01' }] }],
    [
      'items of LangMem',
      [{ namespace: ['m'], key: 'k', value: { kind: 'Memory', content: { content: 'User likes tea' } } }],
    ],
    ['blocks of Letta', { blocks: [{ label: 'human', value: 'User likes tea' }] }],
    ['edges of Zep', { edges: [{ uuid: 'e', name: 'LIKES', fact: 'User likes tea', invalid_at: null }] }],
    ['lines of JSON', linesOf([{ memory: 'User likes tea' }])],
    ['a copied list', '- [2025-01-03] - User likes tea\n'],
    ['a copied text with headings', '# Preferences\n\n**Drinks**\n1. User likes tea\n'],
  ])('come as %s', (_, value) => {
    expect(saidIn(read(value, { trust: true }).records)).toEqual([['user', 'I like tea']])
    expect(read(value).quoted).toBe(1)
  })

  it('that are over, switched off, or of the assistant are never turned', () => {
    const notes = [
      { fact: 'User likes tea', invalid_at: '2024-01-01' },
      { label: 'persona', value: 'User likes tea' },
      { content: 'User likes tea', enabled: false },
    ]
    expect(saidIn(read(notes, { trust: true }).records)).toEqual([
      ['assistant', 'User likes tea'],
      ['assistant', 'User likes tea'],
      ['hidden', 'it is switched off'],
    ])
  })

  it('in lines of which some are broken are read, and those named', () => {
    const lines =
      '{"memory":"User likes tea"}{"memory":"User owns a cat"}\n\n{"memory":"User likes\n{"memory":"User is a nurse"}\n'
    const { records } = readImport(bytesOf(lines), { format: 'memories', trust: true })
    expect(saidIn(records)).toEqual([
      ['user', 'I like tea'],
      ['user', 'I own a cat'],
      ['malformed', 'not JSON'],
      ['user', 'I am a nurse'],
    ])
    expect(records[2]?.place).toEqual({ line: 3 })
  })
})

describe('what comes beside Claude’s conversations', () => {
  const MEMORIES = [
    {
      conversations_memory: '**Work**\n\nUser is a nurse in Porto.\n\nThe user likes tea.',
      project_memories: { p1: 'User writes a book.' },
      account_uuid: 'a',
    },
  ]
  const PROJECTS = [
    {
      uuid: 'p1',
      name: 'Book',
      description: 'My book',
      prompt_template: 'You live in Rome.',
      docs: [{ uuid: 'd', filename: 'a.md', content: 'I live in Oslo.' }],
    },
  ]
  const USERS = [{ uuid: 'u', full_name: 'A B', email_address: 'a@example.com' }]

  it('is kept as notes, documents and instructions, of which none is the user’s; the account is passed over', async () => {
    const memory = await newMemory()
    const { format, records, quoted } = read([...MEMORIES, ...PROJECTS, ...USERS])
    expect([format, quoted]).toEqual(['claude', 3])
    expect(saidIn(records)).toEqual([
      ['assistant', 'User is a nurse in Porto.'],
      ['assistant', 'The user likes tea.'],
      ['assistant', 'User writes a book.'],
      ['tool', 'My book'],
      ['system', 'You live in Rome.'],
      ['tool', 'I live in Oslo.'],
      ['account', 'an account: nothing that was said'],
    ])
    expect((await importInto(memory, records)).found).toBe(0)
  })

  it('is read from the archive with them', () => {
    const talk = { uuid: 'c', chat_messages: [{ uuid: 'm', sender: 'human', text: 'Hello' }] }
    const archive = zipSync({
      'users.json': strToU8(JSON.stringify(USERS)),
      'memories.json': strToU8(JSON.stringify(MEMORIES)),
      'conversations.json': strToU8(JSON.stringify([talk])),
    })
    const { format, records } = readImport(archive, { trust: true })
    expect(format).toBe('claude')
    expect(saidIn(records).map(([who]) => who)).toEqual(['user', 'user', 'user', 'user', 'account'])
  })
})
