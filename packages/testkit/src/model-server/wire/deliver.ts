import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ModelFault } from '../faults/fault.ts'
import type { WireAnswer } from './answer.ts'

/** Sends an answer, as well as the fault lets it. */
export async function deliver(
  response: ServerResponse,
  answer: WireAnswer,
  fault: ModelFault | null,
  closed: AbortSignal,
): Promise<void> {
  const { status, headers } = answer
  const body = Buffer.from(answer.body)
  if (fault?.kind === 'silent') return
  if (fault?.kind === 'cut' && fault.after === 'nothing') {
    response.destroy()
    return
  }
  // With its length said, a client can tell a cut from an end.
  response.writeHead(status, { ...headers, 'content-length': String(body.length) })
  if (fault?.kind === 'cut') return cut(response, body.subarray(0, Number(fault.after)))
  if (fault?.kind === 'drip') return drip(response, body, fault.bytes, fault.everyMs, closed)
  response.end(body)
}

function cut(response: ServerResponse, begun: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      response.destroy()
      resolve()
    }
    // Nothing to write, and the headers alone are to arrive.
    if (begun.length === 0) response.flushHeaders()
    response.write(begun.length === 0 ? Buffer.alloc(0) : begun, end)
  })
}

async function drip(
  response: ServerResponse,
  body: Buffer,
  bytes: number,
  everyMs: number,
  closed: AbortSignal,
): Promise<void> {
  for (let place = 0; place < body.length && !response.destroyed; place += bytes) {
    response.write(body.subarray(place, place + bytes))
    await pause(everyMs, undefined, { signal: closed }).catch(() => {})
    if (closed.aborted) return
  }
  response.end()
}
