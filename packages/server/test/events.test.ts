import { describe, expect, it, onTestFinished } from 'vitest'
import type { AuditEntry } from '@recollect/core'
import { createServer } from '../src/index.ts'
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
    const url = await listen(onTestFinished, recollect, { events: { pollMs: 5, heartbeatMs: 10 } })
    const response = await fetch(changes(url))
    const reader = response.body?.getReader()
    let text = ''
    while (!text.includes(': still here')) text += Buffer.from((await reader?.read())?.value ?? []).toString()
    await reader?.cancel()
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
