import type { Asked } from '../routes/route.ts'
import { brokenAt } from './broken.ts'
import type { Broken } from './broken.ts'
import { patience } from './patience.ts'
import type { Patience, StreamTimes } from './patience.ts'
import { SAFE_HEADERS } from './respond.ts'

/** Lines as they go out, and what is done when they end, however they do. */
interface Lines {
  readonly reader: AsyncIterator<string, unknown>
  readonly broken: Broken
  readonly ended: () => void
}

interface Streamed {
  readonly type: string
  /** Template of the route. */
  readonly route: string
  readonly lines: () => AsyncIterable<string>
}

/**
 * Text line by line; one of the few answers that may go out so at once, as each may hold a snapshot of the store. Two lines are read before
 * anything is answered, so that a refusal is told as one even where a header comes first; the others when they are asked for. The reader
 * is ended when the client leaves, has asked for the head alone, reads nothing for too long or takes too long in all.
 * @throws ProblemError when too many go out already.
 */
export async function streamed(asked: Asked, { type, route, lines }: Streamed): Promise<Response> {
  const { context, service, caller } = asked
  const headers = { ...SAFE_HEADERS, 'content-type': type }
  const leave = once(service.exports.enter(caller.client))
  try {
    const reader = lines()[Symbol.asyncIterator]()
    const first: Line = await reader.next()
    const read = first.done === true ? [first] : [first, await reader.next()]
    if (context.req.method !== 'HEAD') {
      const out = { reader, broken: brokenAt(asked, { method: 'GET', route }), ended: leave }
      return new Response(bodyOf(out, read, service.exportTimes), { headers })
    }
    await reader.return?.()
  } catch (error) {
    leave()
    throw error
  }
  leave()
  return new Response(null, { headers })
}

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (!done) work()
    done = true
  }
}

const encoder = new TextEncoder()

type Line = IteratorResult<string, unknown>
type Controller = ReadableStreamDefaultController<Uint8Array>

/** `read`: lines that were read already. */
function bodyOf(
  { reader, broken, ended }: Lines,
  read: Line[],
  times: StreamTimes,
): ReadableStream<Uint8Array> {
  const cutting: { now?: (why: string) => void } = {}
  const client = patience(times, (why) => cutting.now?.(why))
  // A line that is being read comes first: the place is free when what the reader holds is.
  const leave = (): Promise<void> => Promise.resolve(reader.return?.()).then(ended, ended)
  const fail = (controller: Controller, error: unknown): void => {
    client.end()
    if (broken(error)) controller.close()
    else controller.error(new Error('The answer broke off.'))
  }
  const start = (controller: Controller): void => {
    cutting.now = (why) => {
      fail(controller, new Error(`The answer ${why}. It was broken off, so that others are served.`))
      void leave()
    }
    client.wait()
  }
  const pull = async (controller: Controller): Promise<void> => {
    client.came()
    try {
      if (!(await give(read.shift() ?? reader.next(), client, controller))) return
      client.end()
      ended()
      controller.close()
    } catch (error) {
      if (client.over()) return
      ended()
      fail(controller, error)
    }
  }
  const cancel = (): Promise<void> => {
    client.end()
    return leave()
  }
  return new ReadableStream<Uint8Array>({ start, pull, cancel }, { highWaterMark: 0 })
}

/** A line to a client that is still waited for; whether it was none, but the end. */
async function give(next: Line | Promise<Line>, client: Patience, controller: Controller): Promise<boolean> {
  const line = await next
  if (client.over()) return false
  if (line.done === true) return true
  controller.enqueue(encoder.encode(`${line.value}\n`))
  client.wait()
  return false
}
