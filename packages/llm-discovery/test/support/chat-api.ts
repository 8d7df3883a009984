import { onTestFinished } from 'vitest'
import type { GenerateOptions, ModelCallUsage, ModelMeter, ReplySchema } from '@recollect/core/plugin'
import { openAiModel } from '../../src/index.ts'
import type { OpenAiModelOptions } from '../../src/index.ts'
import { json, startServer } from './api-server.ts'
import type { Behaviour } from './api-server.ts'
import { KEY } from './with-api.ts'

export interface Chat {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly name: string } }
  readonly max_tokens?: number
  readonly max_completion_tokens?: number
  readonly temperature?: number
  readonly stream?: boolean
  readonly stream_options?: unknown
}
export type Replies = Behaviour<Chat>

export const completionOf = (content: unknown, more: Record<string, unknown> = {}, message = {}) => ({
  id: 'chat-1',
  object: 'chat.completion',
  choices: [
    { index: 0, message: { role: 'assistant', content, ...message }, finish_reason: 'stop', ...more },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
})

export const says =
  (content: unknown, more: Record<string, unknown> = {}, message = {}): Replies =>
  (response, request) =>
    json(completionOf(content, more, message))(response, request)

/** Answers at once, and says that it may be asked again at once. */
export const fails = (
  status: number,
  message: unknown = 'no',
  headers: Record<string, string> = {},
): Replies => json({ error: { message } }, status, { 'retry-after-ms': '1', ...headers })

export const raw =
  (text: string, type = 'application/json'): Replies =>
  (response) => {
    response.writeHead(200, { 'content-type': type }).end(text)
  }

/** Anything that has a `cards` list of strings. */
export const CARDS: ReplySchema<readonly string[]> = {
  name: 'cards',
  json: { type: 'object', properties: { cards: { type: 'array', items: { type: 'string' } } } },
  parse(value) {
    if (typeof value === 'object' && value !== null && 'cards' in value && Array.isArray(value.cards))
      return value.cards.filter((card) => typeof card === 'string')
    throw new TypeError('no cards')
  },
}

export const PROMPT = { system: 'task: cards (prompts@1)', user: '我的存折藏在米缸里' }
export const FINE = JSON.stringify({ cards: ['a', 'b'] })

/** A model on a server of its own, which ends with the test. Pauses are a millisecond. */
export async function withChat(
  script: readonly Replies[] = [],
  options: Partial<OpenAiModelOptions> = {},
  usual: Replies = says(FINE),
) {
  const api = await startServer(script, usual)
  onTestFinished(api.close)
  const model = openAiModel({ baseURL: api.baseURL, apiKey: KEY, model: 'toy', retryDelay: 1, ...options })
  const ask = (more: Partial<GenerateOptions<readonly string[]>> = {}) =>
    model.generate(PROMPT, { schema: CARDS, ...more })
  return { ...api, model, ask }
}

/** Keeps what it is asked and told; refuses from its `most`-th question on. */
export function notingMeter(most = Infinity, refusal = new Error('budget')) {
  const asked: Parameters<ModelMeter['before']>[0][] = []
  const told: ModelCallUsage[] = []
  const meter: ModelMeter = {
    before: (estimate) => {
      if (asked.length >= most) return Promise.reject(refusal)
      asked.push(estimate)
      return Promise.resolve()
    },
    after: (usage) => {
      told.push(usage)
      return Promise.resolve()
    },
  }
  return { meter, asked, told }
}
