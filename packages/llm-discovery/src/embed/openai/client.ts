import { openAiClient } from '../../openai/client.ts'
import { wholeFetch } from '../../openai/fetch.ts'
import { toModelError } from '../../openai/to-model-error.ts'
import type { OpenAiSettings } from './options.ts'

/** Sends one request; back-off and retries are the client's. */
export type Ask = (texts: readonly string[], signal: AbortSignal | undefined) => Promise<unknown>

const ADVICE = {
  slow: 'make batch smaller',
  refused: 'Check model, dimensions and encoding; make batch or maxCharacters smaller if it was too long.',
}

export function createAsk(settings: OpenAiSettings): Ask {
  const { model, encoding, dimensions, shorten, maxRetries } = settings
  const client = openAiClient(settings, wholeFetch(settings), maxRetries)
  return async (texts, signal) => {
    const body = { model, input: [...texts], encoding_format: encoding, ...(shorten ? { dimensions } : {}) }
    try {
      return await client.embeddings.create(body, signal === undefined ? {} : { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw toModelError(error, { ...settings, ...ADVICE })
    }
  }
}
