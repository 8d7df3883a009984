import { InvalidInputError, NotFoundError, RecollectError } from '@recollect/core'
import type { SwitchValues } from '@recollect/ui'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { SSEStreamingApi } from 'hono/streaming'
import { authorsIn } from './authors.ts'
import { bodyOf, fieldsOf, textOf } from '../http/body.ts'
import type { Fields } from '../http/body.ts'
import { runSet } from './run.ts'
import { setsIn } from './sets.ts'
import type { EvaluationSet } from './sets.ts'
import { StoppedError } from './stop.ts'
import { SWITCHES, switchValues } from './switches.ts'

interface Order {
  readonly data: string
  readonly set: EvaluationSet
  readonly switches: SwitchValues
}

/** Runs at the same time: each takes a core for a while. */
const MOST_RUNS = 2

/**
 * `GET`: the sets and switches there are. `POST {set, switches?}`: runs one. With `accept: text/event-stream` it tells how far it is
 * (`progress`) and ends with `result` or `problem`; it stops when the connection is closed.
 */
export function evaluationRoutes(data: string | null): Hono {
  const app = new Hono()
  const sets = setsIn(data)
  let running = 0
  app.get('/', async (context) =>
    context.json({
      authors: await authorsIn(data),
      sets: sets.map(({ id, kind, language }) => ({ id, kind, language })),
      switches: SWITCHES,
    }),
  )
  app.post('/', async (context) => {
    const order = orderOf(await bodyOf(context), data, sets)
    if (running >= MOST_RUNS) {
      throw new RecollectError(
        'QUOTA_EXCEEDED',
        'Two sets are being run already. Wait for one to end, or stop it.',
      )
    }
    running++
    const ended = () => void running--
    if (context.req.header('accept')?.includes('text/event-stream') !== true) {
      const { signal } = context.req.raw
      const run = runSet(order.data, order.set, order.switches, { signal, onProgress: () => undefined })
      return context.json(await run.finally(ended))
    }
    return streamSSE(context, (stream) => streamed(stream, order).finally(ended))
  })
  return app
}

/** @throws InvalidInputError, NotFoundError */
function orderOf(body: Fields, data: string | null, sets: readonly EvaluationSet[]): Order {
  const id = textOf(body, 'set')
  const set = sets.find((one) => one.id === id)
  if (data === null || !set) throw new NotFoundError('set', id, 'GET /playground/evaluation')
  return { data, set, switches: switchValues(fieldsOf(body, 'switches')) }
}

async function streamed(stream: SSEStreamingApi, { data, set, switches }: Order): Promise<void> {
  const stop = new AbortController()
  stream.onAbort(() => {
    stop.abort()
  })
  const say = (event: string, value: unknown) => stream.writeSSE({ event, data: JSON.stringify(value) })
  try {
    const onProgress = (progress: unknown) => say('progress', progress)
    await say('result', await runSet(data, set, switches, { signal: stop.signal, onProgress }))
  } catch (error) {
    if (error instanceof StoppedError) return
    const known = error instanceof InvalidInputError
    await say('problem', {
      detail: known ? error.message : 'The run failed. Look at what the terminal says.',
    })
    throw error
  }
}
