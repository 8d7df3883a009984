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
    const { json } = await ask(`${url}/import`, 'POST', lines, { 'content-type': 'application/x-ndjson' })
    expect(json).toMatchObject({ status: 413, detail: expect.stringContaining('limits.importBytes') })
  })

  it('of an index has that of an import: what is given can be sent back', async () => {
    const url = await open({ limits: { bodyBytes: 1000, importBytes: 100_000 } })
    for (const q of ['How do I build it?', 'How do I test it?', 'How do I ship it?'])
      await ask(`${url}/sessions/chat/turns`, 'POST', { turns: [{ q, a: 'x '.repeat(200), mark: true }] })
    const { text } = await ask(`${url}/log/index`, 'GET')
    expect(text.length).toBeGreaterThan(1000)
    const { json } = await ask(`${url}-copy/log/index`, 'PUT', text, asJson)
    expect(json).toEqual({ imported: 3, skipped: 0 })
    const large = { text: 'x'.repeat(100_000) }
    expect((await ask(`${url}/log/index`, 'PUT', large)).json).toMatchObject({
      status: 413,
      detail: expect.stringContaining('limits.importBytes'),
    })
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
    ['with nothing but NUL', '{"query":"\\u0000"}'],
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
    const { json } = await ask(`${url}/messages`, 'POST', { messages: [{ text: 'x', at: true, rôle: 'x' }] })
    expect(json).toMatchObject({
      code: 'INVALID_REQUEST',
      issues: [
        { path: 'body.messages.0.at', message: 'must be epoch milliseconds, or ISO 8601' },
        { path: 'body.messages.0', message: 'Unrecognized key: "rôle"' },
      ],
    })
  })
})

describe('JSON of very many values', () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${String(at)}`, 1]))

  it.each([
    ['keys', 'recall', { query: 'x', filter: { metadata: many(1100) } }],
    ['unknown fields', 'recall', { query: 'x', ...many(1100) }],
    ['list entries', 'messages', { messages: Array.from({ length: 1100 }, () => 'x') }],
    ['lists in lists', 'messages', { messages: Array.from({ length: 300 }, () => [[[1]]]) }],
    ['form fields', 'sessions/chat/forms', { title: 'x', fields: many(1100) }],
    ['variables', 'sessions/chat/working', { values: many(1100) }],
  ])('is refused before it is looked at: %s', async (_, path, body) => {
    const url = await open({ limits: { bodyBytes: 20_000 } })
    const { json } = await ask(`${url}/${path}`, path.endsWith('working') ? 'PATCH' : 'POST', body)
    expect(json).toMatchObject({
      status: 413,
      code: 'BODY_TOO_LARGE',
      detail: 'The body has more than 1000 values. Send it in several requests.',
    })
  })

  it('may have one for 20 bytes of what a body may have', async () => {
    const url = await open({ limits: { bodyBytes: 40_000 } })
    const values = many(1900)
    expect((await ask(`${url}/sessions/chat/working`, 'PATCH', { values })).status).toBe(200)
  })

  it('of a form is refused by the number of its fields', async () => {
    const { json } = await ask(`${await open()}/sessions/chat/forms`, 'POST', {
      title: 'x',
      fields: many(45_000),
    })
    expect(json).toMatchObject({
      status: 400,
      detail: expect.stringContaining('45000 fields, and may have 500'),
    })
  })

  it('that are not known are told in few words', async () => {
    const { json } = await ask(`${await open()}/recall`, 'POST', { query: 'x', ...many(40_000) })
    expect(json).toMatchObject({ status: 400, detail: expect.stringContaining('Unrecognized keys: "f0"') })
    expect(JSON.stringify(json).length).toBeLessThan(3000)
  })

  it('in the parts of a form of a browser are not read at all', async () => {
    const form = new FormData()
    for (let at = 0; at < 20_000; at += 1) form.append(`f${String(at)}`, 'x')
    const response = await fetch(`${await open({ limits: { bodyBytes: 100 } })}/messages`, {
      method: 'POST',
      body: form,
    })
    expect(await response.json()).toMatchObject({ status: 415, code: 'CONTENT_TYPE' })
  })

  it('in headers or in a query are refused by the runtime', async () => {
    const url = await open()
    const query = Array.from({ length: 10_000 }, (_, at) => `f${String(at)}=1`).join('&')
    expect((await ask(`${url}/cards?${query}`, 'GET')).status).toBe(431)
  })
})

describe('a body that could be one of several', () => {
  it.each([
    ['forget', {}, 'body: give exactly one of item, card, slot, node, about and request'],
    [
      'forget',
      { item: 'a', card: 'b' },
      'body: give exactly one of item, card, slot, node, about and request',
    ],
    ['forget', { slot: 'plan', grace: 'soon' }, 'body.grace: Invalid input: expected number'],
    ['facts/move', { to: 'bob' }, 'body: give exactly one of card and slot'],
    ['messages', { messages: [5] }, 'body.messages.0: must be a text, or an object with one'],
    ['messages', { messages: [{ text: 'x', at: true }] }, 'body.messages.0.at: must be epoch milliseconds'],
    ['messages', { messages: [{ text: 'x', rôle: 'y' }] }, 'Unrecognized key: "rôle"'],
    ['recall', { query: 'x', filter: { metadata: { a: {} } } }, 'must be a string, number, boolean or null'],
    ['recall', { query: 'x', filter: { kind: 'x' } }, 'expected one of "item"|"card"'],
  ])('is told what was meant: %s %j', async (path, body, told) => {
    const { json } = await ask(`${await open()}/${path}`, 'POST', body)
    expect(json).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      detail: expect.stringContaining(told),
    })
  })
})

describe('what is not there', () => {
  it.each([
    ['GET', '/items/x', '/items'],
    ['GET', '/cards/x', '/cards'],
    ['GET', '/changes/x', '/changes'],
    ['GET', '/sessions/x', '/sessions'],
    ['GET', '/sessions/x/turns/1', '/sessions'],
    ['GET', '/sessions/chat/turns/7', '/sessions/{id}/turns'],
    ['DELETE', '/sessions/chat/working/x', '/sessions/{id}/working'],
    ['GET', '/log/topics/x', '/log/topics'],
    ['GET', '/nodes/x', '/nodes'],
    ['GET', '/episodes/x', '/episodes'],
  ])('is told with the route that lists what is: %s %s', async (method, path, list) => {
    const url = await open()
    await ask(`${url}/sessions/chat/turns`, 'POST', { turns: [{ q: 'How do I build it?' }] })
    const { json } = await ask(url + path, method)
    expect(json).toMatchObject({
      code: 'NOT_FOUND',
      detail: expect.stringMatching(/List what there is with GET \/v1\/scopes\/\{scope\}\/\S+\.$/u),
    })
    expect(Object(json).detail).toContain(`{scope}${list}`)
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
      clientOf: (headers) => headers.get('x-client'),
    })
    const from = (address: string) => ask(`${url}/stats`, 'GET', undefined, { 'x-client': address })
    expect([(await from('a')).status, (await from('b')).status, (await from('a')).status]).toEqual([
      200, 200, 429,
    ])
  })
})
