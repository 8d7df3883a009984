import type { ModelMeter, ModelPrompt, ReplySchema } from '@recollect/core/plugin'
import { ModelError } from '../model-error.ts'
import { bodyOf } from './body.ts'
import type { Completion } from './completion.ts'
import { adapted, firstDialect } from './dialect.ts'
import type { Limit } from './limit.ts'
import type { ModelSettings } from './options.ts'
import { backOff, pause } from './pause.ts'
import { createSend } from './send.ts'
import type { Failed } from './send.ts'
import { costMicros } from './usage.ts'

export interface CompletionRequest {
  readonly prompt: ModelPrompt
  readonly schema: Pick<ReplySchema<unknown>, 'name' | 'json'>
  readonly maxTokens: number
  /** Tokens of the prompt, by estimate. */
  readonly estimate: number
  readonly meter: ModelMeter | undefined
  readonly limit: Limit
}

export type Complete = (request: CompletionRequest) => Promise<Completion>

/** Asks until there is a completion: in another way where the server refuses how it was asked, again where it could not answer. */
export function createComplete(settings: ModelSettings): Complete {
  const send = createSend(settings)
  let dialect = firstDialect(settings)
  return async ({ prompt, schema, maxTokens, estimate, meter, limit }) => {
    const cost = costMicros(settings.prices, estimate, 0)
    let own = dialect
    for (let tried = 0; ;) {
      await meter?.before({ inputTokens: estimate, costMicros: cost })
      limit.signal.throwIfAborted()
      const sent = await send(bodyOf(prompt, schema, maxTokens, own, settings), prompt.user, limit.signal)
      if (sent.kind === 'completion') return sent.completion
      const next = adapted(own, sent, settings)
      if (next !== null) {
        // What was learned holds for every later call.
        own = dialect = next
        continue
      }
      if (!sent.again || tried >= settings.maxRetries) throw sent.error
      await pause(pauseAfter(sent, tried, settings, limit), limit.signal)
      tried++
    }
  }
}

function pauseAfter(
  failed: Failed,
  tried: number,
  { retryDelay, deadline }: ModelSettings,
  limit: Limit,
): number {
  const ms = failed.wait ?? backOff(tried, retryDelay, Math.random())
  if (ms < limit.remaining()) return ms
  throw new ModelError(
    'MODEL_UNAVAILABLE',
    `${failed.error.message} The next attempt would have to wait ${ms} ms, beyond the deadline of ${deadline} ms.`,
    { status: failed.error.status },
  )
}
