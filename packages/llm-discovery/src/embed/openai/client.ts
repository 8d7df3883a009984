import OpenAI from 'openai'
import { wholeFetch } from './fetch.ts'
import type { OpenAiSettings } from './options.ts'
import { toModelError } from './to-model-error.ts'

/** Sends one request; back-off and retries are the client's. */
export type Ask = (texts: readonly string[], signal: AbortSignal | undefined) => Promise<unknown>

/** Everything the client would otherwise look up in the environment is given to it. */
export function createAsk(settings: OpenAiSettings): Ask {
  const { baseURL, model, encoding, dimensions, shorten, maxRetries, timeout } = settings
  const client = new OpenAI({
    baseURL,
    apiKey: settings.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries,
    timeout,
    fetch: wholeFetch(settings),
    // Workers count as browsers; whether a key may be there is for the caller to decide.
    dangerouslyAllowBrowser: true,
  })
  return async (texts, signal) => {
    const body = { model, input: [...texts], encoding_format: encoding, ...(shorten ? { dimensions } : {}) }
    try {
      return await client.embeddings.create(body, signal === undefined ? {} : { signal })
    } catch (error) {
      signal?.throwIfAborted()
      throw toModelError(error, settings)
    }
  }
}
