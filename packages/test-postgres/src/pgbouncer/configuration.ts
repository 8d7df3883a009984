export type PoolMode = 'transaction' | 'session' | 'statement'

export type Pooling = {
  readonly poolMode: PoolMode
  /** Connections to the server for each role and database. */
  readonly poolSize: number
}

/** pgbouncer.ini. `auth_type = trust`: whoever the user list names may come in; the server asks for the password. */
export function configuration(
  { server, port, users }: { server: URL; port: number; users: string },
  { poolMode, poolSize }: Pooling,
): string {
  return `[databases]
* = host=${server.hostname} port=${server.port || '5432'}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${String(port)}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = ${poolMode}
default_pool_size = ${String(poolSize)}
max_client_conn = 500
`
}

const quoted = (text: string): string => `"${decodeURIComponent(text).replaceAll('"', '""')}"`

/** userlist.txt: a role and its password in each line. */
export const userList = (urls: readonly URL[]): string =>
  urls.map(({ username, password }) => `${quoted(username)} ${quoted(password)}\n`).join('')
