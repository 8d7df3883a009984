import { InvalidConfigError } from '@recollect/core'
import { checkText, checkWhole } from '../check.ts'

/** How a server that speaks OpenAI's API is reached. */
export interface ServerOptions {
  /** Where the API is, usually ending in `/v1`. Default OpenAI's. */
  readonly baseURL?: string
  /** Left out for a server that asks for none. The environment is not looked at. */
  readonly apiKey?: string | undefined
  /** The server's name of the model, such as `text-embedding-3-small` or `qwen3:8b`. */
  readonly model: string
  /** How often a request is sent again after 408, 409, 429, 5xx, a timeout or a lost connection. Default 2. */
  readonly maxRetries?: number
  /** How long one attempt may take until the whole answer is there, in ms. Default 60,000. */
  readonly timeout?: number
  /** Sent with every request besides the key. */
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the platform's, for example to go through a proxy. */
  readonly fetch?: typeof globalThis.fetch
}

export interface ServerSettings {
  readonly baseURL: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly maxRetries: number
  readonly timeout: number
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: typeof globalThis.fetch
}

export const OPENAI_URL = 'https://api.openai.com/v1'

/** Fills in the defaults and refuses what cannot work. `kind` of model, for the message. */
export function serverSettings(options: ServerOptions, kind: string): ServerSettings {
  checkText('model', options.model, `Pass the name of ${kind} the server has.`)
  const settings: ServerSettings = {
    baseURL: checkedUrl(options.baseURL ?? OPENAI_URL),
    apiKey: checkedKey(options.apiKey),
    model: options.model,
    maxRetries: options.maxRetries ?? 2,
    timeout: options.timeout ?? 60_000,
    headers: { ...options.headers },
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
  }
  checkWhole('maxRetries', settings.maxRetries, 0, 10)
  checkWhole('timeout', settings.timeout, 1, 3_600_000)
  return settings
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
