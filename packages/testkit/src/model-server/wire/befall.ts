import type { ModelFault } from '../faults/fault.ts'
import { asReply } from '../reply.ts'
import type { ModelReply, ScriptedReply } from '../reply.ts'
import type { ModelRequest } from '../request.ts'
import { errorAnswer } from './answer.ts'
import type { WireAnswer } from './answer.ts'

/** What a fault makes of what the model says. */
export function spoiled(
  fault: ModelFault | null,
  scripted: ScriptedReply,
  request: ModelRequest,
): ModelReply {
  const reply = asReply(scripted)
  switch (fault?.kind) {
    case 'truncated':
      return { ...reply, content: (reply.content ?? '').slice(0, fault.at), finish: fault.finish }
    case 'spoiled':
      return { ...reply, content: fault.spoil(reply.content ?? '', request) }
    case 'refusal':
      return { content: null, refusal: fault.words ?? "I'm sorry, I can't help with that." }
    case 'content_filter':
      return { content: '', finish: 'content_filter' }
    default:
      return reply
  }
}

/** The answer a fault gives by itself, whatever was asked; null: it lets the request through. */
export function insteadOf(fault: ModelFault | null): WireAnswer | null {
  if (fault?.kind === 'body')
    return { status: 200, headers: { 'content-type': fault.type ?? 'text/html' }, body: fault.body }
  if (fault?.kind !== 'status') return null
  const { status, retryAfter } = fault
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return errorAnswer(
    status,
    status === 429 ? 'rate_limit_exceeded' : 'server_error',
    `On order: ${String(status)}.`,
    headers,
  )
}
