import { z } from '@hono/zod-openapi'
import type { ScopedMemory } from '@recollect/core'
import type { SSEStreamingApi } from 'hono/streaming'
import { streamSSE } from 'hono/streaming'
import { patience } from '../app/patience.ts'
import { SAFE_HEADERS } from '../app/respond.ts'
import { bindingsOf } from '../door/place.ts'
import type { Service } from '../app/service.ts'
import { follow, startOf } from '../events/follow.ts'
import type { News } from '../events/follow.ts'
import type { Place } from '../events/news.ts'
import { checked, queryOf } from '../input/checked.ts'
import { told } from '../problems/told.ts'
import { otherRoute } from './other-route.ts'
import type { Asked } from './route.ts'
import { placeOf } from './scope-route.ts'

const EVENT_STREAM = 'text/event-stream'
const none = z.strictObject({})

async function send(stream: SSEStreamingApi, news: News): Promise<void> {
  if (news.kind === 'change') await stream.writeSSE({ id: news.change.id, data: JSON.stringify(news.change) })
  else if (news.kind === 'reset') await stream.writeSSE({ event: 'reset', data: '{}' })
  else await stream.write(': still here\n\n')
}

async function events(asked: Asked): Promise<Response> {
  const { context, service, caller } = asked
  checked(none, 'query', queryOf(context))
  const { memory } = placeOf(asked)
  // What is not there may not be asked for: the first look says whether the caller may look at all.
  const start = await startOf(memory.changes, context.req.header('last-event-id') ?? null)
  for (const [name, value] of Object.entries(SAFE_HEADERS)) context.header(name, value)
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': EVENT_STREAM })
  const leave = service.streams.enter(caller.client)
  const left = new AbortController()
  const { closing, outgoing } = bindingsOf(context)
  const until = closing ? [left.signal, closing] : [left.signal]
  return streamSSE(context, async (stream) => {
    stream.onAbort(() => {
      left.abort()
    })
    const { taken, end } = attended(service.limits.idleMs, () => {
      left.abort()
      outgoing?.destroy()
    })
    try {
      await taken(stream.write(': open\n\n'))
      if (start.lost) await taken(send(stream, { kind: 'reset' }))
      for await (const news of newsFor(asked, memory, start.place, until)) await taken(send(stream, news))
    } catch (error) {
      await taken(fail(stream, error, service))
    } finally {
      end()
      leave()
    }
  })
}

/** What is sent is waited for as long as the client reads: where it does not, it is cut off, and what is written goes nowhere. */
function attended(idleMs: number, cut: () => void) {
  const client = patience({ idleMs, longestMs: null }, cut)
  const taken = async (work: Promise<unknown>): Promise<void> => {
    client.wait()
    await work
    client.came()
  }
  return { taken, end: client.end }
}

/** With each sign of life it is asked anew who is there and what they may read: a token that was taken back ends its stream. */
async function* newsFor(
  { service, caller }: Asked,
  { scope, changes }: ScopedMemory,
  from: Place | null,
  until: readonly AbortSignal[],
): AsyncGenerator<News, void, undefined> {
  let log = changes
  const followed = { changes: () => log, scope, nudges: service.nudges, until, ...service.events }
  for await (const news of follow(from, followed)) {
    if (news.kind === 'alive') log = (await caller.again()).scope(scope).changes
    yield news
  }
}

/** The stream has begun: a problem is its last event. */
async function fail(stream: SSEStreamingApi, error: unknown, { options }: Service): Promise<void> {
  const { problem, unexpected } = told(error)
  if (unexpected) options.onError?.(error, { method: 'GET', route: '/v1/scopes/{scope}/events' })
  await stream.writeSSE({ event: 'problem', data: JSON.stringify(problem) })
}

export const eventRoutes = [
  otherRoute({
    id: 'events',
    method: 'get',
    path: '/events',
    tag: 'changes',
    summary: {
      en: 'Changes as they come; goes on behind Last-Event-ID',
      zh: '变更实时推送；凭 Last-Event-ID 续接',
    },
    answer: {
      type: EVENT_STREAM,
      says: 'One event a change, its id the id of the event, the change as JSON its data. `reset`: read anew. `problem`: why the stream ends.',
    },
    handle: events,
  }),
]
