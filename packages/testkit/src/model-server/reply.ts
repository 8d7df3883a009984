import type { ModelRequest } from './request.ts'

/** What the model says to one request. */
export interface ModelReply {
  /** As it stands in the message; null beside a refusal. */
  readonly content: string | null
  /** Default `stop`. */
  readonly finish?: 'stop' | 'length' | 'content_filter'
  /** Why it does not answer. */
  readonly refusal?: string
  /** Tokens, where they are to be told otherwise than one for four bytes. */
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** A reply, or its content alone. */
export type ScriptedReply = string | ModelReply

/** Says what to reply to a chat request. */
export type Replier = (request: ModelRequest) => ScriptedReply | Promise<ScriptedReply>

export const asReply = (reply: ScriptedReply): ModelReply =>
  typeof reply === 'string' ? { content: reply } : reply

/** Replies in the order in which requests arrive; those after the last one are given the last one again. */
export function recorded(replies: readonly ScriptedReply[]): Replier {
  let next = 0
  return () => {
    const reply = replies[Math.min(next, replies.length - 1)]
    next += 1
    return reply ?? ''
  }
}
