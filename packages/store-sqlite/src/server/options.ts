import { InvalidConfigError } from '@recollect/core'
import type { Cipher } from '@recollect/core/store'

/** Options of `sqliteStore` for a database on a libsql server, such as Turso. */
export interface LibsqlServerOptions {
  readonly driver: 'libsql'
  /** `libsql://…`, `https://…` or, of this machine, `http://…`. */
  readonly url: string
  /** What the server asks for; never part of the address. */
  readonly authToken?: string
  /** How long a call is retried, without blocking, before it fails with `STORE_BUSY`, in ms. Default 10,000. */
  readonly retryDeadlineMs?: number
  /** Encrypts what scopes hold, as in a file. */
  readonly cipher?: Cipher
}

export type ServerSettings = Required<Pick<LibsqlServerOptions, 'url' | 'retryDeadlineMs'>> & {
  readonly authToken: string | null
}

const SCHEMES = new Set(['libsql:', 'https:', 'http:'])
/** What only a file has. */
const OF_FILES = ['file', 'durability', 'busyTimeoutMs', 'readonly'] as const

/** @throws InvalidConfigError */
export function serverSettingsOf(options: LibsqlServerOptions): ServerSettings {
  const { driver, url, authToken, retryDeadlineMs = 10_000 } = options
  if (driver !== 'libsql')
    throw new InvalidConfigError(`"url" needs driver: 'libsql'. Other drivers open a "file".`)
  const found = OF_FILES.find((name) => Object.hasOwn(options, name))
  if (found !== undefined)
    throw new InvalidConfigError(`"${found}" is of a file, and "url" of a server. Leave one of the two out.`)
  checkUrl(url)
  if (authToken !== undefined && (typeof authToken !== 'string' || authToken === ''))
    throw new InvalidConfigError('authToken is empty. Pass the token of the database, or leave it out.')
  if (!Number.isInteger(retryDeadlineMs) || retryDeadlineMs < 0 || retryDeadlineMs > 2_147_483_647)
    throw new InvalidConfigError(
      `retryDeadlineMs is ${String(retryDeadlineMs)}. Pass whole milliseconds from 0.`,
    )
  return Object.freeze({ url, authToken: authToken ?? null, retryDeadlineMs })
}

/** Nothing of the address is shown: it may hold a password or a token. */
function checkUrl(url: string): void {
  const parsed = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
  if (parsed === null || !SCHEMES.has(parsed.protocol))
    throw new InvalidConfigError(
      '"url" is no address of a libsql server. Pass libsql://…, https://… or http://….',
    )
  if (parsed.username !== '' || parsed.password !== '' || parsed.searchParams.has('authToken'))
    throw new InvalidConfigError('"url" holds a token. Pass it as authToken, so that no log shows it.')
}
