import { knownOptions } from '@recollect/core/plugin'
import type { OptionNames } from '@recollect/core/plugin'
import { requireSessions } from '@recollect/sessions'
import { DEFAULT_SESSION, toldOf } from '@recollect/sdk-tools'
import type { MemoryStep } from '@recollect/sdk-tools'
import type { OpenAI } from 'openai'
import { ADAPTER } from '../adapter.ts'
import { memoryFetch } from './memory-fetch.ts'
import type { WithMemoryOptions } from './options.ts'

const OPTIONS: OptionNames<WithMemoryOptions> = {
  memory: true,
  budget: true,
  include: true,
  remember: true,
  log: true,
  onRequest: true,
  placement: true,
  session: true,
  turn: true,
  onError: true,
  fetch: true,
}

/**
 * The same client with a memory: `chat.completions` and `responses`, whole, streamed, parsed or run with tools. Before a call the user's
 * message is remembered (once, however often it is tried or goes on with tools), and what is known about it stands before it, fenced as
 * data that is not to be trusted. After the answer both are logged in the session. Parts of a stream pass unchanged and at once; the
 * stream ends when its pair is logged. Only the user's own text becomes facts. What the memory fails at does not fail the call: see
 * `onError`. @throws InvalidConfigError for a memory without sessions.
 *
 * Cheap: make one for each user, session or turn.
 */
export function withMemory<Client extends OpenAI>(client: Client, options: WithMemoryOptions): Client {
  knownOptions('withMemory', options, OPTIONS)
  requireSessions(options.memory)
  return client.withOptions({
    fetch: memoryFetch({
      session: DEFAULT_SESSION,
      remember: true,
      log: true,
      placement: 'before',
      onError: warn(client),
      ...options,
      adapter: ADAPTER,
      turn: options.turn ?? null,
    }),
  })
}

const WARNS: ReadonlySet<unknown> = new Set([undefined, 'warn', 'info', 'debug'])

const warn =
  ({ logger, logLevel }: OpenAI) =>
  (error: unknown, step: MemoryStep) => {
    if (WARNS.has(logLevel)) logger?.warn(toldOf(error, step))
  }
