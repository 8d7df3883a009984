import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../net/free-port.ts'
import { Daemon } from '../process/daemon.ts'
import { childrenOf, killProcess } from '../process/descendants.ts'
import type { Cluster } from './cluster.ts'

const READY = 'ready to accept connections'
/** What a replica says in its place. */
export const READY_TO_READ = 'ready to accept read-only connections'
/** Somebody else was faster to take the port. */
const PORT_TAKEN = /could not create any TCP\/IP sockets|Address already in use/u
/** What a killed server leaves for a moment: connections that have not noticed yet. */
const STILL_HELD = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/u
const ATTEMPTS = 100
const PAUSE_MS = 50

async function startOn(
  cluster: Cluster,
  port: number,
  args: readonly string[],
  ready = READY,
): Promise<Daemon> {
  const daemon = new Daemon({
    program: cluster.program,
    args: ['-D', cluster.data, '-p', String(port), ...args],
    directory: cluster.directory,
    account: cluster.account,
  })
  await daemon.said(ready)
  return daemon
}

const says = (error: unknown, text: RegExp): boolean => error instanceof Error && text.test(error.message)

export async function startAnywhere(
  cluster: Cluster,
  args: readonly string[],
  ready = READY,
): Promise<{ daemon: Daemon; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { daemon: await startOn(cluster, port, args, ready), port }
    } catch (error) {
      if (attempt === 5 || !says(error, PORT_TAKEN)) throw error
    }
  }
}

/** Starts again where a server has just ended. */
export async function startAgain(cluster: Cluster, port: number, args: readonly string[]): Promise<Daemon> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOn(cluster, port, args)
    } catch (error) {
      if (attempt === ATTEMPTS || !says(error, STILL_HELD)) throw error
      await wait(PAUSE_MS)
    }
  }
}

/** SIGKILL takes the server's processes all at once, as a power cut would; SIGQUIT lets the server end them at once. */
export async function endServer(daemon: Daemon, signal: NodeJS.Signals): Promise<void> {
  const children = signal === 'SIGKILL' ? childrenOf(daemon.pid) : []
  daemon.signal(signal)
  for (const child of children) killProcess(child)
  await daemon.ended
}
