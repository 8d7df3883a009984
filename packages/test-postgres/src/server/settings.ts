/** A setting of the server by its name in postgresql.conf, such as `max_connections`. */
export type Settings = Readonly<Record<string, string | number | boolean>>

/** Room for the pools of several test processes. Nothing of the tests depends on a time zone, so it is not the usual one. */
const ALWAYS: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  // A schema of 64 parts takes 8,000 locks as it is made, and tests make several at once.
  max_locks_per_transaction: 128,
  timezone: 'Asia/Shanghai',
}

/** Nothing waits for a disk. What was committed may be lost when the server is killed. */
const FAST: Settings = { fsync: false, synchronous_commit: false, full_page_writes: false }

const written = (value: string | number | boolean): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)

export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${written(value)}`])
}

/** The server's arguments; a setting of the caller wins. */
export function serverArguments(settings: Settings, durable: boolean): string[] {
  return settingArguments({ ...ALWAYS, ...(durable ? {} : FAST), ...settings })
}
