import { join } from 'node:path'
import { guard } from '../process/guardian.ts'
import { removeDirectory } from '../process/scratch.ts'
import { embeddedBinaries, systemBinaries } from './binaries.ts'
import type { Binaries } from './binaries.ts'
import { makeCertificate, requireTls } from './certificate.ts'
import type { Tls } from './certificate.ts'
import { createCluster } from './cluster.ts'
import type { Cluster } from './cluster.ts'
import { NoServerError } from './no-server.ts'
import { startReplica } from './replica.ts'
import type { PostgresReplica } from './replica.ts'
import { endServer, startAgain, startAnywhere } from './postmaster.ts'
import { serverArguments } from './settings.ts'
import type { Settings } from './settings.ts'

export type PostgresOptions = {
  /** `true` leaves fsync and synchronous_commit on: what was acknowledged outlives `kill`. Default `false`. */
  readonly durable?: boolean
  /** Settings of the server, by their names in postgresql.conf: `{ max_connections: 5 }`. */
  readonly settings?: Settings
  /** Which server: that of the npm package, one installed on this system, or (default) the first of them that starts. */
  readonly from?: 'embedded' | 'system'
  /** TLS with a certificate made by `openssl`, for clients that want it (`offered`) or for all. Default: none. */
  readonly tls?: Tls
}

/** A running server of this process's own. */
export type PostgresServer = {
  /** Its superuser, in the database `postgres`. */
  readonly url: string
  /** The same as `url`, named for what `createDatabase` wants. */
  readonly adminUrl: string
  readonly port: number
  readonly source: 'embedded' | 'system'
  /** The file of the authority that signed its certificate, which is for 127.0.0.1 alone; null without TLS. */
  readonly ca: string | null
  /** The server's process. Another one after `restart`. */
  readonly pid: number
  /** What the server has written: the last 64,000 characters since it was last started. */
  readonly log: string
  /** Ends every connection and the server, and removes its files. */
  stop(): Promise<void>
  /** Ends the server at once; its files stay for `restart`. Default SIGKILL. */
  kill(signal?: NodeJS.Signals): Promise<void>
  /** Starts the server again, on the same port and data, with further settings if given; a running one is stopped first. */
  restart(settings?: Settings): Promise<void>
  /** Stops the server for a moment to copy its files, and starts a streaming replica on the copy. Stop that before the server. */
  replica(): Promise<PostgresReplica>
}

async function run(binaries: Binaries, options: PostgresOptions): Promise<PostgresServer> {
  const cluster = createCluster(binaries)
  const release = guard(join(cluster.data, 'postmaster.pid'), cluster.directory)
  try {
    const { tls, settings = {} } = options
    const certificate = tls === undefined ? null : makeCertificate(cluster)
    const further = { ...certificate?.settings, ...(tls === 'required' ? requireTls(cluster) : {}) }
    const known = { source: binaries.source, ca: certificate?.ca ?? null }
    return await serve(cluster, known, { ...options, settings: { ...further, ...settings } }, release)
  } catch (error) {
    release()
    removeDirectory(cluster.directory)
    throw error
  }
}

async function serve(
  cluster: Cluster,
  known: Pick<PostgresServer, 'source' | 'ca'>,
  { durable = false, settings = {} }: PostgresOptions,
  release: () => void,
): Promise<PostgresServer> {
  const started = await startAnywhere(cluster, serverArguments(settings, durable))
  const { port } = started
  let { daemon } = started
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`
  return {
    url,
    adminUrl: url,
    port,
    ...known,
    get pid() {
      return daemon.pid
    },
    get log() {
      return daemon.log
    },
    stop: async () => {
      await endServer(daemon, 'SIGINT')
      release()
      removeDirectory(cluster.directory)
    },
    kill: (signal = 'SIGKILL') => endServer(daemon, signal),
    restart: async (further = {}) => {
      await endServer(daemon, 'SIGINT')
      daemon = await startAgain(cluster, port, serverArguments({ ...settings, ...further }, durable))
    },
    replica: () =>
      startReplica(cluster, url, serverArguments(settings, durable), async () => {
        await endServer(daemon, 'SIGINT')
        return async () => {
          daemon = await startAgain(cluster, port, serverArguments(settings, durable))
        }
      }),
  }
}

/**
 * A throw-away Postgres on a free port of 127.0.0.1, with the superuser `postgres` and no password.
 *
 * @throws NoServerError when no server can be had on this machine.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<PostgresServer> {
  const failures: unknown[] = []
  for (const source of [embeddedBinaries, systemBinaries]) {
    const binaries = source()
    if (binaries === undefined || (options.from ?? binaries.source) !== binaries.source) continue
    try {
      return await run(binaries, options)
    } catch (error) {
      failures.push(error)
    }
  }
  throw new NoServerError(failures)
}
