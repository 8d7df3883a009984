import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'
import type { Language } from './text/language.ts'

/** Options of `createMcpServer`; all may be left out. */
export interface McpOptions {
  /** Whose memory it is, where the server stands on a whole one. A token may name another. Default `default`. */
  readonly scope?: string
  /** Session of what is remembered and of contexts, where a call names none. Default: none. */
  readonly session?: string
  /** Of texts that have no words to tell it by, such as what `forget` says. Default `en`. */
  readonly language?: Language
  /** Milliseconds during which `undo` can bring back what a model had forgotten; default 0: gone at once and for good. */
  readonly forgetGraceMs?: number
  /** How the server calls itself to clients; default `recollect` and the version of this package. */
  readonly name?: string
  /** The version it tells clients. */
  readonly version?: string
  /** Errors that were not foreseen; clients are told no more than that they happened. */
  readonly onError?: (error: unknown) => void
  /** What a client got wrong, such as a message that is none. It was answered, and nothing is wrong here: a line in a log at most. */
  readonly onClientError?: (error: Error) => void
}

const label = z.string().min(1).max(256)

const isFunction = (given: unknown): boolean => typeof given === 'function'

const schema = z.strictObject({
  scope: label.optional(),
  session: label.optional(),
  language: z.enum(['zh', 'en']).optional(),
  forgetGraceMs: z.number().min(0).optional(),
  name: label.optional(),
  version: label.optional(),
  onError: z.custom<McpOptions['onError']>(isFunction).optional(),
  onClientError: z.custom<McpOptions['onClientError']>(isFunction).optional(),
})

/** @throws InvalidConfigError naming the option. */
export function checkOptions(options: McpOptions): void {
  const parsed = schema.safeParse(options)
  if (!parsed.success)
    throw new InvalidConfigError(`The options were refused: ${z.prettifyError(parsed.error)}. Correct them.`)
}
