import { fileOption } from '../argv/files.ts'
import type { Values } from '../argv/values.ts'
import { checkHost } from './listen.ts'
import type { Address } from './listen.ts'

const HIGHEST = 65_535

/** Where to listen, and for whom. */
export interface ListenArguments extends Address {
  /** A file as it was typed; null: whoever is on this machine. */
  readonly tokens: string | null
}

export function listenArguments(values: Values, port: number): ListenArguments {
  const given = {
    host: values.label('host') ?? '127.0.0.1',
    port: values.integer('port', 0, HIGHEST) ?? port,
    tokens: fileOption(values, 'tokens'),
  }
  checkHost(given.host, given.tokens !== null)
  return given
}
