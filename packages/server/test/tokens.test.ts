import { describe, expect, it, onTestFinished } from 'vitest'
import { accessControl } from '@recollect/privacy'
import type { Principal } from '@recollect/core'
import { createServer, staticTokens } from '../src/index.ts'
import { ask } from './support/ask.ts'
import { listen, openGuarded, openMemory } from './support/server.ts'

const TOKENS: Readonly<Record<string, Principal>> = {
  'alice-token-0123456789': { id: 'alice', roles: ['owner'] },
  'reader-token-0123456789': { id: 'support', roles: ['reader'], scopes: ['alice'] },
  'admin-token-0123456789': { id: 'ops', roles: ['admin'], scopes: 'all' },
}
const as = (name: string) => ({ authorization: `Bearer ${name}-token-0123456789` })

async function open(): Promise<string> {
  const recollect = await openGuarded(onTestFinished)
  return listen(onTestFinished, recollect, { authenticate: staticTokens(TOKENS) })
}

describe('tokens', () => {
  it('are asked for, and who has none is told how to send one', async () => {
    const url = await open()
    const { json, headers } = await ask(`${url}/v1/scopes/alice/stats`, 'GET')
    expect(json).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      detail: expect.stringContaining('Bearer'),
    })
    expect(headers.get('www-authenticate')).toBe('Bearer realm="recollect"')
  })

  it.each(['Bearer unknown-token-0123456789', 'Bearer', 'Basic YTpi', 'Bearer a b', 'Bearer 令牌'])(
    'that are none are refused: %s',
    async (authorization) => {
      const url = await open()
      const encoded = Buffer.from(authorization).toString('latin1')
      const { status, headers } = await ask(`${url}/metrics`, 'GET', undefined, { authorization: encoded })
      expect(status).toBe(401)
      expect(headers.get('www-authenticate')).toContain('invalid_token')
    },
  )

  it('let an owner use the scope called like them, and no other', async () => {
    const url = await open()
    const message = { messages: ['我住在长沙'] }
    expect((await ask(`${url}/v1/scopes/alice/messages`, 'POST', message, as('alice'))).status).toBe(200)
    expect((await ask(`${url}/v1/scopes/bob/messages`, 'POST', message, as('alice'))).json).toMatchObject({
      status: 403,
      code: 'ACCESS_DENIED',
    })
  })

  it('let a reader read and not write, which stands in the audit log', async () => {
    const url = await open()
    expect((await ask(`${url}/v1/scopes/alice/stats`, 'GET', undefined, as('reader'))).status).toBe(200)
    const fact = { slot: 'plan', value: 'x' }
    expect((await ask(`${url}/v1/scopes/alice/facts`, 'POST', fact, as('reader'))).status).toBe(403)
    const { json } = await ask(`${url}/v1/scopes/alice/audit`, 'GET', undefined, as('alice'))
    expect(Object(json).rows.map((link: object) => Object(link))).toMatchObject([
      { principal: 'support', action: 'stats', outcome: 'ok' },
      { principal: 'support', action: 'put', outcome: 'denied' },
    ])
  })

  it('let an admin list scopes, page by page, and nobody else', async () => {
    const recollect = await openMemory(onTestFinished, { access: accessControl({ audit: { reads: false } }) })
    const url = await listen(onTestFinished, recollect, { authenticate: staticTokens(TOKENS) })
    const writer = recollect.as({ id: 'w', roles: ['writer'], scopes: 'all' })
    for (const name of ['alice', 'bob', '小明']) await writer.scope(name).remember('hi')
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
      const { json } = await ask(`${url}/v1/scopes?limit=2${query}`, 'GET', undefined, as('admin'))
      names.push(...Object(json).rows)
      cursor = Object(json).next
    }
    expect(names.filter((name) => !name.startsWith(' ')).sort()).toEqual(['alice', 'bob', '小明'])
    expect((await ask(`${url}/v1/scopes`, 'GET', undefined, as('alice'))).status).toBe(403)
  })

  it('are asked for by an export before anything is sent', async () => {
    const url = await open()
    const { status, json } = await ask(`${url}/v1/scopes/bob/export`, 'GET', undefined, as('alice'))
    expect([status, json]).toMatchObject([403, { code: 'ACCESS_DENIED' }])
  })

  it('are not asked for by health, document and page', async () => {
    const url = await open()
    for (const path of ['healthz', 'openapi.json', 'docs'])
      expect((await ask(`${url}/${path}`, 'GET')).status).toBe(200)
  })

  describe('that are wrong', () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

    async function guessed() {
      const recollect = await openGuarded(onTestFinished)
      const asked: string[] = []
      const url = await listen(onTestFinished, recollect, {
        authenticate: (token) => {
          asked.push(token)
          return token === 'right' ? { id: 'alice', roles: ['owner'] } : null
        },
        clientOf: (headers) => headers.get('x-client'),
      })
      const guess = (token: string, client = 'a') =>
        ask(`${url}/metrics`, 'GET', undefined, { ...bearer(token), 'x-client': client })
      return { asked, guess }
    }

    it('cannot be tried without end: a guess that comes too late is not looked at, be it right or wrong', async () => {
      const { asked, guess } = await guessed()
      for (let at = 0; at < 30; at += 1) expect((await guess(`guess-${String(at)}`)).status).toBe(401)
      const { status, headers } = await guess('right')
      expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
      expect((await guess('guess-30')).status).toBe(429)
      expect(asked).toHaveLength(30)
      expect((await guess('right', 'b')).status).toBe(200)
    })

    it('cannot be tried all at once either', async () => {
      const { guess } = await guessed()
      const tried = await Promise.all(
        Array.from({ length: 60 }, (_, at) => guess(at === 59 ? 'right' : `guess-${String(at)}`)),
      )
      expect(tried.filter(({ status }) => status === 401)).toHaveLength(30)
      expect(tried.some(({ status }) => status === 200)).toBe(false)
    })

    it('may be some: the right one is let in after them', async () => {
      const { guess } = await guessed()
      for (let at = 0; at < 29; at += 1) await guess(`guess-${String(at)}`)
      expect((await guess('right')).status).toBe(200)
    })
  })

  it('may be looked up elsewhere', async () => {
    const recollect = await openGuarded(onTestFinished)
    const url = await listen(onTestFinished, recollect, {
      authenticate: async (token) =>
        Promise.resolve(token === 'known' ? { id: 'zoe', roles: ['owner'] } : null),
    })
    const headers = { authorization: 'bearer known' }
    expect((await ask(`${url}/v1/scopes/zoe/stats`, 'GET', undefined, headers)).status).toBe(200)
  })
})

describe('createServer', () => {
  it('refuses tokens where roles would count for nothing', async () => {
    const recollect = await openMemory(onTestFinished)
    expect(() => createServer(recollect, { authenticate: staticTokens(TOKENS) })).toThrow(/accessControl/u)
  })

  it('refuses access control where nobody says who asks, or two do', async () => {
    const recollect = await openGuarded(onTestFinished)
    expect(() => createServer(recollect)).toThrow(/Say who asks/u)
    const principal: Principal = { id: 'a', roles: ['owner'] }
    expect(() => createServer(recollect, { principal, authenticate: () => null })).toThrow(
      /authenticate or principal/u,
    )
  })

  it.each(['short', 'with spaces in it 0123', '令牌令牌令牌令牌令牌令牌令牌令牌'])(
    'refuses the token "%s"',
    (token) => {
      expect(() => staticTokens({ [token]: { id: 'a', roles: [] } })).toThrow(/openssl rand/u)
    },
  )
})
