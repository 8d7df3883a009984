import OpenAI from 'openai'
import type { ServerSettings } from './server.ts'

/** Everything the client would otherwise look up in the environment is given to it. */
export const openAiClient = (
  { baseURL, apiKey, timeout }: ServerSettings,
  fetch: typeof globalThis.fetch,
  maxRetries: number,
): OpenAI =>
  new OpenAI({
    baseURL,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries,
    timeout,
    fetch,
    // Workers count as browsers; whether a key may be there is for the caller to decide.
    dangerouslyAllowBrowser: true,
  })
