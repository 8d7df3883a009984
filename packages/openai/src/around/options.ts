import type { ContextOptions, ScopedMemory } from '@recollect/core'

/** What the memory does around a call. */
export type MemoryStep = 'remember' | 'context' | 'log'

export interface WithMemoryOptions {
  /** Whose memory: `recollect.scope(user)`. */
  readonly memory: ScopedMemory
  /** Session the conversation belongs to, 1–256 characters; default `chat`. */
  readonly session?: string
  /** Your id of the user's turn, such as that of the message: the same turn is remembered once. Left out: see the README. */
  readonly turn?: string
  /** Tokens the context may have at most; default that of `session().context()`, 1,200. */
  readonly budget?: number
  /** Kinds of memory in the context; all when it is left out. */
  readonly include?: ContextOptions['include']
  /** Remember what the user says; default true. */
  readonly remember?: boolean
  /** Log question and answer in the session; default true. */
  readonly log?: boolean
  /** Where the context goes: in a user message of its own before the last one (default), or inside that one, before its text. */
  readonly placement?: 'before' | 'inside'
  /**
   * Told what the memory failed at; default: a warning to the client's `logger`. The model is asked all the same. What this throws is
   * thrown by the call: `onError: (error) => { throw error }` makes the memory required.
   */
  readonly onError?: (error: unknown, step: MemoryStep) => void
  /** What sends the request; default the global `fetch`. A client's own `fetch` has to be given here again. */
  readonly fetch?: typeof globalThis.fetch
}

/** The same, with what has a default set. */
export interface Settings extends WithMemoryOptions {
  readonly session: string
  readonly remember: boolean
  readonly log: boolean
  readonly placement: 'before' | 'inside'
  readonly onError: (error: unknown, step: MemoryStep) => void
}

export const DEFAULT_SESSION = 'chat'
