import { fileOption } from '../argv/files.ts'
import { usageError } from '../errors/cli-error.ts'
import type { Values } from '../argv/values.ts'
import type { Settings } from '../config/types.ts'
import { checkHost } from './listen.ts'
import type { Address } from './listen.ts'

const HIGHEST = 65_535

/** Where to listen, and for whom. */
export interface ListenArguments extends Address {
  /** A file as it was typed; null: whoever is on this machine. */
  readonly tokens: string | null
}

/** From where it may be asked, as it was typed; empty: as the configuration says. */
export interface DoorArguments {
  readonly origins: readonly string[]
  readonly allowedHosts: readonly string[]
}

export const doorArguments = (values: Values): DoorArguments => ({
  origins: values.repeated('origin'),
  allowedHosts: values.repeated('allowed-host'),
})

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@A-Z]+$/u
const HOST = /^(?:[\p{Ll}\p{Lo}\d._-]+|\[[\da-f:.]+\])$/u

/** What is typed counts, else what is configured. @throws CliError USAGE for what no browser would send. */
export function doorOf(
  typed: DoorArguments,
  settings: Pick<Settings, 'origins' | 'allowedHosts'>,
): DoorArguments {
  const origins = typed.origins.length > 0 ? typed.origins : settings.origins
  const allowedHosts = typed.allowedHosts.length > 0 ? typed.allowedHosts : settings.allowedHosts
  const [origin, host] = [
    origins.find((one) => !ORIGIN.test(one)),
    allowedHosts.find((one) => !HOST.test(one)),
  ]
  if (origin !== undefined) throw usageError((t) => t.reach.errors.notAnOrigin(origin))
  if (host !== undefined) throw usageError((t) => t.reach.errors.notAHost(host))
  return { origins, allowedHosts }
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
