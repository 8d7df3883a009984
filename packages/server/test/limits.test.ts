import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'
import type { ServerOptions } from '../src/index.ts'

const open = async (options: ServerOptions = {}): Promise<string> =>
  `${await listen(onTestFinished, await openMemory(onTestFinished), options)}/v1/scopes/alice`

const asJson = { 'content-type': 'application/json' }

describe('a body', () => {
  it('that says it is too large is refused', async () => {
    const url = await open({ limits: { bodyBytes: 100 } })
    const { json } = await ask(`${url}/answer`, 'POST', { query: 'x'.repeat(100) })
    expect(json).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
      detail: expect.stringContaining('100 bytes'),
    })
  })

  it('that comes in pieces is refused once it is too large', async () => {
    const url = await open({ limits: { bodyBytes: 1000 } })
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new TextEncoder().encode(' '.repeat(400)))
      },
    })
    const init = { method: 'POST', body, headers: asJson, duplex: 'half' as const }
    expect((await fetch(`${url}/answer`, init)).status).toBe(413)
  })

  it('that comes in pieces is read', async () => {
    const url = await open()
    const body = new Blob(['{"query":"where do', ' I live?"}']).stream()
    const init = { method: 'POST', body, headers: asJson, duplex: 'half' as const }
    expect((await fetch(`${url}/answer`, init)).status).toBe(200)
  })

  it('of an import has a limit of its own', async () => {
    const url = await open({ limits: { importBytes: 20 } })
    const lines = '{"type":"recollect","format":1}\n'
    const { status } = await ask(`${url}/import`, 'POST', lines, { 'content-type': 'application/x-ndjson' })
    expect(status).toBe(413)
  })

  it.each([
    ['no type', {}],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['plain text', { 'content-type': 'text/plain' }],
    ['compressed JSON', { ...asJson, 'content-encoding': 'gzip' }],
  ])('of %s is refused, so that no foreign page can send one', async (_, headers) => {
    const url = await open()
    const response = await fetch(`${url}/answer`, {
      method: 'POST',
      body: Buffer.from('{"query":"x"}'),
      headers,
    })
    expect(await response.json()).toMatchObject({ status: 415, code: 'CONTENT_TYPE' })
  })

  it('may name its characters', async () => {
    const url = await open()
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await ask(`${url}/answer`, 'POST', '{"query":"我住在哪里？"}', headers)).status).toBe(200)
  })
})

describe('JSON', () => {
  it.each([
    ['broken', '{"query":'],
    ['nested without end', `{"query":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['nested deeply in metadata', `{"text":"x","metadata":${'{"a":'.repeat(65)}1${'}'.repeat(65)}}`],
    ['with a prototype', '{"query":"x","__proto__":{"admin":true}}'],
    ['with a prototype further in', '{"query":"x","filter":{"metadata":{"\\u005f_proto__":1}}}'],
    ['with an unknown field', '{"query":"x","scope":"bob"}'],
    ['with a constructor', '{"query":"x","constructor":{"prototype":{"admin":true}}}'],
    ['that is a list', '["x"]'],
    ['that is null', 'null'],
    ['with half of a surrogate pair', '{"query":"\\ud83d"}'],
    ['with NUL', '{"query":"\\u0000"}'],
  ])('%s is refused', async (_, body) => {
    const url = await open()
    const path = body.includes('"text"') ? 'messages/preview' : 'recall'
    const { status, json } = await ask(`${url}/${path}`, 'POST', body, asJson)
    expect([status, typeof Object(json).detail]).toEqual([400, 'string'])
    expect(Object({}).admin).toBeUndefined()
  })

  it('that is no UTF-8 is refused, not changed', async () => {
    const url = await open()
    const body = Buffer.concat([Buffer.from('{"query":"'), Buffer.from([0xb3, 0xa4]), Buffer.from('"}')])
    const response = await fetch(`${url}/answer`, { method: 'POST', body, headers: asJson })
    expect(await response.json()).toMatchObject({ status: 400, code: 'INVALID_JSON' })
  })

  it('with a key twice counts the last', async () => {
    const url = await open()
    const { json } = await ask(`${url}/recall`, 'POST', '{"query":"a","query":"我住在哪里？"}', asJson)
    expect(json).toMatchObject({ query: '我住在哪里？' })
  })

  it('is told which fields were refused', async () => {
    const url = await open()
    const { json } = await ask(`${url}/messages`, 'POST', { messages: [{ text: 5, rôle: 'x' }] })
    expect(json).toMatchObject({
      code: 'INVALID_REQUEST',
      issues: [{ path: expect.stringContaining('body.messages.0') }],
    })
  })
})

describe('a query', () => {
  it.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'limit=1&limit=2',
    'unknown=1',
    'active=yes',
    'from=yesterday',
    'metadata=[]',
    'metadata={',
    '__proto__=1',
    'kind=item',
  ])('with %s is refused', async (query) => {
    const url = await open()
    expect((await ask(`${url}/cards?${query}`, 'GET')).status).toBe(400)
  })

  it('is refused where none is taken', async () => {
    const url = await open()
    expect((await ask(`${url}/stats?a=1`, 'GET')).status).toBe(400)
    expect((await ask(`${url}/answer?a=1`, 'POST', { query: 'x' })).status).toBe(400)
    expect((await ask(`${url}/export?a=1`, 'GET')).status).toBe(400)
  })
})

describe('a client', () => {
  it('that asks too often is told how long to wait', async () => {
    const url = await open({ rateLimit: { requests: 2, seconds: 60 } })
    const answers = [
      await ask(`${url}/stats`, 'GET'),
      await ask(`${url}/stats`, 'GET'),
      await ask(`${url}/stats`, 'GET'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(answers[2]?.json).toMatchObject({ code: 'RATE_LIMITED' })
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('is counted by itself', async () => {
    const url = await open({
      rateLimit: { requests: 1, seconds: 60 },
      clientOf: (headers) => headers.get('x-forwarded-for'),
    })
    const from = (address: string) => ask(`${url}/stats`, 'GET', undefined, { 'x-forwarded-for': address })
    expect([(await from('a')).status, (await from('b')).status, (await from('a')).status]).toEqual([
      200, 200, 429,
    ])
  })
})
