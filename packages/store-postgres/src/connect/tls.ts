import { readFileSync } from 'node:fs'
import { checkServerIdentity } from 'node:tls'
import type { ConnectionOptions } from 'node:tls'
import { InvalidConfigError } from '@recollect/core'

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'] as const

/** As libpq names them; `no-verify` is a word of `pg`. PostgreSQL documentation, "Protection Provided in Different Modes". */
export type Mode = (typeof MODES)[number]

export const isMode = (word: string): word is Mode => MODES.some((mode) => mode === word)

interface TlsParts {
  readonly host: string
  /** Paths; `system` for the authorities that Node trusts. */
  readonly files: Readonly<Record<'ca' | 'cert' | 'key', string | null | undefined>>
  readonly passphrase: string | null
}

/** The options for `node:tls`. @throws InvalidConfigError */
export function tlsOf(
  mode: Exclude<Mode, 'disable'>,
  { host, files, passphrase }: TlsParts,
): ConnectionOptions {
  const system = files.ca === 'system'
  const ca = system ? null : fileOf('sslrootcert', files.ca)
  const [cert, key] = [fileOf('sslcert', files.cert), fileOf('sslkey', files.key)]
  return {
    ...(ca === null ? {} : { ca }),
    ...(cert === null ? {} : { cert }),
    ...(key === null ? {} : { key }),
    ...(passphrase === null ? {} : { passphrase }),
    ...checks(mode, host, system ? 'system' : ca),
  }
}

function checks(mode: Mode, host: string, ca: string | null): ConnectionOptions {
  // `pg` gives no name to check an IP address against, and Node would look for "localhost".
  const full: ConnectionOptions = {
    checkServerIdentity: (_, certificate) => checkServerIdentity(host, certificate),
  }
  // Anybody may have a certificate of an authority that all trust: without the name it says nothing.
  if (mode === 'verify-full' || (ca === 'system' && mode !== 'no-verify')) return full
  if (mode === 'verify-ca' && ca === null) {
    throw new InvalidConfigError(
      'sslmode=verify-ca needs the certificate of the authority. Add sslrootcert=/path/to/ca.pem, or use verify-full.',
    )
  }
  if (mode === 'verify-ca' || (mode === 'require' && ca !== null))
    return { checkServerIdentity: () => undefined }
  return { rejectUnauthorized: false }
}

function fileOf(name: string, path: string | null | undefined): string | null {
  if (path === null || path === undefined || path === '') return null
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new InvalidConfigError(`${name} is "${path}", which cannot be read. Give the path of a PEM file.`, {
      cause,
    })
  }
}
