import type { Faults } from './faults/fault.ts'
import type { Replier, ScriptedReply } from './reply.ts'
import type { ModelRequest } from './request.ts'

/** Either `reply` or `script`; without both, only embeddings and the list of models are answered. */
export interface ModelServerOptions {
  /** Says what to reply to each chat request; `scriptedDiscovery` makes one. */
  readonly reply?: Replier
  /** Replies in order; the last one again and again. */
  readonly script?: readonly ScriptedReply[]
  /** How it misbehaves, from the start. */
  readonly faults?: Faults
  /** Models it has; default `scripted` and `scripted-embedding`. Others are answered with 404. */
  readonly models?: readonly string[]
  /** Keys it takes; any, and none at all, when they are not given. */
  readonly keys?: readonly string[]
  /** Of embeddings, where the request does not say; default 64. */
  readonly dimensions?: number
  /** Response formats it knows; others are answered with 400. Default both. */
  readonly formats?: readonly ('json_schema' | 'json_object')[]
}

/** A server on this machine that answers like a model, or misbehaves. */
export interface ModelServer {
  /** `http://127.0.0.1:12345/v1`. */
  readonly url: string
  /** What it was asked, in order. */
  readonly requests: readonly ModelRequest[]
  /** Misbehaves like this from now on; with an empty list it behaves. */
  misbehave(faults: Faults): void
  /** Ends every connection, answered or not. Safe to call twice. */
  close(): Promise<void>
}
