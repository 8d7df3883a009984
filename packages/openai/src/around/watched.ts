import { Stream } from 'openai/core/streaming'
import type { Asked } from './asked.ts'
import { listener, replyIn } from './reply.ts'
import type { Reply } from './reply.ts'

type Done = (reply: Reply) => Promise<void>

/** The same answer; `done` is told what the model said before its end is handed on. Parts of a stream pass unchanged and at once. */
export async function watched(answer: Response, api: Asked['api'], done: Done): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || answer.body === null) return answer
  if (type.includes('text/event-stream')) {
    const { status, statusText, headers } = answer
    return new Response(streamed(answer.body, hearing(api, done)), { status, statusText, headers })
  }
  if (type.includes('json')) await done(replyIn(api, await bodyOf(answer)))
  return answer
}

/** Of a copy: the SDK reads the answer itself, and says what is wrong with it. */
async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.clone().text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * A stream ends with its body, or when its reader needs no more: openai 7 leaves at `[DONE]`, where 6 reads on. Either way it ends once
 * `done` has dealt with the reply. Lines are handed on one by one: what nobody asked for counts as not said.
 */
function streamed(body: ReadableStream<Uint8Array>, ear: Ear): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  const lines = linesOf(reader)
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await lines.next()
        if (done) {
          await ear.end()
          controller.close()
        } else {
          controller.enqueue(value)
          await ear.hear(value)
        }
      },
      cancel: async (reason) => {
        try {
          await reader.cancel(reason)
        } finally {
          await ear.end()
        }
      },
    },
    { highWaterMark: 0 },
  )
}

const LINE_FEED = 10

async function* linesOf(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array, undefined> {
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    for (let from = 0; from < value.length;) {
      const to = value.indexOf(LINE_FEED, from) + 1 || value.length
      yield value.subarray(from, to)
      from = to
    }
  }
}

interface Ear {
  hear(bytes: Uint8Array): Promise<unknown>
  /** Resolves once all that was heard is dealt with. */
  end(): Promise<void>
}

/**
 * Reads a copy of a stream, by the SDK's own decoder. It closes the copy where it needs no more, or refuses what it got; that it refuses to
 * the caller as well.
 */
function hearing(api: Asked['api'], done: Done): Ear {
  const copy = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: Infinity })
  const writer = copy.writable.getWriter()
  const { hear, heard } = listener(api)
  const read = async () => {
    const events = Stream.fromSSEResponse<unknown>(new Response(copy.readable), new AbortController())
    for await (const event of events) hear(event)
  }
  const decoded = Promise.allSettled([read()])
  const finish = async () => {
    await Promise.allSettled([writer.close()])
    await decoded
    await done(heard())
  }
  let ended: Promise<void> | null = null
  return {
    hear: (bytes) => Promise.allSettled([writer.write(bytes)]),
    end: () => (ended ??= finish()),
  }
}
