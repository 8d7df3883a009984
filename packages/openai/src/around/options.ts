import type { AroundOptions, AroundSettings, MemoryStep } from '@recollect/sdk-tools'

/** Options of `withMemory`; `memory` is required. */
export interface WithMemoryOptions extends AroundOptions {
  /** Session the conversation belongs to, 1–256 characters; default `chat`. */
  readonly session?: string
  /** Your id of the user's turn, such as that of the message: the same turn is remembered once. Left out: see the README. */
  readonly turn?: string
  /**
   * Told what the memory failed at; default: a warning to the client's `logger`. The model is asked all the same. What this throws is
   * thrown by the call: `onError: (error) => { throw error }` makes the memory required.
   */
  readonly onError?: (error: unknown, step: MemoryStep) => void
  /** What sends the request; default the global `fetch`. A client's own `fetch` has to be given here again. */
  readonly fetch?: typeof globalThis.fetch
}

/** The same, with what has a default set. */
export interface Settings extends AroundSettings, Pick<WithMemoryOptions, 'fetch'> {
  readonly placement: 'before' | 'inside'
}
