import { describe, expect, it, onTestFinished } from 'vitest'
import type { AuditEntry, Principal } from '@recollect/core'
import { createServer } from '../src/index.ts'
import type { EventOptions } from '../src/index.ts'
import { serve } from '../src/node/index.ts'
import { ask } from './support/ask.ts'
import { databaseFile, EVERYTHING, listen, openGuarded, openMemory } from './support/server.ts'
import { followEvents } from './support/stream.ts'

/** Soon, so that no test waits; and never, so that only what the server itself wrote is told. */
const SOON = { pollMs: 10 }
const NEVER = { pollMs: 3_600_000 }

const changes = (url: string): string => `${url}/v1/scopes/alice/events`

describe('events', () => {
  it('tell of what this server writes at once', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished), { events: NEVER })
    const events = await followEvents(changes(url))
    await ask(`${url}/v1/scopes/bob/facts`, 'POST', { slot: 'plan', value: 'x' })
    const { json } = await ask(`${url}/v1/scopes/alice/facts`, 'POST', { slot: 'plan', value: '去北京' })
    const event = await events.next()
    expect(event?.id).toBe(Object(json).change)
    expect(JSON.parse(event?.data ?? '')).toMatchObject({
      id: event?.id,
      kind: 'put',
      scope: 'alice',
      seq: 1,
    })
    await events.leave()
  })

  it('tell of what another memory on the same file writes', async () => {
    const file = await databaseFile(onTestFinished)
    const url = await listen(onTestFinished, await openMemory(onTestFinished, { file }), { events: SOON })
    const events = await followEvents(changes(url))
    const other = (await openMemory(onTestFinished, { file })).scope('alice')
    await other.remember(['I live in Rome', 'I like tea'])
    const told = [await events.next(), await events.next()].map((event) => event?.id)
    expect(told).toEqual((await other.changes.list()).rows.map(({ id }) => id).reverse())
    await events.leave()
  })

  it('go on behind the last one that was seen', async () => {
    const recollect = await openMemory(onTestFinished)
    const alice = recollect.scope('alice')
    const ids = []
    for (const value of ['a', 'b', 'c']) ids.push((await alice.put({ slot: 'plan', value })).change)
    const url = await listen(onTestFinished, recollect, { events: NEVER })
    const events = await followEvents(changes(url), { 'last-event-id': ids[0] ?? '' })
    expect([(await events.next())?.id, (await events.next())?.id]).toEqual(ids.slice(1))
    await events.leave()
  })

  it('say that everything must be read anew when the last one seen is gone', async () => {
    const recollect = await openMemory(onTestFinished)
    const url = await listen(onTestFinished, recollect, { events: NEVER })
    const events = await followEvents(changes(url), { 'last-event-id': 'gone' })
    expect(await events.next()).toEqual({ id: null, event: 'reset', data: '{}' })
    await events.leave()
  })

  it('go on after the scope was erased, once they said so', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished), { events: NEVER })
    const put = (value: string) => ask(`${url}/v1/scopes/alice/facts`, 'POST', { slot: 'plan', value })
    for (const value of ['a', 'b', 'c']) await put(value)
    const events = await followEvents(changes(url))
    await ask(`${url}/v1/scopes/alice/erase`, 'POST', {})
    expect((await events.next())?.event).toBe('reset')
    const { json } = await put('d')
    expect((await events.next())?.id).toBe(Object(json).change)
    await events.leave()
  })

  it('tell the scope that a fact is moved to', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished), { events: NEVER })
    await ask(`${url}/v1/scopes/alice/facts`, 'POST', { slot: 'plan', value: 'x' })
    const events = await followEvents(`${url}/v1/scopes/bob/events`)
    await ask(`${url}/v1/scopes/alice/facts/move`, 'POST', { slot: 'plan', to: 'bob' })
    expect(JSON.parse((await events.next())?.data ?? '')).toMatchObject({ scope: 'bob', kind: 'move' })
    await events.leave()
  })

  it('are counted while they are open, and end when the client leaves', async () => {
    const recollect = await openMemory(onTestFinished)
    const url = await listen(onTestFinished, recollect, { events: SOON, limits: { streams: 1 } })
    const events = await followEvents(changes(url))
    expect((await ask(changes(url), 'GET')).status).toBe(429)
    await events.leave()
    await expect
      .poll(async () => (await ask(`${url}/metrics`, 'GET')).text)
      .toContain('recollect_http_event_streams 0')
    await (await followEvents(changes(url))).leave()
  })

  it('are not opened by who asks for the head alone', async () => {
    const url = await listen(onTestFinished, await openMemory(onTestFinished))
    const { status, headers } = await ask(changes(url), 'HEAD')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect((await ask(`${url}/metrics`, 'GET')).text).toContain('recollect_http_event_streams 0')
  })

  it('are not looked for after what only reads', async () => {
    const recollect = await openGuarded(onTestFinished)
    const url = await listen(onTestFinished, recollect, { principal: EVERYTHING, events: NEVER })
    const events = await followEvents(changes(url))
    const looked = async (): Promise<number> => {
      const { json } = await ask(`${url}/v1/scopes/alice/audit`, 'GET')
      return Object(json).rows.filter(({ action }: AuditEntry) => action === 'changes.list').length
    }
    // Where the log ends, and what came since.
    await expect.poll(looked).toBe(2)
    await ask(`${url}/v1/scopes/alice/answer`, 'POST', { query: 'where do I live?' })
    await ask(`${url}/v1/scopes/alice/facts`, 'POST', { slot: 'plan', value: 'x' })
    await events.next()
    expect(await looked()).toBe(3)
    await events.leave()
  })

  it('are kept alive by comments', async () => {
    const recollect = await openMemory(onTestFinished)
    const url = await listen(onTestFinished, recollect, { events: { ...NEVER, heartbeatMs: 10 } })
    const response = await fetch(changes(url))
    const reader = response.body?.getReader()
    let text = ''
    while (text.split(': still here').length < 3)
      text += Buffer.from((await reader?.read())?.value ?? []).toString()
    await reader?.cancel()
  })

  describe('of a token', () => {
    /** Who has a token may change while a stream is open. */
    async function opened(events: EventOptions) {
      const holders = new Map<string, Principal>([
        ['alice', { id: 'alice', roles: ['owner'] }],
        ['bob', { id: 'bob', roles: ['owner'], scopes: 'all' }],
      ])
      const url = await listen(onTestFinished, await openGuarded(onTestFinished), {
        authenticate: (token) => holders.get(token) ?? null,
        limits: { streams: 4 },
        events,
      })
      const follow = (token: string) => followEvents(changes(url), { authorization: `Bearer ${token}` })
      return { holders, follow }
    }

    it('end with a problem when the token is taken back', async () => {
      const { holders, follow } = await opened({ ...NEVER, heartbeatMs: 10 })
      const events = await follow('alice')
      holders.delete('alice')
      const last = await events.next()
      expect([last?.event, JSON.parse(last?.data ?? '')]).toMatchObject([
        'problem',
        { status: 401, code: 'UNAUTHENTICATED' },
      ])
      expect(await events.next()).toBeNull()
    })

    it('end with a problem when its principal may not read any more', async () => {
      const { holders, follow } = await opened({ pollMs: 10, heartbeatMs: 10 })
      const events = await follow('alice')
      holders.set('alice', { id: 'alice', roles: ['auditor'] })
      expect(JSON.parse((await events.next())?.data ?? '')).toMatchObject({ code: 'ACCESS_DENIED' })
      expect(await events.next()).toBeNull()
    })

    it('are no more than a share, so that others have some', async () => {
      const { follow } = await opened(NEVER)
      const first = await follow('alice')
      await expect(follow('alice')).rejects.toThrow('STREAMS_EXCEEDED')
      const second = await follow('bob')
      await Promise.all([first.leave(), second.leave()])
    })
  })

  it('end when the server closes, which waits for nothing else', async () => {
    const recollect = await openMemory(onTestFinished)
    const server = await serve(createServer(recollect, { events: NEVER }))
    const events = await followEvents(changes(server.url))
    await server.close()
    expect(await events.next()).toBeNull()
  })

  it('are refused to who may not read', async () => {
    const recollect = await openGuarded(onTestFinished)
    const url = await listen(onTestFinished, recollect, {
      principal: { ...EVERYTHING, roles: ['auditor'] },
    })
    expect((await ask(changes(url), 'GET')).json).toMatchObject({ status: 403, code: 'ACCESS_DENIED' })
  })
})
