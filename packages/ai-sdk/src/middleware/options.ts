import type { AroundOptions, MemoryStep } from '@recollect/sdk-tools'

/** Options of `memoryMiddleware`; `memory` is required. */
export interface MemoryMiddlewareOptions extends AroundOptions {
  /** Session the conversation belongs to, 1–256 characters; default `chat`. A call's `providerOptions.recollect.session` comes first. */
  readonly session?: string
  /**
   * Told what the memory failed at. The model is called all the same, and the warnings of its result say what is missing. What this
   * throws is thrown by the call: `onError: (error) => { throw error }` makes the memory required.
   */
  readonly onError?: (error: unknown, step: MemoryStep) => void
}
