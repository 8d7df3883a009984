import { InvalidConfigError } from '@recollect/core'
import { byName } from '@recollect/core/plugin'
import { isMode, tlsOf } from './tls.ts'
import type { Mode } from './tls.ts'
import type { PoolConfig } from 'pg'

/** Where the server is, as `pg` takes it: host, port, database, user, password, ssl. */
export type PostgresConnection = Pick<
  PoolConfig,
  'host' | 'port' | 'database' | 'user' | 'password' | 'ssl' | 'connectionString' | 'application_name'
>

/** Where a server is and how it is connected to. */
export type Way = PostgresConnection & {
  /** TLS is used where the server offers it, and the connection is plain where it does not. */
  readonly perhapsPlain?: boolean
}

/** Whether `pg` can read it. */
const isServerUrl = (url: unknown): url is string =>
  typeof url === 'string' && /^postgres(?:ql)?:\/\//u.test(url) && URL.canParse(url) && isDecodable(url)

/** Escapes such as `%FF` stand for no text. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}

/** What of an address is about TLS. `pg` takes `require` for `verify-full`, and what it reads in an address for more than it is passed. */
const ABOUT_TLS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'sslpassword', 'uselibpqcompat']

/**
 * Reads the address of a server as libpq does, with PGSSLMODE and PGSSLROOTCERT where it does not say itself.
 * @throws InvalidConfigError for a mode that does not exist, or a file that cannot be read
 */
export function wayTo(name: string, url: unknown, env: NodeJS.ProcessEnv = process.env): Way {
  if (!isServerUrl(url)) {
    throw new InvalidConfigError(
      `${name} is no address of a Postgres server. Pass postgres://user@host/database.`,
    )
  }
  const address = new URL(url)
  const said = (key: string): string | null => address.searchParams.get(key)
  const mode = modeOf(name, said, env)
  if (mode === null) return { connectionString: url }
  const host = said('host') ?? decodeURIComponent(address.hostname.replace(/^\[(.+)\]$/u, '$1'))
  const connectionString = without(url, ABOUT_TLS)
  // A socket is a file: nobody listens in, and the server speaks no TLS there.
  if (mode === 'disable' || host === '' || host.startsWith('/')) return { connectionString, ssl: false }
  const files = {
    ca: said('sslrootcert') ?? env['PGSSLROOTCERT'],
    cert: said('sslcert'),
    key: said('sslkey'),
  }
  const ssl = tlsOf(mode, { host, files, passphrase: said('sslpassword') })
  return mode === 'prefer' || mode === 'allow'
    ? { connectionString, ssl, perhapsPlain: true }
    : { connectionString, ssl }
}

/** `ssl=true` is what `pg` alone understands. */
const OTHER_WORDS = byName<Mode>({
  true: 'verify-full',
  1: 'verify-full',
  false: 'disable',
  0: 'disable',
})

/** Null: nothing is said about TLS. */
function modeOf(name: string, said: (key: string) => string | null, env: NodeJS.ProcessEnv): Mode | null {
  const ssl = said('ssl')
  const word =
    said('sslmode') ?? (ssl === null ? null : (OTHER_WORDS[ssl] ?? ssl)) ?? env['PGSSLMODE'] ?? null
  if (word === null || word === '') return said('sslrootcert') === null ? null : 'verify-ca'
  if (isMode(word)) return word
  throw new InvalidConfigError(
    `${name} has the sslmode "${word}". Choose one of disable, prefer, require, verify-ca, verify-full and no-verify.`,
  )
}

/** The rest stays as it was written: escapes of a password mean something. */
function without(url: string, names: readonly string[]): string {
  const [place = '', query = ''] = url.split(/\?(.*)/su)
  const left = query
    .split('&')
    .filter((part) => !names.includes(decodeURIComponent(part.split('=')[0] ?? '')))
  return left.join('') === '' ? place : `${place}?${left.join('&')}`
}
