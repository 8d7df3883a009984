import { createServer as createNodeServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Recollect } from '@recollect/core'
import { createServer } from '../src/index.ts'
import type { ServerOptions } from '../src/index.ts'
import { answerMalformed } from '../src/node/malformed.ts'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'

const LINE = 'x'.repeat(100_000)

/** A memory whose exports never end, and how many of them are held. */
async function endless(options: ServerOptions) {
  const held = { now: 0 }
  async function* lines(): AsyncGenerator<string, void, undefined> {
    held.now += 1
    try {
      for (;;) yield await Promise.resolve(LINE)
    } finally {
      held.now -= 1
    }
  }
  const recollect = await openMemory(onTestFinished)
  const memory: Recollect = {
    ...recollect,
    scope: (name) => ({ ...recollect.scope(name), export: lines }),
  }
  const url = await listen(onTestFinished, memory, options)
  return { url: `${url}/v1/scopes/alice`, held }
}

/** An answer of which nothing is read; over once the connection is closed. */
async function stalled(url: string): Promise<{ readonly status: number; readonly over: Promise<unknown> }> {
  const asked = request(url).end()
  asked.on('error', () => {})
  const [answer]: [IncomingMessage] = await new Promise((resolve) =>
    asked.once('response', (one) => resolve([one])),
  )
  answer.on('error', () => {})
  const over = once(answer.socket, 'close')
  onTestFinished(() => void asked.destroy())
  return { status: answer.statusCode ?? 0, over }
}

describe('a client that reads nothing', () => {
  it('of an export is cut off, and lets go of what it held', async () => {
    const onError = vi.fn()
    const { url, held } = await endless({ limits: { idleMs: 20 }, onError })
    const { status } = await stalled(`${url}/export`)
    expect(status).toBe(200)
    await expect.poll(() => held.now).toBe(0)
    expect(onError.mock.calls).toEqual([
      [
        expect.objectContaining({ message: expect.stringContaining('was not read for 20 ms') }),
        { method: 'GET', route: '/v1/scopes/{scope}/export' },
      ],
    ])
    // Its place is free again.
    for (let at = 0; at < 3; at += 1) {
      expect((await stalled(`${url}/export`)).status).toBe(200)
      await expect.poll(() => held.now).toBe(0)
    }
  })

  it('keeps nobody from asking for anything else, and few from exports', async () => {
    const { url, held } = await endless({ limits: { exports: 4, idleMs: 60_000 } })
    const first = await stalled(`${url}/export`)
    const second = await ask(`${url}/export`, 'GET')
    expect([first.status, second.json]).toMatchObject([
      200,
      { status: 429, code: 'STREAMS_EXCEEDED', detail: expect.stringContaining('1 exports under way') },
    ])
    expect(second.headers.get('retry-after')).toBe('10')
    expect((await ask(`${url}/stats`, 'GET')).status).toBe(200)
    expect(held.now).toBe(1)
  })
})

describe('an event stream', () => {
  it('of which nothing is read is cut off', async () => {
    const options = { assumeLocal: true, limits: { idleMs: 20 }, events: { heartbeatMs: 5 } }
    const app = createServer(await openMemory(onTestFinished), options)
    const destroyed = new Promise<void>((resolve) => {
      const env = { outgoing: { destroy: resolve } }
      void app.fetch(new Request('http://localhost/v1/scopes/alice/events'), env)
    })
    await expect(destroyed).resolves.toBeUndefined()
  })
})

describe('an export', () => {
  it('that takes too long is broken off though the client reads', async () => {
    const onError = vi.fn()
    const { url, held } = await endless({ limits: { exportMs: 20 }, onError })
    await expect(ask(`${url}/export`, 'GET')).rejects.toThrow()
    await expect.poll(() => held.now).toBe(0)
    expect(onError.mock.calls[0]?.[0]).toMatchObject({
      message: expect.stringContaining('took more than 20 ms'),
    })
  })

  it('that fails before it begins, or is refused, takes no place', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished), { limits: { exports: 1 } })
    for (let at = 0; at < 3; at += 1) {
      expect((await ask(`${url}/v1/scopes/%20/export`, 'GET')).status).toBe(400)
      expect((await ask(`${url}/v1/scopes/alice/export`, 'HEAD')).status).toBe(200)
      expect((await ask(`${url}/v1/scopes/alice/export`, 'GET')).status).toBe(200)
    }
  })
})

describe('a connection that sends no whole request', () => {
  /** A client that neither reads nor closes, and the socket the server has of it. */
  async function meet(sent: string): Promise<Socket> {
    const server = createNodeServer({
      headersTimeout: 20,
      requestTimeout: 20,
      connectionsCheckingInterval: 5,
    })
    server.on('clientError', answerMalformed)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => new Promise((resolve) => void server.close(() => void resolve())))
    const { port }: AddressInfo = Object(server.address())
    const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    client.on('error', () => {})
    onTestFinished(() => void client.destroy())
    const [socket]: [Socket] = await new Promise((resolve) =>
      server.once('connection', (one) => resolve([one])),
    )
    client.write(sent)
    return socket
  }

  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: '],
    ['nothing that is HTTP', '\u0000\u0001 hello\r\n\r\n'],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(40_000)}`],
    ['a body that never ends', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n1'],
  ])('but %s is closed by the server', async (_, sent) => {
    const socket = await meet(sent)
    if (!socket.destroyed) await once(socket, 'close')
    expect(socket.destroyed).toBe(true)
  })
})
