import type { ContextOptions, ScopedMemory } from '@recollect/core'

/** What the memory does around a call. */
export type MemoryStep = 'remember' | 'context' | 'log'

export interface MemoryMiddlewareOptions {
  /** Whose memory: `recollect.scope(user)`. */
  readonly memory: ScopedMemory
  /** Session the conversation belongs to, 1–256 characters; default `chat`. A call's `providerOptions.recollect.session` comes first. */
  readonly session?: string
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
   * Told what the memory failed at. The model is called all the same, and the warnings of its result say what is missing. What this
   * throws is thrown by the call: `onError: (error) => { throw error }` makes the memory required.
   */
  readonly onError?: (error: unknown, step: MemoryStep) => void
}

/** What a call says for itself, in `providerOptions.recollect`. */
export interface CallSettings {
  readonly session: string
  /** The caller's id of the user's turn, such as that of the message; null when it gives none. */
  readonly turn: string | null
}
