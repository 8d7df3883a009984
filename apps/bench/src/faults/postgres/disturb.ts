import { setTimeout as wait } from 'node:timers/promises'
import { connected } from '../../postgres/server/connected.ts'
import type { FaultContext } from '../context.ts'
import type { Calls } from './callers.ts'

/** Milliseconds from now to the next write that is acknowledged. */
async function untilNext(calls: Calls): Promise<number> {
  const began = performance.now()
  await calls.next()
  return performance.now() - began
}

/** As `pg_ctl stop -m immediate` does: no process of the server finishes anything. Counted from when it is started again. */
export async function crash({ server }: FaultContext, _url: string, calls: Calls): Promise<number> {
  const postgres = await server()
  await postgres.kill('SIGQUIT')
  const began = performance.now()
  await postgres.restart()
  return performance.now() - began + (await untilNext(calls))
}

/** As an administrator restarts it: in order, ending every connection. */
export async function restart({ server }: FaultContext, _url: string, calls: Calls): Promise<number> {
  const postgres = await server()
  const began = performance.now()
  await postgres.restart()
  return performance.now() - began + (await untilNext(calls))
}

const OTHERS = `select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = $1 and backend_type = 'client backend'`

/** Every connection of the library is ended by the server, whatever it is at. */
export async function endConnections({ server }: FaultContext, url: string, calls: Calls): Promise<number> {
  const { adminUrl } = await server()
  await connected(adminUrl, (client) => client.query(OTHERS, [new URL(url).pathname.slice(1)]))
  const ms = await untilNext(calls)
  // Not always at the same point of what follows.
  await wait(Math.floor(ms) % 17)
  return ms
}
