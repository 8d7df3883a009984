import { InvalidConfigError } from '@recollect/core'
import { checkText, checkWhole, spaceName, textSettings } from '../settings.ts'
import type { TextOptions, TextSettings } from '../settings.ts'

export interface OpenAiEmbedderOptions extends TextOptions {
  /** Where the API is, usually ending in `/v1`. Default OpenAI's. */
  readonly baseURL?: string
  /** Left out for a server that asks for none. The environment is not looked at. */
  readonly apiKey?: string | undefined
  /** The server's name of the model, such as `text-embedding-3-small` or `bge-m3`. */
  readonly model: string
  /** Numbers in a vector. Needed unless the model is one of OpenAI's. */
  readonly dimensions?: number
  /**
   * Whether the server is asked for vectors of `dimensions`, for models that can shorten theirs. Default: only where
   * `dimensions` differs from what one of OpenAI's models gives by itself.
   */
  readonly shorten?: boolean
  /** How vectors travel: `float` (default) is understood everywhere, `base64` takes a third of the bytes. Either is read. */
  readonly encoding?: 'float' | 'base64'
  /** How often a request is sent again after 408, 409, 429, 5xx, a timeout or a lost connection. Default 2. */
  readonly maxRetries?: number
  /** How long one attempt may take until the whole answer is there, in ms. Default 60,000. */
  readonly timeout?: number
  /** Sent with every request besides the key. */
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the platform's, for example to go through a proxy. */
  readonly fetch?: typeof globalThis.fetch
}

export interface OpenAiSettings {
  readonly baseURL: string
  readonly apiKey: string | undefined
  readonly model: string
  /** `model`, and what else makes the vectors what they are. */
  readonly space: string
  readonly dimensions: number
  readonly shorten: boolean
  readonly encoding: 'float' | 'base64'
  readonly maxRetries: number
  readonly timeout: number
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: typeof globalThis.fetch
  readonly text: TextSettings
}

/** https://platform.openai.com/docs/guides/embeddings */
const KNOWN_DIMENSIONS: ReadonlyMap<string, number> = new Map([
  ['text-embedding-3-small', 1536],
  ['text-embedding-3-large', 3072],
  ['text-embedding-ada-002', 1536],
])

/** 2,048 texts and 300,000 tokens are what OpenAI takes; smaller batches lose less when one fails. */
const BATCH = { count: 128, characters: 100_000 }

/** Fills in the defaults and refuses what cannot work. */
export function openAiSettings(options: OpenAiEmbedderOptions): OpenAiSettings {
  checkText('model', options.model, 'Pass the name of an embedding model the server has.')
  const own = KNOWN_DIMENSIONS.get(options.model)
  const dimensions = dimensionsOf(options, own)
  const text = textSettings(options, BATCH)
  const settings: OpenAiSettings = {
    baseURL: checkedUrl(options.baseURL ?? 'https://api.openai.com/v1'),
    apiKey: checkedKey(options.apiKey),
    model: options.model,
    space: spaceName(options.model, text),
    dimensions,
    shorten: options.shorten ?? (own !== undefined && own !== dimensions),
    encoding: options.encoding ?? 'float',
    maxRetries: options.maxRetries ?? 2,
    timeout: options.timeout ?? 60_000,
    headers: { ...options.headers },
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    text,
  }
  checkWhole('maxRetries', settings.maxRetries, 0, 10)
  checkWhole('timeout', settings.timeout, 1, 3_600_000)
  return Object.freeze(settings)
}

function dimensionsOf({ model, dimensions }: OpenAiEmbedderOptions, own: number | undefined): number {
  const value = dimensions ?? own
  if (value === undefined) {
    throw new InvalidConfigError(
      `How many dimensions "${model}" has is not known. Pass dimensions; the model's page says them.`,
    )
  }
  checkWhole('dimensions', value, 1, 65_536)
  return value
}

function checkedUrl(baseURL: string): string {
  const url = URL.canParse(baseURL) ? new URL(baseURL) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new InvalidConfigError('baseURL is no http(s) address. Pass one such as http://localhost:11434/v1.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new InvalidConfigError('baseURL has a user or password in it. Pass apiKey or headers instead.')
  }
  return baseURL
}

/** An empty key is a variable that was not set: better said here than by the server. */
function checkedKey(apiKey: string | undefined): string | undefined {
  if (apiKey !== undefined && (apiKey.trim() === '' || /[^\x21-\x7e]/u.test(apiKey))) {
    throw new InvalidConfigError(
      'apiKey is empty or has characters no key has. Pass the key alone, or leave it out for a server without one.',
    )
  }
  return apiKey
}
