import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '../process/account.ts'
import { guard } from '../process/guardian.ts'
import { removeDirectory, scratchDirectory } from '../process/scratch.ts'
import type { Cluster } from './cluster.ts'
import { endServer, READY_TO_READ, startAnywhere } from './postmaster.ts'
import { settingArguments } from './settings.ts'

/** A running streaming replica: it repeats what its primary writes, and answers reads. */
export type PostgresReplica = {
  /** The same superuser and database as those of the primary. */
  readonly url: string
  readonly port: number
  /** The same role and database of the primary, on the replica. */
  at(url: string): string
  /** Ends the replica and removes its files. */
  stop(): Promise<void>
}

/** A copy of the files of a server that stands still. */
function copyOf({ data, account, program }: Cluster): Cluster {
  const directory = scratchDirectory('replica')
  const copy = join(directory, 'data')
  // Owners and rights too.
  execFileSync('cp', ['-a', data, copy])
  const signal = join(copy, 'standby.signal')
  writeFileSync(signal, '')
  giveTo(account, signal)
  return { directory, data: copy, program, account }
}

function atPort(url: string, port: number): string {
  const there = new URL(url)
  there.port = String(port)
  return there.href
}

/** @param stop ends the primary, and gives what starts it again. */
export async function startReplica(
  primary: Cluster,
  url: string,
  args: readonly string[],
  stop: () => Promise<() => Promise<void>>,
): Promise<PostgresReplica> {
  const start = await stop()
  const cluster = copyOf(primary)
  await start()
  const { hostname, port: primaryPort, username } = new URL(url)
  const primary_conninfo = `host=${hostname} port=${primaryPort} user=${username}`
  const standby = settingArguments({ primary_conninfo, hot_standby: true })
  const release = guard(join(cluster.data, 'postmaster.pid'), cluster.directory, cluster.account)
  const clear = (): void => {
    release()
    removeDirectory(cluster.directory)
  }
  try {
    const { daemon, port } = await startAnywhere(cluster, [...args, ...standby], READY_TO_READ)
    return {
      url: atPort(url, port),
      port,
      at: (other) => atPort(other, port),
      stop: () => endServer(daemon, 'SIGINT').then(clear),
    }
  } catch (error) {
    clear()
    throw error
  }
}
