import { InvalidConfigError, systemClock } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { Clock } from '@recollect/core'
import type { OptionNames } from '@recollect/core/plugin'
import { checkNumber, checkWhole } from '../check.ts'
import { OPENAI_URL, serverSettings } from '../openai/server.ts'
import type { ServerOptions, ServerSettings } from '../openai/server.ts'
import type { BreakerOptions } from './breaker.ts'
import type { Prices } from './usage.ts'

export const STRUCTURES = ['json_schema', 'json_object', 'text'] as const
/** The format that is asked of a reply: JSON of a schema, any JSON, or plain text. */
export type Structure = (typeof STRUCTURES)[number]

/** Options of `openAiModel`. */
export interface OpenAiModelOptions extends ServerOptions {
  /** `auto` (default): the first of the three the server takes; what it refuses once is not asked again. */
  readonly structured?: Structure | 'auto'
  /** Tokens a reply may have where a call does not say. Default 4,000. */
  readonly maxTokens?: number
  /** 0–2, default 0. Left out with null, and once the server has refused it. */
  readonly temperature?: number | null
  /** Have replies sent bit by bit, for servers and proxies that close what is silent for long. Default false. */
  readonly stream?: boolean
  /** For the cost of calls; default none. */
  readonly prices?: Prices
  /** How long one call may take with every attempt and pause, in ms. Default three times `timeout`. */
  readonly deadline?: number
  /** First pause before another attempt, in ms; doubled each time, up to 16 times as long. `Retry-After` goes before it. Default 500. */
  readonly retryDelay?: number
  /** When a server that fails is left alone. */
  readonly breaker?: Partial<BreakerOptions>
  /** For `breaker` and the dates of `Retry-After`. Default the machine's. */
  readonly clock?: Clock
}

export interface ModelSettings extends ServerSettings {
  readonly structured: Structure | 'auto'
  readonly maxTokens: number
  readonly temperature: number | null
  readonly stream: boolean
  readonly prices: Prices
  readonly deadline: number
  readonly retryDelay: number
  readonly breaker: BreakerOptions
  readonly clock: Clock
  /** OpenAI's own server, whose newer models know `max_completion_tokens` alone. */
  readonly isOpenAi: boolean
}

const OPTIONS: OptionNames<OpenAiModelOptions> = {
  baseURL: true,
  apiKey: true,
  model: true,
  maxRetries: true,
  timeout: true,
  headers: true,
  fetch: true,
  structured: true,
  maxTokens: true,
  temperature: true,
  stream: true,
  prices: true,
  deadline: true,
  retryDelay: true,
  breaker: true,
  clock: true,
}

/** Fills in the defaults and refuses what cannot work. */
export function modelSettings(options: OpenAiModelOptions): ModelSettings {
  knownOptions('openAiModel', options, OPTIONS)
  const server = serverSettings(options, 'a chat model')
  const settings: ModelSettings = {
    ...server,
    structured: options.structured ?? 'auto',
    maxTokens: options.maxTokens ?? 4000,
    temperature: options.temperature === undefined ? 0 : options.temperature,
    stream: options.stream ?? false,
    prices: options.prices ?? { inputPerMillion: 0, outputPerMillion: 0 },
    deadline: options.deadline ?? server.timeout * 3,
    retryDelay: options.retryDelay ?? 500,
    breaker: { failures: 5, cooldown: 30_000, ...options.breaker },
    clock: options.clock ?? systemClock,
    isOpenAi: server.baseURL.startsWith(new URL(OPENAI_URL).origin),
  }
  checkSettings(settings)
  return Object.freeze(settings)
}

function checkSettings({ structured, temperature, prices, breaker, ...settings }: ModelSettings): void {
  if (![...STRUCTURES, 'auto'].includes(structured)) {
    throw new InvalidConfigError(`structured is none of ${STRUCTURES.join(', ')}, auto. Pass one of them.`)
  }
  checkWhole('maxTokens', settings.maxTokens, 1, 1_000_000)
  checkWhole('deadline', settings.deadline, 1, 86_400_000)
  checkWhole('retryDelay', settings.retryDelay, 0, 60_000)
  checkWhole('breaker.failures', breaker.failures, 1, 1000)
  checkWhole('breaker.cooldown', breaker.cooldown, 0, 86_400_000)
  if (temperature !== null) checkNumber('temperature', temperature, 0, 2)
  checkNumber('prices.inputPerMillion', prices.inputPerMillion, 0, 1_000_000)
  checkNumber('prices.outputPerMillion', prices.outputPerMillion, 0, 1_000_000)
}
