import { setTimeout as wait } from 'node:timers/promises'
import { BenchError } from '../../io/bench-error.ts'
import { connected } from './connected.ts'

export interface Rollbacks {
  readonly rollbacks: number
  readonly deadlocks: number
}

const OTHERS = `select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
const FIGURES = `select xact_rollback::int as rollbacks, deadlocks::int from pg_stat_database where datname = current_database()`
const PAUSE_MS = 20
const LONGEST_MS = 10_000

/** What the server counted in a database since it was made. Waits until everybody has left it: only then all is counted. */
export const rollbacksOf = (adminUrl: string): Promise<Rollbacks> =>
  connected(adminUrl, async (client) => {
    for (let waited = 0; ; waited += PAUSE_MS) {
      const { rows } = await client.query<{ others: number }>(OTHERS)
      if (rows[0]?.others === 0) break
      if (waited > LONGEST_MS) throw new BenchError('The writers are done, but their connections do not end.')
      await wait(PAUSE_MS)
    }
    const { rows } = await client.query<Rollbacks>(FIGURES)
    return rows[0] ?? { rollbacks: 0, deadlocks: 0 }
  })
