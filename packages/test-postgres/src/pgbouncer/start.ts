import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../net/free-port.ts'
import { giveTo, unprivileged } from '../process/account.ts'
import { Daemon } from '../process/daemon.ts'
import { guard } from '../process/guardian.ts'
import { ownDirectory, removeDirectory, scratchDirectory } from '../process/scratch.ts'
import { configuration, userList } from './configuration.ts'
import type { PoolMode } from './configuration.ts'
import { findPgBouncer } from './find.ts'

export type PgBouncerOptions = {
  readonly poolMode: PoolMode
  /** Connections to the server for each role and database. Default 4. */
  readonly poolSize?: number
  /** URLs of further roles that may come in. */
  readonly roles?: readonly string[]
}

/** A running PgBouncer of this process's own. */
export type PgBouncer = {
  /** The URL it was started for, through the pooler. */
  readonly url: string
  readonly port: number
  readonly log: string
  /** Another role or database of the same server, through the pooler; the role is one of those it was started with. */
  through(url: string): string
  stop(): Promise<void>
}

function throughPort(url: string, port: number): string {
  const pooled = new URL(url)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(port)
  return pooled.href
}

async function run(program: string, url: string, options: PgBouncerOptions): Promise<PgBouncer> {
  const { poolMode, poolSize = 4, roles = [] } = options
  const account = unprivileged()
  const directory = scratchDirectory('pgbouncer')
  const own = ownDirectory(directory, 'own', account)
  const write = (name: string, text: string): string => {
    const path = join(own, name)
    writeFileSync(path, text, { mode: 0o600 })
    giveTo(account, path)
    return path
  }
  const port = await freePort()
  const users = write('userlist.txt', userList([url, ...roles].map((each) => new URL(each))))
  const settings = configuration({ server: new URL(url), port, users }, { poolMode, poolSize })
  const daemon = new Daemon({ program, args: [write('pgbouncer.ini', settings)], directory: own, account })
  const release = guard(write('pid', `${String(daemon.pid)}\n`), directory)
  const stop = async (): Promise<void> => {
    daemon.signal('SIGTERM')
    await daemon.ended
    release()
    removeDirectory(directory)
  }
  try {
    await daemon.said('process up')
  } catch (error) {
    await stop()
    throw error
  }
  const through = (other: string): string => throughPort(other, port)
  return {
    url: through(url),
    port,
    get log() {
      return daemon.log
    },
    through,
    stop,
  }
}

/** PgBouncer in front of a server, on a free port of 127.0.0.1. `null` when the program is not installed. */
export async function startPgBouncer(
  serverUrl: string,
  options: PgBouncerOptions = { poolMode: 'transaction' },
): Promise<PgBouncer | null> {
  const program = findPgBouncer()
  return program === undefined ? null : run(program, serverUrl, options)
}
