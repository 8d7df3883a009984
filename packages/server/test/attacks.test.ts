import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ask } from './support/ask.ts'
import { request, sendRaw } from './support/raw.ts'
import { staticTokens } from '../src/index.ts'
import type { ServerOptions } from '../src/index.ts'
import { listen, openGuarded, openMemory } from './support/server.ts'

const puts: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const put of puts) await put()
})

let url = ''
let host = ''
beforeAll(async () => {
  const later = (put: () => Promise<void>) => void puts.unshift(put)
  const recollect = await openMemory(later)
  await recollect.scope('alice').remember('我住在长沙')
  url = await listen(later, recollect, { origins: ['https://app.example'] })
  host = new URL(url).host
})

const STATS = '/v1/scopes/alice/stats'
const statusOf = (answer: string): number =>
  Number(/^HTTP\/1\.1 (?<status>\d{3})/u.exec(answer)?.groups?.['status'])
const problemOf = (answer: string): unknown =>
  JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))

describe('the Host header', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.1',
    '[::2]',
    'evil.example:80',
    '0.0.0.0',
  ])('%s is refused: a page elsewhere may point its name here', async (name) => {
    const answer = await sendRaw(url, request(`GET ${STATS}`, [`Host: ${name}`]))
    expect([statusOf(answer), problemOf(answer)]).toMatchObject([403, { code: 'HOST_REFUSED' }])
  })

  it.each(['localhost', 'LOCALHOST:1', '127.0.0.1', '127.1.2.3', '[::1]:8080'])(
    '%s is this machine',
    async (name) => {
      expect(statusOf(await sendRaw(url, request(`GET ${STATS}`, [`Host: ${name}`])))).toBe(200)
    },
  )

  it('is let in where it is named, whatever its port, and refused where others are', async () => {
    const allowedHosts = ['memory.internal', '10.0.0.1']
    const recollect = await openMemory(onTestFinished)
    const named = await listen(onTestFinished, recollect, { allowedHosts })
    const asked = async (name: string) =>
      statusOf(await sendRaw(named, request(`GET ${STATS}`, [`Host: ${name}`])))
    for (const name of ['memory.internal', 'MEMORY.internal:8080', '10.0.0.1', 'localhost'])
      expect(await asked(name)).toBe(200)
    for (const name of ['evil.memory.internal', 'evil.example', '10.0.0.2'])
      expect(await asked(name)).toBe(403)
  })

  it('is any with tokens, unless some are named', async () => {
    const recollect = await openGuarded(onTestFinished)
    const authenticate = staticTokens({ 'alice-token-0123456789': { id: 'alice', roles: ['owner'] } })
    const asked = async (options: ServerOptions) => {
      const guarded = await listen(onTestFinished, recollect, { authenticate, ...options })
      return statusOf(await sendRaw(guarded, request('GET /healthz', ['Host: memory.example'])))
    }
    expect(await asked({})).toBe(200)
    expect(await asked({ allowedHosts: ['memory.example'] })).toBe(200)
    expect(await asked({ allowedHosts: ['other.example'] })).toBe(403)
  })

  it.each(['a b', 'x/y', '', 'user@localhost', '127.0.0.1#', 'localhost\\x'])(
    '"%s" is refused',
    async (name) => {
      const answer = await sendRaw(url, request(`GET ${STATS}`, [`Host: ${name}`]))
      expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
      expect(statusOf(answer)).toBeLessThan(500)
      expect(problemOf(answer)).toMatchObject({ detail: expect.any(String) })
    },
  )
})

describe('a page of another origin', () => {
  const from = (origin: string, method = 'GET') => ask(url + STATS, method, undefined, { origin })

  it.each(['https://evil.example', 'null', 'http://localhost:1', 'http://127.0.0.1'])(
    '%s is refused',
    async (origin) => {
      const { json, headers } = await from(origin)
      expect(json).toMatchObject({ status: 403, code: 'ORIGIN_REFUSED' })
      expect(headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  it('is let in when it is named, and asks beforehand', async () => {
    const { status, headers } = await from('https://app.example')
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, 'https://app.example'])
    const before = await from('https://app.example', 'OPTIONS')
    expect([before.status, before.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type, last-event-id',
    ])
  })

  it('reads the error, too, when it is named', async () => {
    const { status, headers } = await ask(`${url}/v1/scopes/alice/cards/none`, 'GET', undefined, {
      origin: 'https://app.example',
    })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, 'https://app.example'])
  })

  it.each([
    ['GET', '/none', 404],
    ['DELETE', STATS, 405],
  ])('reads that nothing is there, too: %s %s', async (method, path, expected) => {
    const { status, headers } = await ask(url + path, method, undefined, { origin: 'https://app.example' })
    expect([status, headers.get('access-control-allow-origin'), headers.get('vary')]).toEqual([
      expected,
      'https://app.example',
      'Origin',
    ])
  })

  it.each([STATS, '/none'])('reads why the place was refused: %s', async (path) => {
    const asked = request(`GET ${path}`, ['Host: evil.example', 'Origin: https://app.example'])
    const answer = await sendRaw(url, asked)
    expect([statusOf(answer), answer]).toEqual([
      403,
      expect.stringContaining('access-control-allow-origin: https://app.example'),
    ])
  })

  it('of the server itself is none', async () => {
    expect((await from(url)).status).toBe(200)
  })
})

describe('a path', () => {
  it.each([
    '/v1/scopes/%ff/stats',
    '/v1/scopes/%E5%AE/stats',
    '/v1/scopes/a%00b/stats',
    '/v1/scopes/%20/stats',
    '/v1/scopes/%E2%80%AE/stats',
    '/v1/scopes/../../etc/passwd',
    '/v1/scopes/%2e%2e/%2e%2e/etc/passwd',
    '/v1/scopes//stats',
    '/v1/scopes/alice/../../../healthz/x',
    '/v1/scopes/alice/items/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '/v1/scopes/alice/cards/%00',
    '/v1/scopes/alice/facts/%3Cscript%3E/history',
    `/v1/scopes/${'a'.repeat(300)}/stats`,
    '/v1/scopes/alice/sessions/chat/turns/1e3',
    '/v1/scopes/alice/sessions/chat/turns/-1',
    '/v1/scopes/alice/sessions/%00/turns',
    '/v1/scopes/alice/nodes/%00',
    '/v1/scopes/alice/episodes/%F0%9F',
    '/v1/scopes/alice/log/topics/%00',
    '/v1/scopes/alice\\..\\bob/stats',
    '/v1/scopes/alice/items?limit=%ff',
    '/.env',
    '/__proto__',
    '/constructor',
  ])('%s is refused with what to do', async (path) => {
    const answer = await sendRaw(url, request(`GET ${path}`, [`Host: ${host}`]))
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).toContain('content-type: application/problem+json')
    expect(problemOf(answer)).toMatchObject({
      status: statusOf(answer),
      detail: expect.stringMatching(/\.$/u),
    })
  })

  it.each([
    'a/b',
    '100%',
    '%2F',
    'a b',
    '用户 一',
    "o'hara",
    'a?b#c',
    '..a',
    '🦊',
    ' x '.trim(),
    'a+b',
    'a;b',
  ])('names the scope "%s" once it is decoded, once', async (scope) => {
    const at = `${url}/v1/scopes/${encodeURIComponent(scope)}`
    const { json } = await ask(`${at}/messages`, 'POST', { messages: ['hi'] })
    expect(Object(json).results?.[0]?.item.scope).toBe(scope)
    expect((await ask(`${at}/items`, 'GET')).json).toMatchObject({ rows: [{ scope }] })
  })

  it('that takes other methods says which', async () => {
    const { json, headers } = await ask(url + STATS, 'DELETE')
    expect(json).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED' })
    expect(headers.get('allow')).toBe('GET')
  })

  it.each(['PROPFIND', 'OPTIONS', 'PATCH', 'PUT'])('does nothing for %s', async (method) => {
    expect((await ask(url + STATS, method)).status).toBe(405)
  })
})

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['two lengths', request(`POST ${STATS}`, ['Host: localhost', 'Content-Length: 1', 'Content-Length: 2'])],
    [
      'length and pieces',
      request(`POST ${STATS}`, ['Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked']),
    ],
    ['huge headers', request(`GET ${STATS}`, ['Host: localhost', `X: ${'x'.repeat(40_000)}`])],
    ['a folded header', request(`GET ${STATS}`, ['Host: localhost', 'X: a', ' b\u0000'])],
    ['no Host', request(`GET ${STATS}`, [])],
  ])('are answered as such: %s', async (_, bytes) => {
    const answer = await sendRaw(url, bytes)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400)
    expect(statusOf(answer)).toBeLessThan(500)
  })
})

describe('every answer', () => {
  it.each([STATS, '/healthz', '/v1/scopes/alice/cards/none', '/none', '/docs', '/openapi.json', '/metrics'])(
    'of %s may be neither sniffed, framed, embedded nor kept',
    async (path) => {
      const { headers } = await ask(url + path, 'GET')
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    },
  )

  it('has HTML of a memory as text of JSON', async () => {
    const text = '<img src=x onerror=alert(1)>'
    await ask(`${url}/v1/scopes/eve/messages`, 'POST', { messages: [text] })
    const { json, headers } = await ask(`${url}/v1/scopes/eve/items`, 'GET')
    expect(json).toMatchObject({ rows: [{ text }] })
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('counts in metrics by template, never by name', async () => {
    await ask(`${url}/v1/scopes/secret-name/stats`, 'GET')
    const { text } = await ask(`${url}/metrics`, 'GET')
    expect(text).toMatch(
      /requests_total\{method="GET",route="\/v1\/scopes\/\{scope\}\/stats",status="200"\} \d+/u,
    )
    expect(text).not.toContain('secret-name')
  })
})
