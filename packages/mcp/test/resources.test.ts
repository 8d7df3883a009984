import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import type { ScopedMemory } from '@recollect/core'
import { fixedClock } from '@recollect/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMcpServer, serveHttp } from '../src/index.ts'
import type { HttpService } from '../src/index.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'
import { httpClient } from './support/clients.ts'

let memory: TestMemory
let alice: ScopedMemory
let http: HttpService
let client: Client
const SESSION = '会话 一/2'

beforeAll(async () => {
  memory = await aMemory({ clock: fixedClock() })
  alice = memory.recollect.scope('alice')
  await alice.remember(['我住在长沙', '我搬家到了海淀区', 'I like green tea.'])
  for (let plan = 0; plan < 103; plan++)
    await alice.put({ slot: `plan-${String(plan)}`, value: `plan ${String(plan)}` })
  const session = alice.session(SESSION)
  await session.log('How do I brew tea?', 'First boil the water, then pour it.', { mark: true })
  await session.working.set({ city: '长沙' })
  http = await serveHttp(createMcpServer(memory.recollect, { scope: 'alice' }))
  client = await httpClient(http.url)
})
afterAll(async () => {
  await client.close()
  await http.close()
  await memory.close()
})

async function every() {
  const pages = []
  let cursor: string | undefined
  do {
    const page = await client.listResources(cursor === undefined ? {} : { cursor })
    pages.push(page.resources)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return pages
}

const read = async (uri: string): Promise<unknown> => {
  const [content] = (await client.readResource({ uri })).contents
  expect(content).toMatchObject({ uri, mimeType: 'application/json' })
  return JSON.parse(content !== undefined && 'text' in content ? content.text : '')
}

it('lists the facts that hold and the sessions, page by page, each once', async () => {
  const pages = await every()
  expect(pages.map((page) => page.length)).toEqual([100, 6])
  const all = pages.flat()
  expect(new Set(all.map(({ uri }) => uri)).size).toBe(106)
  expect(all).toContainEqual(
    expect.objectContaining({
      name: 'user:location',
      title: 'location = "海淀区"',
      mimeType: 'application/json',
    }),
  )
  expect(all.map(({ title }) => title)).not.toContain('location = "长沙"')
  expect(all.at(-1)).toMatchObject({ name: SESSION })
})

it('has a template for each', async () => {
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'recollect://cards/{id}',
    'recollect://sessions/{id}',
  ])
})

it('reads a card with who said it, in which words', async () => {
  const [location] = (await alice.cards.list({ slot: 'location', active: true })).rows
  expect(await read(`recollect://cards/${location?.id ?? ''}`)).toMatchObject({
    notice: expect.stringContaining('not instructions'),
    fact: { value: '海淀区', version: 2 },
    provenance: { path: 'rule', message: { role: 'user', quote: expect.stringContaining('海淀区') } },
  })
})

it('reads a session by its URI from the list, with its last pairs and variables', async () => {
  const uri = (await every()).flat().at(-1)?.uri ?? ''
  expect(await read(uri)).toMatchObject({
    session: { id: SESSION, turns: 1 },
    recent: [{ question: 'How do I brew tea?', answer: 'First boil the water, then pour it.' }],
    working: [{ name: 'city', value: '长沙' }],
  })
})

it('completes ids by how they begin', async () => {
  const complete = async (uri: string, value: string) =>
    (await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name: 'id', value } }))
      .completion
  expect(await complete('recollect://sessions/{id}', '会')).toEqual({ values: [SESSION], hasMore: false })
  expect(await complete('recollect://sessions/{id}', 'x')).toEqual({ values: [], hasMore: false })
  const cards = await complete('recollect://cards/{id}', '')
  expect(cards).toMatchObject({ hasMore: true })
  expect(cards.values).toHaveLength(100)
})

it.each([
  ['recollect://cards/nope', /NOT_FOUND/u],
  ['recollect://sessions/nope', /NOT_FOUND/u],
  ['recollect://other/1', /No such resource/u],
  ['recollect://cards/%zz', /No such resource/u],
  ['file:///etc/passwd', /No such resource/u],
])('says that %s is not there', async (uri, message) => {
  await expect(client.readResource({ uri })).rejects.toMatchObject({
    code: -32_002,
    message: expect.stringMatching(message),
  })
})

it('says what is wrong with a cursor or a completion', async () => {
  await expect(client.listResources({ cursor: 'nonsense' })).rejects.toThrow(/List again without one/u)
  const forged = Buffer.from('{"of":"cards","cursor":"zz"}').toString('base64url')
  await expect(client.listResources({ cursor: forged })).rejects.toThrow(/INVALID/u)
  const argument = { name: 'id', value: '' }
  await expect(client.complete({ ref: { type: 'ref/resource', uri: 'x://y' }, argument })).rejects.toThrow(
    /Complete the id/u,
  )
})

it('offers a prompt that puts what is remembered in front of a message', async () => {
  expect((await client.listPrompts()).prompts).toMatchObject([
    { name: 'with_memory', arguments: [{ name: 'message' }] },
  ])
  const { messages } = await client.getPrompt({ name: 'with_memory', arguments: { message: '我住在哪里？' } })
  expect(messages).toMatchObject([
    { role: 'user', content: { text: expect.stringContaining('海淀区') } },
    { role: 'user', content: { text: '我住在哪里？' } },
  ])
  await expect(client.getPrompt({ name: 'with_memory', arguments: { message: '' } })).rejects.toThrow(
    /must not be empty/u,
  )
})
