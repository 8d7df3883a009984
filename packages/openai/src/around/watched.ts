import { Stream } from 'openai/core/streaming'
import type { Asked } from './asked.ts'
import { listener, replyIn } from './reply.ts'
import type { Reply } from './reply.ts'

/** The same answer; `done` is told what the model said before its end is handed on. Parts of a stream pass unchanged and at once. */
export async function watched(
  answer: Response,
  api: Asked['api'],
  done: (reply: Reply) => Promise<void>,
): Promise<Response> {
  const type = answer.headers.get('content-type') ?? ''
  if (!answer.ok || answer.body === null) return answer
  if (type.includes('text/event-stream')) return streamed(answer, answer.body, api, done)
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

/** A copy nobody reads to its end, because its decoder refused it, does not matter to the caller's. */
function streamed(
  answer: Response,
  body: NonNullable<Response['body']>,
  api: Asked['api'],
  done: (reply: Reply) => Promise<void>,
): Response {
  const copy = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: Infinity })
  const writer = copy.writable.getWriter()
  const heard = hearing(copy.readable, api)
  const passed = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: async (bytes, controller) => {
        controller.enqueue(bytes)
        await writer.write(bytes).catch(() => {})
      },
      flush: async () => {
        await writer.close().catch(() => {})
        await done(await heard)
      },
    }),
  )
  const { status, statusText, headers } = answer
  return new Response(passed, { status, statusText, headers })
}

/** Reads a copy of a stream to its end. What the SDK's decoder refuses, it refuses to the caller as well. */
async function hearing(copy: ReadableStream<Uint8Array>, api: Asked['api']): Promise<Reply> {
  const { hear, heard } = listener(api)
  const reader = new Response(copy)
  try {
    for await (const event of Stream.fromSSEResponse<unknown>(reader, new AbortController())) hear(event)
    return heard()
  } catch {
    return { ended: null, id: null }
  }
}
