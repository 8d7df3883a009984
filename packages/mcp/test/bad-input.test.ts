import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMcpServer, createReferenceServer } from '../src/index.ts'
import { joined } from './support/a-graph.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'
import { call } from './support/clients.ts'

let memory: TestMemory
let client: Client
beforeAll(async () => {
  memory = await aMemory({ config: { limits: { maxTextBytes: 1000 } } })
  client = await joined(createMcpServer(memory.recollect, { scope: 'alice' }))
  await call(client, 'remember', { messages: [{ text: 'I live in Berlin.' }] })
})
afterAll(async () => {
  await client.close()
  await memory.close()
})

it.each([
  ['remember', {}, /messages/u],
  ['remember', { messages: [] }, /at least one message/u],
  ['remember', { messages: [{ text: '' }] }, /INVALID_INPUT.*messages\[0\]\.text: must not be empty/u],
  ['remember', { messages: [{ text: ' \u200b ' }] }, /INVALID_INPUT.*visible character/u],
  ['remember', { messages: [{ text: '\u0000\u202e' }] }, /INVALID_INPUT.*visible character/u],
  [
    'remember',
    { messages: [{ content: [{ type: 'image' }] }] },
    /INVALID_INPUT.*pass the words that were said/u,
  ],
  ['remember', { messages: [{ role: 'user' }] }, /INVALID_INPUT.*messages\[0\]\.text/u],
  ['remember', { messages: [{ text: 'a', content: 'b' }] }, /INVALID_INPUT.*text and .*content both/u],
  ['remember', { messages: [{ text: 'a', at: 'yesterday' }] }, /INVALID_INPUT/u],
  ['remember', { messages: [{ text: 'a', role: 'god' }] }, /role/u],
  ['remember', { messages: [{ text: 'a', scope: 'bob' }] }, /INVALID_INPUT.*scope: whose memory/u],
  ['remember', { messages: '[{"text":"I live in' }, /INVALID_INPUT.*begins like JSON/u],
  ['remember', { messages: [{ text: 'I live in Oslo.' }, { text: '\u202e' }] }, /INVALID_INPUT/u],
  ['recall', { query: '' }, /pass the question/u],
  ['recall', { query: 'x', limit: 0 }, /limit/u],
  ['recall', { query: 'x', limit: 1e9 }, /limit/u],
  ['recall', { query: 'x', cursor: 'nonsense' }, /INVALID_CURSOR.*without a cursor/u],
  ['recall', { query: 'x', validAt: 'never' }, /INVALID_INPUT.*ISO 8601/u],
  ['recall', { query: 'x', filter: { slot: "'; drop table" } }, /INVALID_INPUT/u],
  ['answer', { query: { a: 7 } }, /INVALID_INPUT.*query/u],
  ['facts', { cursor: 'nonsense' }, /INVALID_(?:CURSOR|INPUT)/u],
  ['facts', { entity: '../x' }, /INVALID_INPUT/u],
  ['history', { slot: 'no slot!' }, /INVALID_INPUT.*Use a name like/u],
  ['forget', {}, /exactly one of/u],
  ['forget', { item: 'a', card: 'b' }, /exactly one of.*Nothing was forgotten/u],
  ['forget', { item: 'nope' }, /NOT_FOUND: No item "nope" in this scope\. Call recall or facts/u],
  ['context', { message: '' }, /pass what the user said/u],
  ['context', { message: 'x', include: ['everything'] }, /include/u],
  ['context', { message: 'x', budget: -1 }, /budget/u],
  ['erase', {}, /NOT_FOUND: Tool "erase" not found\. Call one of remember/u],
])(
  '%s of %j is an error of the tool that says what to do, and changes nothing',
  async (tool, args, message) => {
    const { isError, text } = await call(client, tool, args)
    expect(isError).toBe(true)
    expect(text).toMatch(message)
    expect(text).not.toContain('.list()')
    expect(await memory.recollect.scope('alice').stats()).toMatchObject({
      items: 1,
      cards: { active: 1, total: 1 },
    })
  },
)

it('keeps what was not foreseen to itself, and reports it', async () => {
  const reported: unknown[] = []
  const recall = () => Promise.reject(new Error('secret /var/path'))
  const failing = { ...memory.recollect.scope('alice'), recall }
  const other = await joined(createMcpServer(failing, { onError: (error) => reported.push(error) }))
  const { isError, text } = await call(other, 'recall', { query: 'x' })
  expect(isError).toBe(true)
  expect(text).toMatch(/^INTERNAL: .*Call again/u)
  expect(text).not.toContain('secret')
  expect(reported).toHaveLength(1)
  await other.close()
})

it('says so when the memory was closed', async () => {
  const closed = await aMemory()
  const other = await joined(createMcpServer(closed.recollect))
  await closed.close()
  expect(await call(other, 'facts')).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^CLOSED: /u),
  })
  await other.close()
})

describe('options', () => {
  it.each([
    ['{"forgetGraceMs":-1}', /forgetGraceMs/u],
    ['{"session":""}', /session/u],
    ['{"language":"fr"}', /language/u],
    ['{"tokens":[]}', /tokens/u],
  ])('%s are refused', (options, message) => {
    expect(() => createMcpServer(memory.recollect, JSON.parse(options))).toThrow(message)
  })

  it('refuse another scope than the one the server stands on, and names of scopes that are none', () => {
    const alice = memory.recollect.scope('alice')
    expect(() => createMcpServer(alice, { scope: 'bob' }).open()).toThrow(
      /stands on the scope "alice" alone/u,
    )
    expect(() => createMcpServer(alice).open({ principal: { id: 'alice', roles: ['owner'] } })).toThrow(
      /alone/u,
    )
    expect(() => createMcpServer(memory.recollect, { scope: ' x' }).open()).toThrow(/white space/u)
    expect(() => createReferenceServer(alice, JSON.parse('{"deletion":"burn"}'))).toThrow(/retract/u)
  })
})
