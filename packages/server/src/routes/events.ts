import { z } from '@hono/zod-openapi'
import type { SSEStreamingApi } from 'hono/streaming'
import { streamSSE } from 'hono/streaming'
import { SAFE_HEADERS } from '../app/respond.ts'
import type { Service } from '../app/service.ts'
import { follow, startOf } from '../events/follow.ts'
import type { News } from '../events/follow.ts'
import { checked, queryOf } from '../input/checked.ts'
import { ProblemError } from '../problems/problem.ts'
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

/** How many streams are open, over all scopes. */
const open = new WeakMap<Service, number>()

function enter(service: Service): () => void {
  const streams = open.get(service) ?? 0
  if (streams >= service.limits.streams)
    throw new ProblemError(
      429,
      'STREAMS_EXCEEDED',
      `${String(streams)} event streams are open, which is as many as there may be. Close one, or read /changes instead.`,
      { headers: { 'retry-after': '10' } },
    )
  open.set(service, streams + 1)
  const counted = service.metrics.stream()
  return () => {
    open.set(service, (open.get(service) ?? 1) - 1)
    counted()
  }
}

async function events(asked: Asked): Promise<Response> {
  const { context, service } = asked
  checked(none, 'query', queryOf(context))
  const { memory } = placeOf(asked)
  const { changes, scope } = memory
  // What is not there may not be asked for: the first look says whether the caller may look at all.
  const start = await startOf(changes, context.req.header('last-event-id') ?? null)
  for (const [name, value] of Object.entries(SAFE_HEADERS)) context.header(name, value)
  if (context.req.method === 'HEAD') return context.body(null, 200, { 'content-type': EVENT_STREAM })
  const leave = enter(service)
  const left = new AbortController()
  const closing = context.env.closing
  const until = closing ? [left.signal, closing] : [left.signal]
  const end = async (stream: SSEStreamingApi): Promise<void> => {
    stream.onAbort(() => {
      left.abort()
    })
    try {
      await stream.write(': open\n\n')
      if (start.lost) await send(stream, { kind: 'reset' })
      const followed = { changes, scope, nudges: service.nudges, until, ...service.events }
      for await (const news of follow(start.seq, followed)) await send(stream, news)
    } catch (error) {
      await fail(stream, error, service)
    } finally {
      leave()
    }
  }
  return streamSSE(context, end)
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
      says: 'One event a change, its id the id of the event, the change as JSON its data. `reset`: read anew.',
    },
    handle: events,
  }),
]
