import type { Json } from '@recollect/core'
import type { ModelRequest } from './request.ts'

/** A function the model asks to be called. */
export interface ScriptedToolCall {
  readonly name: string
  readonly arguments: Json
  /** Default: made of the request's number and the place of the call. */
  readonly id?: string
}

/** What the model says to one request. */
export interface ModelReply {
  /** As it stands in the message; null beside a refusal or calls of tools. */
  readonly content: string | null
  /** Default `stop`; `tool_calls` where it asks for some. */
  readonly finish?: 'stop' | 'length' | 'content_filter'
  readonly toolCalls?: readonly ScriptedToolCall[]
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
