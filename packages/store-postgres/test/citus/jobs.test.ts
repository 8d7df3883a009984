import type { Recollect } from '@recollect/core'
import { testJobs } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { postgresJobs } from '../../src/jobs/index.ts'
import { queryAt } from '../support/admin.ts'
import { unreadMemory } from '../support/jobs-pack.ts'
import { QUICK, quickJobs, runToIdle } from '../support/jobs.ts'
import { hasCluster, ownCluster, spreadStore } from './support/cluster.ts'

/** Jobs are kept at the coordinator and are not distributed. */
describe.runIf(hasCluster())('jobs beside a cluster of Citus', () => {
  const database = ownCluster()
  const contract = `jobs_${String(process.pid)}`

  testJobs({
    name: 'coordinator',
    create: async (handlers, options = {}) =>
      quickJobs(database.current, handlers, { schema: contract, ...options }),
    destroy: async () => {
      await queryAt(database.current.url, `truncate ${contract}._private_jobs`)
    },
  })

  it('read the messages of scopes on every node that no pack has read', async () => {
    const { store } = await spreadStore(database.current)
    const memory = await unreadMemory({ store })
    const scopes = Array.from({ length: 12 }, (_, at) => `scope ${String(at)}`)
    for (const scope of scopes) await memory.scope(scope).remember(['I live in Rome', '我住在上海'])
    const jobs = postgresJobs({ url: database.current.url, schema: `${contract}_b`, ...QUICK })
    await jobs.add({ kind: 'backfill', scope: null, payload: { batch: 1 } })
    await runToIdle(jobs, { recollect: memory, concurrency: 2 })
    for (const scope of scopes) expect(await location(memory, scope)).toEqual(['Rome', '上海'])
    await jobs.close()
    await memory.close()
  }, 120_000)
})

const location = async (memory: Recollect, scope: string): Promise<readonly string[]> =>
  (await memory.scope(scope).history('location')).map(({ value }) => value)
