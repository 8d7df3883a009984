import type { AbortSignalLike, ForgetResult, MemoryRequest, ScopedMemory } from '@recollect/core'
import type { ContextOptions } from '@recollect/sessions'
import type { MemoryStep } from './attempt.ts'

/** What an application does about a request to the memory; it is waited for. */
export type OnRequest = (
  request: MemoryRequest,
  does: { readonly forget: () => Promise<ForgetResult> },
) => void | Promise<void>

/** What every adapter asks of its caller. */
export interface AroundOptions {
  /** Whose memory: `recollect.scope(user)`. */
  readonly memory: ScopedMemory
  /** Tokens the context may have at most; default that of `session().context()`, 1,200. */
  readonly budget?: number
  /** Kinds of memory in the context; all when it is left out. */
  readonly include?: ContextOptions['include']
  /** Remember what the user says; default true. */
  readonly remember?: boolean
  /** Log question and answer in the session; default true. */
  readonly log?: boolean
  /**
   * Told what the user asks of the memory itself: to forget something, not to keep it, to show what is known. `forget` does what a
   * request to forget asks for: call it once the user has confirmed. Left out, nothing is deleted: the model is told in a line to ask
   * them first.
   */
  readonly onRequest?: OnRequest
  /** Where the context goes: in a user message of its own before the last one (default), or inside that one, before its text. */
  readonly placement?: 'before' | 'inside'
}

/** The same for one call, with what has a default set. */
export interface AroundSettings extends AroundOptions {
  /** Name of the adapter: its keys begin with it. */
  readonly adapter: string
  readonly session: string
  /** The caller's id of the user's turn, such as that of the message; null when it gives none. */
  readonly turn: string | null
  readonly remember: boolean
  readonly log: boolean
  /** Told what the memory failed at. What it throws is thrown. */
  readonly onError: (error: unknown, step: MemoryStep) => void
  readonly signal?: AbortSignalLike
}

/** The session of a conversation that was given none. */
export const DEFAULT_SESSION = 'chat'
