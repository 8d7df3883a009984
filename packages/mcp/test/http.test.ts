import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { AccessError, InvalidConfigError } from '@recollect/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createMcpServer, createReferenceServer, serveHttp } from '../src/index.ts'
import type { HttpOptions, HttpService, MemoryServer } from '../src/index.ts'
import { aMemory } from './support/a-memory.ts'
import type { TestMemory } from './support/a-memory.ts'
import { anAccessControl } from './support/an-access-control.ts'
import { aClient, call, httpClient } from './support/clients.ts'

let memory: TestMemory
const open: HttpService[] = []

beforeAll(async () => {
  memory = await aMemory()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((http) => http.close()))
})
afterAll(() => memory.close())

async function serve(options: HttpOptions = {}, served: MemoryServer = createMcpServer(memory.recollect)) {
  const http = await serveHttp(served, options)
  open.push(http)
  return http
}

const ALICE = 'alice-0123456789abcdef'
const BOB = 'bob-0123456789abcdef'
const tokens = [
  { token: ALICE, scope: 'alice' },
  { token: BOB, scope: 'bob' },
]

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
}
const ACCEPT = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A request as no client of the protocol sends it; headers may be anything. */
async function raw(
  url: string,
  headers: Record<string, string> = {},
  body: unknown = initialize,
  method = 'POST',
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, { method, headers: { ...ACCEPT, ...headers } }, resolve).on('error', reject)
    sent.end(method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : undefined)
  })
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}

describe('sessions of the protocol', () => {
  it('serves many clients at once, each with a session of its own', async () => {
    const { url } = await serve()
    const clients = await Promise.all(Array.from({ length: 5 }, () => httpClient(url)))
    await Promise.all(
      clients.map((client, at) =>
        call(client, 'remember', { messages: [{ text: `I like tea ${String(at)}.`, key: String(at) }] }),
      ),
    )
    const [first] = clients
    expect(first && (await call(first, 'facts', { slot: 'likes' })).data['facts']).toHaveLength(5)
    await Promise.all(clients.map((client) => client.close()))
  })

  it('ends one when the client says so, and says how to begin anew', async () => {
    const { url } = await serve()
    const client = aClient()
    const transport = new StreamableHTTPClientTransport(new URL(url))
    await client.connect(transport)
    const id = transport.sessionId ?? ''
    await transport.terminateSession()
    await client.close()
    const gone = await raw(url, { 'mcp-session-id': id }, { jsonrpc: '2.0', id: 2, method: 'tools/list' })
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('send initialize without Mcp-Session-Id')
  })

  it('ends none of one token for the sessions of another, however many those are', async () => {
    const { url } = await serve({ maxSessions: 2, tokens })
    const alice = await httpClient(url, ALICE)
    const bobs = []
    for (let at = 0; at < 4; at++) bobs.push(await httpClient(url, BOB))
    expect(await alice.ping()).toEqual({})
    const aliceToo = await httpClient(url, ALICE)
    const [first, second, ...rest] = bobs
    for (const client of [first, second]) await expect(client?.ping()).rejects.toThrow(/session has ended/u)
    for (const client of [alice, aliceToo, ...rest]) expect(await client.ping()).toEqual({})
    await Promise.all([alice, aliceToo, ...bobs].map((client) => client.close()))
  })

  it('ends the one that was idle longest when there are more than it takes', async () => {
    const { url } = await serve({ maxSessions: 2 })
    const [a, b] = [await httpClient(url), await httpClient(url)]
    await a.ping()
    const c = await httpClient(url)
    expect(await a.ping()).toEqual({})
    await expect(b.ping()).rejects.toThrow(/session has ended/u)
    await Promise.all([a.close(), b.close(), c.close()])
  })

  it('tells every client of a scope when one of them changes its facts, and nobody else', async () => {
    const { url } = await serve({ tokens })
    const heard: string[] = []
    const told = (who: string) => {
      let resolve = () => {}
      const once = new Promise<void>((done) => {
        resolve = done
      })
      const client = aClient({
        listChanged: {
          resources: {
            autoRefresh: false,
            onChanged: () => {
              heard.push(who)
              resolve()
            },
          },
        },
      })
      return { client, once }
    }
    const [alice, aliceToo, bob] = [told('alice'), told('aliceToo'), told('bob')]
    await httpClient(url, ALICE, alice.client)
    await httpClient(url, ALICE, aliceToo.client)
    await httpClient(url, BOB, bob.client)
    await call(alice.client, 'remember', { messages: [{ text: 'I live in Berlin.' }] })
    await Promise.all([alice.once, aliceToo.once])
    await call(bob.client, 'remember', { messages: [{ text: 'I live in Oslo.' }] })
    await bob.once
    expect([...heard].sort()).toEqual(['alice', 'aliceToo', 'bob'])
    await Promise.all([alice, aliceToo, bob].map(({ client }) => client.close()))
  })

  it('ends them all when it is closed', async () => {
    const { url, close } = await serveHttp(createMcpServer(memory.recollect))
    const client = await httpClient(url)
    await close()
    await expect(client.ping()).rejects.toThrow()
    await client.close()
  })
})

describe('tokens', () => {
  it('decide whose memory it is', async () => {
    const { url } = await serve({ tokens })
    const [alice, bob] = [await httpClient(url, ALICE), await httpClient(url, BOB)]
    await call(alice, 'remember', { messages: [{ text: '我对青霉素过敏' }] })
    expect((await call(alice, 'facts', { slot: 'allergy' })).data['facts']).toHaveLength(1)
    expect((await call(bob, 'facts', { slot: 'allergy' })).data['facts']).toEqual([])
    await Promise.all([alice.close(), bob.close()])
  })

  it.each([
    undefined,
    'Bearer',
    'Bearer wrong-0123456789abcdef',
    `Basic ${ALICE}`,
    `Bearer ${ALICE}x`,
    `Bearer ${BOB.slice(0, -1)}`,
  ])('are asked for: %s is none', async (authorization) => {
    const { url } = await serve({ tokens })
    const { status, headers, text } = await raw(url, authorization === undefined ? {} : { authorization })
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(text).toContain('Authorization: Bearer')
  })

  it('are counted when they are wrong: who guesses has to wait, also with the right one, and others do not', async () => {
    const { url } = await serve({ tokens, clientOf: (headers) => String(headers['x-client']) })
    const ask = (token: string, client: string) =>
      raw(url, { authorization: `Bearer ${token}`, 'x-client': client })
    for (let time = 0; time < 10; time++)
      expect((await ask('wrong-0123456789abcdef', '10.0.0.7')).status).toBe(401)
    for (const token of ['wrong-0123456789abcdef', ALICE]) {
      const { status, headers, text } = await ask(token, '10.0.0.7')
      expect(status).toBe(429)
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(text).toMatch(/Too many wrong tokens.*Wait \d+ s/u)
    }
    expect((await ask(ALICE, '10.0.0.8')).status).toBe(200)
  })

  it('that are left out are no guess', async () => {
    const { url } = await serve({ tokens })
    for (let time = 0; time < 12; time++) expect((await raw(url)).status).toBe(401)
    expect((await raw(url, { authorization: `Bearer ${ALICE}` })).status).toBe(200)
  })

  it('do not let one go on with the session of another', async () => {
    const { url } = await serve({ tokens })
    const begun = await raw(url, { authorization: `Bearer ${ALICE}` })
    const session = { 'mcp-session-id': String(begun.headers['mcp-session-id']) }
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    expect((await raw(url, { authorization: `Bearer ${ALICE}`, ...session }, list)).status).toBe(200)
    expect((await raw(url, { authorization: `Bearer ${BOB}`, ...session }, list)).status).toBe(404)
  })

  it.each([
    [[{ token: 'short' }], /at least 16/u],
    [[{ token: 'with spaces in the token' }], /at least 16/u],
    [[{ token: ALICE }, { token: ALICE }], /twice/u],
  ])('must be tokens: %j', async (wrong, message) => {
    await expect(serve({ tokens: wrong })).rejects.toThrow(message)
  })

  it('are needed where others could reach the server', async () => {
    await expect(serve({ host: '0.0.0.0' })).rejects.toThrow(/Pass tokens/u)
    const { url } = await serve({ host: '0.0.0.0', tokens })
    const client = await httpClient(url.replace('0.0.0.0', '127.0.0.1'), ALICE)
    expect(await client.ping()).toEqual({})
    await client.close()
  })

  it('can name no other scope where the server stands on one', async () => {
    const bound = createReferenceServer(memory.recollect.scope('alice'))
    await expect(serve({ tokens }, bound)).rejects.toThrow(/stands on the scope "alice" alone/u)
  })
})

describe('principals', () => {
  it('may do what their token stands for, and no more', async () => {
    const guarded = await aMemory({ access: anAccessControl() })
    const served = createMcpServer(guarded.recollect)
    await expect(serve({}, served)).rejects.toThrow(AccessError)
    const { url } = await serve(
      {
        tokens: [
          { token: ALICE, principal: { id: 'alice', roles: ['owner'] } },
          { token: BOB, principal: { id: 'bob', roles: ['reader'], scopes: ['alice'] }, scope: 'alice' },
        ],
      },
      served,
    )
    const [alice, bob] = [await httpClient(url, ALICE), await httpClient(url, BOB)]
    await call(alice, 'remember', { messages: [{ text: 'I live in Berlin.' }] })
    expect((await call(bob, 'recall', { query: 'Where do I live?' })).data).toMatchObject({
      evidence: 'strong',
    })
    const denied = await call(bob, 'remember', { messages: [{ text: 'I live in Oslo.' }] })
    expect(denied).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^ACCESS_DENIED: .*Ask whoever runs/u),
    })
    await Promise.all([alice.close(), bob.close()])
    await guarded.close()
  })

  it('must be allowed in the scope their token names', async () => {
    const guarded = await aMemory({ access: anAccessControl() })
    const principal = { id: 'bob', roles: ['owner' as const] }
    const stranger = serve(
      { tokens: [{ token: BOB, principal, scope: 'alice' }] },
      createMcpServer(guarded.recollect),
    )
    await expect(stranger).rejects.toThrow(/may not use the scope alice/u)
    await guarded.close()
  })

  it('need a memory that knows of principals', async () => {
    const principal = { id: 'bob', roles: ['owner' as const] }
    await expect(serve({ tokens: [{ token: BOB, principal }] })).rejects.toThrow(/as\(\) needs/u)
  })
})

describe('where a request comes from', () => {
  it.each([
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:1' },
    { origin: 'null' },
  ])('%j is refused', async (headers) => {
    const { url } = await serve()
    const { status, text } = await raw(url, headers)
    expect(status).toBe(403)
    expect(text).toMatch(/allowedHosts|allowedOrigins/u)
  })

  it('is right when it is this machine, or was allowed', async () => {
    const { url } = await serve({ allowedHosts: ['memory.test'], allowedOrigins: ['https://app.example'] })
    expect((await raw(url, { origin: 'https://app.example', host: 'memory.test' })).status).toBe(200)
    expect((await raw(url, { origin: new URL(url).origin })).status).toBe(200)
    for (const host of ['localhost:1', '127.0.0.2', '[::1]:7421'])
      expect((await raw(url, { host })).status, host).toBe(200)
  })

  it('lets pages of an origin that was allowed ask and read, and no others', async () => {
    const { url } = await serve({ tokens, allowedOrigins: ['https://app.example'] })
    const may = await raw(
      url,
      { origin: 'https://app.example', 'access-control-request-method': 'POST' },
      '',
      'OPTIONS',
    )
    expect(may).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': 'https://app.example',
        'access-control-allow-headers': expect.stringMatching(/authorization.*mcp-session-id/u),
      },
    })
    const read = await raw(url, { origin: 'https://app.example', authorization: `Bearer ${ALICE}` })
    expect(read).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': 'https://app.example',
        'access-control-expose-headers': expect.stringContaining('mcp-session-id'),
      },
    })
    const other = await raw(url, { origin: 'https://evil.example' }, '', 'OPTIONS')
    expect(other.status).toBe(403)
    expect(other.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each([
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
  ])('is asked for a token where a proxy sent it on: %j', async (headers) => {
    const { url } = await serve()
    const { status, text } = await raw(url, headers)
    expect(status).toBe(403)
    expect(text).toContain('Pass tokens')
    const guarded = await serve({ tokens })
    expect((await raw(guarded.url, { ...headers, authorization: `Bearer ${ALICE}` })).status).toBe(200)
  })

  it('is not taken for this machine because a proxy, by its defaults, says so', async () => {
    const { url } = await serve()
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    const body = JSON.stringify(initialize)
    socket.end(
      [
        'POST /mcp HTTP/1.0',
        `Host: 127.0.0.1:${port}`,
        'Connection: close',
        'Content-Type: application/json',
        'Accept: application/json, text/event-stream',
        `Content-Length: ${String(body.length)}`,
        '',
        body,
      ].join('\r\n'),
    )
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /u)
  })

  it('may be any address of this machine', async () => {
    // Not every system has this one; none is asked for tokens because of it.
    const failed = await serve({ host: '127.0.0.2' }).then(
      () => null,
      (error: unknown) => error,
    )
    expect(failed).not.toBeInstanceOf(InvalidConfigError)
  })
})

describe('bad requests', () => {
  it.each([
    ['no JSON', 400, '{"jsonrpc'],
    ['no message', 400, { hello: 'world' }],
    ['no session yet', 400, { jsonrpc: '2.0', id: 2, method: 'tools/list' }],
    ['a body over the limit', 413, JSON.stringify({ ...initialize, padding: 'x'.repeat(3000) })],
  ])('get a 4xx and a body: %s', async (_, status, body) => {
    const { url } = await serve({ maxBodyBytes: 2000 })
    const answer = await raw(url, {}, body)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toMatchObject({ error: { message: expect.stringMatching(/\w/u) } })
  })

  it('get told where the protocol is, and how to begin', async () => {
    const { url } = await serve({ path: '/memory' })
    expect((await raw(url.replace('/memory', '/mcp'))).text).toContain('served at /memory')
    expect(await raw(url, {}, '', 'GET')).toMatchObject({
      status: 400,
      text: expect.stringContaining('POST initialize'),
    })
    expect((await raw(`${url}/../etc/passwd`)).status).toBe(404)
  })

  it('leave the server as it was', async () => {
    const { url } = await serve({ maxSessions: 1 })
    const client = await httpClient(url)
    for (const body of ['{', {}, { jsonrpc: '2.0', id: 2, method: 'tools/list' }]) await raw(url, {}, body)
    expect(await client.ping()).toEqual({})
    await client.close()
  })

  it('say that an address cannot be had', async () => {
    const { url } = await serve()
    await expect(serve({ port: Number(new URL(url).port) })).rejects.toThrow(/EADDRINUSE/u)
  })
})
