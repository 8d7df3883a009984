import { describe, expect, it, onTestFinished } from 'vitest'
import { createServer } from '../src/index.ts'
import type { ServerBindings, ServerOptions } from '../src/index.ts'
import { ask } from './support/ask.ts'
import { sendRaw } from './support/raw.ts'
import { listen, openMemory } from './support/server.ts'

const STATS = '/v1/scopes/alice/stats'

const from = (remoteAddress: string): ServerBindings => ({ incoming: { socket: { remoteAddress } } })

/** Asks the app itself, as an app that mounts it does. */
async function call(options: ServerOptions, env?: ServerBindings): Promise<unknown> {
  const app = createServer(await openMemory(onTestFinished), options)
  const response = await app.fetch(
    new Request(`http://127.0.0.1${STATS}`, { headers: { host: '127.0.0.1' } }),
    env,
  )
  return { status: response.status, problem: response.ok ? null : await response.json() }
}

describe('without tokens', () => {
  it.each([
    ['forwarded', 'for=10.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-forwarded-for', '10.0.0.1'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'memory.example'],
    ['X-Real-IP', '10.0.0.1'],
    ['cf-connecting-ip', '10.0.0.1'],
  ])('nobody is let in through a proxy, which says "%s: %s"', async (name, value) => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    for (const path of [STATS, '/healthz', '/none'])
      expect((await ask(url + path, 'GET', undefined, { [name]: value })).json).toMatchObject({
        status: 403,
        code: 'CLIENT_REFUSED',
        detail: expect.stringContaining('Set up tokens.'),
      })
  })

  it('nobody is let in by HTTP/1.0, which proxies speak', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    const answer = await sendRaw(url, `GET ${STATS} HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n`)
    expect(answer).toContain('"code":"CLIENT_REFUSED"')
  })

  it('a request is let in from this machine, and from no other', async () => {
    expect(await call({}, from('127.0.0.1'))).toMatchObject({ status: 200 })
    expect(await call({}, from('10.0.0.1'))).toMatchObject({ problem: { code: 'CLIENT_REFUSED' } })
  })

  it.each([undefined, {}, { incoming: {} }, { incoming: { socket: {} } }])(
    'a request is refused where nobody says where it comes from: %j',
    async (env) => {
      expect(await call({}, env)).toMatchObject({
        status: 403,
        problem: { code: 'CLIENT_REFUSED', detail: expect.stringContaining('assumeLocal') },
      })
    },
  )

  it('a request is let in from nowhere known where that is said to be this machine', async () => {
    expect(await call({ assumeLocal: true })).toMatchObject({ status: 200 })
    expect(await call({ assumeLocal: true }, from('10.0.0.1'))).toMatchObject({ status: 403 })
  })
})
