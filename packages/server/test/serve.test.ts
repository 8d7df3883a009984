import { describe, expect, it, onTestFinished } from 'vitest'
import { BudgetError, StoreError } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { createServer, staticTokens } from '../src/index.ts'
import { serve } from '../src/node/index.ts'
import { ask } from './support/ask.ts'
import { listen, openGuarded, openMemory } from './support/server.ts'

describe('serve', () => {
  it.each(['0.0.0.0', '::', '192.168.1.2', 'example.org'])(
    'does not listen at %s without tokens',
    async (host) => {
      const app = createServer(await openMemory(onTestFinished))
      await expect(serve(app, { host })).rejects.toMatchObject({
        code: 'INVALID_CONFIG',
        message: expect.stringContaining('Pass authenticate'),
      })
    },
  )

  it('listens elsewhere with tokens, to whatever it is called by', async () => {
    const recollect = await openGuarded(onTestFinished)
    const authenticate = staticTokens({ 'alice-token-0123456789': { id: 'alice', roles: ['owner'] } })
    const server = await serve(createServer(recollect, { authenticate }), { host: '0.0.0.0' })
    onTestFinished(() => server.close())
    const headers = { authorization: 'Bearer alice-token-0123456789' }
    const { status } = await ask(
      `http://127.0.0.1:${String(server.port)}/v1/scopes/alice/stats`,
      'GET',
      undefined,
      headers,
    )
    expect(status).toBe(200)
  })

  it('says that a port is taken', async () => {
    const app = createServer(await openMemory(onTestFinished))
    const first = await serve(app)
    onTestFinished(() => first.close())
    await expect(serve(app, { port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it('waits for requests under way when it closes', async () => {
    const recollect = await openMemory(onTestFinished)
    const server = await serve(createServer(recollect))
    const under = ask(`${server.url}/v1/scopes/alice/messages`, 'POST', { messages: ['我住在长沙'] })
    await expect.poll(async () => (await ask(`${server.url}/metrics`, 'GET')).status).toBe(200)
    await Promise.all([server.close(), server.close()])
    expect((await under).status).toBe(200)
    await expect(ask(`${server.url}/healthz`, 'GET')).rejects.toThrow()
  })

  it('does not wait for ever', async () => {
    const recollect = await openMemory(onTestFinished)
    const hung: Recollect = {
      ...recollect,
      scope: (name) => ({ ...recollect.scope(name), stats: () => new Promise(() => {}) }),
    }
    const server = await serve(createServer(hung), { graceMs: 20 })
    const under = ask(`${server.url}/v1/scopes/alice/stats`, 'GET').catch((error: unknown) => error)
    await expect.poll(async () => (await ask(`${server.url}/metrics`, 'GET')).text).toContain('in_flight 2')
    await server.close()
    expect(await under).toBeInstanceOf(Error)
  })
})

describe('errors', () => {
  const failing = (error: Error, recollect: Recollect): Recollect => ({
    ...recollect,
    scope: (name) => ({ ...recollect.scope(name), stats: () => Promise.reject(error) }),
  })

  it('of a store that does not answer are 503, and say when to try again', async () => {
    const error = new StoreError('STORE_UNAVAILABLE', 'The database does not answer. Start it.')
    const url = await listen(onTestFinished, failing(error, await openMemory(onTestFinished)))
    const { json, headers } = await ask(`${url}/v1/scopes/alice/stats`, 'GET')
    expect(json).toEqual({
      type: 'urn:recollect:problem:store-unavailable',
      title: 'The store does not answer',
      status: 503,
      code: 'STORE_UNAVAILABLE',
      detail: 'The database does not answer. Start it.',
    })
    expect(headers.get('retry-after')).toBe('5')
  })

  it('of a budget that is spent say when it is renewed', async () => {
    const error = new BudgetError('No more calls today.', Date.UTC(2025, 2, 2))
    const url = await listen(onTestFinished, failing(error, await openMemory(onTestFinished)))
    const { json, headers } = await ask(`${url}/v1/scopes/alice/stats`, 'GET')
    expect(json).toMatchObject({ status: 429, next: 'Try again from 2025-03-02T00:00:00.000Z on.' })
    expect(headers.get('retry-after')).toBe('Sun, 02 Mar 2025 00:00:00 GMT')
  })

  it('of a memory that is closed are 503', async () => {
    const recollect = await openMemory(onTestFinished)
    const url = await listen(onTestFinished, recollect)
    await recollect.close()
    expect((await ask(`${url}/v1/scopes/alice/stats`, 'GET')).json).toMatchObject({
      status: 503,
      code: 'CLOSED',
    })
  })

  it('that nobody expected say nothing of what they are, but are told to who runs the server', async () => {
    const error = new Error('the secret is 7')
    const told: unknown[] = []
    const recollect = failing(error, await openMemory(onTestFinished))
    const url = await listen(onTestFinished, recollect, { onError: (...given) => void told.push(given) })
    const { status, text } = await ask(`${url}/v1/scopes/alice/stats`, 'GET')
    expect([status, text.includes('secret')]).toEqual([500, false])
    expect(told).toEqual([[error, { method: 'GET', route: '/v1/scopes/{scope}/stats' }]])
  })

  it('name what stands in the way of an undo', async () => {
    const recollect = await openMemory(onTestFinished)
    const url = `${await listen(onTestFinished, recollect)}/v1/scopes/alice`
    const alice = recollect.scope('alice')
    const first = await alice.put({ slot: 'location', value: 'Rome' })
    const second = await alice.put({ slot: 'location', value: 'Oslo', relation: 'updates' })
    const { json } = await ask(`${url}/undo`, 'POST', { change: first.change })
    expect(json).toMatchObject({ status: 409, code: 'CHANGE_NEEDED', changes: [second.change] })
  })

  it('name the line of an import, and the fields of a session that changed', async () => {
    const url = `${await listen(onTestFinished, await openMemory(onTestFinished))}/v1/scopes/alice`
    const lines = '{"type":"recollect","format":1}\r\n\r\nbroken'
    const { json } = await ask(`${url}/import`, 'POST', lines, { 'content-type': 'application/jsonl' })
    expect(json).toMatchObject({ status: 422, code: 'INVALID_IMPORT', line: 2 })
    await ask(`${url}/sessions/s/working`, 'PATCH', { values: { plan: 'a' } })
    const { json: conflict } = await ask(`${url}/sessions/s/working`, 'PATCH', {
      values: { plan: 'b' },
      ifVersion: { plan: 7 },
    })
    expect(conflict).toMatchObject({ status: 409, code: 'VERSION_CONFLICT' })
  })

  it('tell that there is no audit log without access control', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    expect((await ask(`${url}/v1/scopes/alice/audit`, 'GET')).json).toMatchObject({
      status: 422,
      code: 'INVALID_CONFIG',
    })
  })

  it('refuse a change of a pair that changes nothing', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    expect((await ask(`${url}/v1/scopes/alice/sessions/s/turns/1`, 'PATCH', {})).status).toBe(400)
  })
})

describe('an export', () => {
  it('is read into another scope without loss', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    await ask(`${url}/v1/scopes/alice/messages`, 'POST', { messages: ['I live in Rome', 'I like tea 茶'] })
    const { text, headers } = await ask(`${url}/v1/scopes/alice/export`, 'GET')
    expect(headers.get('content-type')).toBe('application/jsonl')
    const { json } = await ask(`${url}/v1/scopes/copy/import`, 'POST', text, {
      'content-type': 'application/jsonl',
    })
    expect(json).toMatchObject({ items: 2, cards: 2 })
    expect((await ask(`${url}/v1/scopes/copy/export`, 'GET')).text).toBe(text)
  })
})
