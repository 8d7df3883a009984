import { ApiError, problemOf } from '../../api/api-error.ts'
import { takeEvents } from './events.ts'
import type { StreamEvent } from './events.ts'
import type { EvaluationProgress, EvaluationResult, SwitchValues } from './types.ts'

interface Order {
  readonly set: string
  readonly switches: SwitchValues
}

interface Options {
  readonly signal: AbortSignal
  readonly onProgress: (progress: EvaluationProgress) => void
}

/** Its answers are typed by the server's types, which it is the server's task to keep. */
const parse: <T>(text: string) => T = JSON.parse

/** Runs a set on the server, which tells how far it is; closing the connection stops it. @throws ApiError */
export async function runSet(order: Order, { signal, onProgress }: Options): Promise<EvaluationResult> {
  for await (const { event, data } of eventsOf(await opened(order, signal))) {
    if (event === 'progress') onProgress(parse<EvaluationProgress>(data))
    else if (event === 'result') return parse<EvaluationResult>(data)
    else if (event === 'problem') throw new ApiError(problemOf(500, data))
  }
  throw lost()
}

const lost = (cause?: unknown): ApiError =>
  new ApiError({ code: 'OFFLINE', status: 0, title: 'No answer', detail: '' }, { cause })

async function opened(order: Order, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch('/playground/evaluation', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(order),
    signal,
  }).catch((cause: unknown) => {
    throw signal.aborted ? cause : lost(cause)
  })
  if (!response.ok) throw new ApiError(problemOf(response.status, await response.text()))
  if (!response.body) throw lost()
  return response.body
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const { events, rest } = takeEvents(text + decoder.decode(value, { stream: true }))
    text = rest
    yield* events
  }
}
