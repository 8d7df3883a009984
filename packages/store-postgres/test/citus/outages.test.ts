import { execFileSync } from 'node:child_process'
import { RecollectError } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { queryAt, withClient } from '../support/admin.ts'
import { inspectPostgres } from '../../src/index.ts'
import { openStore } from '../../src/open-store.ts'
import { hasCluster, ownCluster, spreadStore, workerControl } from './support/cluster.ts'

const [WRITERS, MESSAGES] = [12, 150]
/** Longer than a node is away, or a table locked. */
const PATIENT = {
  poolSize: WRITERS,
  lockTimeoutMs: 120_000,
  statementTimeoutMs: 120_000,
  retryDeadlineMs: 120_000,
}

/** Sends messages with keys one after another, each until it is acknowledged. Returns how often a call failed. */
async function send(
  store: Store,
  scope: string,
  acknowledged: (key: string) => void,
): Promise<readonly string[]> {
  const failures: string[] = []
  for (let at = 0; at < MESSAGES;) {
    const key = `${scope}/${String(at)}`
    try {
      await store.transaction(scope, async (tx) => {
        if ((await tx.items.byKey(key)) !== null) return
        const { seq } = await tx.items.insert(anItem({ key, text: `message ${key}` }))
        await tx.search.index(
          seq,
          new Map([
            ['message', 1],
            [key, 1],
          ]),
        )
      })
      acknowledged(key)
      at += 1
    } catch (error) {
      if (!RecollectError.isInstance(error)) throw error
      failures.push(error.message)
    }
  }
  return failures
}

/** Many writers, each in a scope of its own; `meanwhile` runs once a quarter of all is acknowledged. */
async function storm(store: Store, meanwhile: () => Promise<void>): Promise<readonly string[]> {
  let acknowledged = 0
  let begin = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const count = (): void => {
    acknowledged += 1
    if (acknowledged === (WRITERS * MESSAGES) / 4) begin()
  }
  const writers = Array.from({ length: WRITERS }, (_, at) => send(store, `scope ${String(at)}`, count))
  const disturbed = begun.then(meanwhile)
  const failures = (await Promise.all(writers)).flat()
  await disturbed
  return failures
}

/** What is in each scope, once each and nothing else. */
async function expectAll(store: Store): Promise<void> {
  for (let at = 0; at < WRITERS; at += 1) {
    const scope = `scope ${String(at)}`
    const keys = await store.read(scope, async (view) => {
      const { rows } = await view.items.list({ limit: MESSAGES * 2 })
      return rows.map(({ key, seq }) => [key, seq] as const)
    })
    expect(keys.map(([key]) => key).toSorted()).toEqual(
      Array.from({ length: MESSAGES }, (_, nth) => `${scope}/${String(nth)}`).toSorted(),
    )
    expect(keys.map(([, seq]) => seq).toSorted((a, b) => a - b)).toEqual(keys.map((_, nth) => nth + 1))
    const { terms } = await store.read(scope, (view) => view.search.postings(['message'], MESSAGES * 2))
    expect(terms[0]?.postings).toHaveLength(MESSAGES)
  }
}

async function withSpread(
  database: TestDatabase,
  work: (store: Store, schema: string) => Promise<void>,
): Promise<void> {
  const { store: owner, schema } = await spreadStore(database)
  await owner.close()
  const store = openStore({ url: database.url, schema, ...PATIENT })
  await work(store, schema)
  await store.close()
}

describe.runIf(hasCluster())('on a cluster of Citus', () => {
  const database = ownCluster()

  it.runIf(workerControl() !== null)(
    'a worker that is killed and comes back loses no message that was acknowledged, and keeps none twice',
    async () => {
      await withSpread(database.current, async (store) => {
        const control = workerControl() ?? ''
        const failures = await storm(store, async () => {
          execFileSync('sh', ['-c', `${control} kill`])
          execFileSync('sh', ['-c', `${control} revive`])
        })
        // Only of a commit that nobody saw the end of, and never that a message was not kept when it was.
        expect(
          failures.filter((message) => !message.startsWith('The server went away while it committed')),
        ).toEqual([])
        await expectAll(store)
      })
    },
    300_000,
  )

  it.each([
    ['by logical replication, once row-level security is not forced on their owner', 'force_logical'],
    ['while their writers wait', 'block_writes'],
  ] as const)(
    'shards move to another node while they are written, and nobody notices: %s',
    async (_how, mode) => {
      await withSpread(database.current, async (store, schema) => {
        const { adminUrl } = database.current
        const failures = await storm(store, async () => {
          if (mode === 'force_logical') await setForced(adminUrl, schema, false)
          await moveEveryShard(adminUrl, schema, mode)
          await setForced(adminUrl, schema, true)
        })
        expect(failures).toEqual([])
        await expectAll(store)
        const { tables } = await inspectPostgres({ url: database.current.url, schema })
        expect(tables.filter(({ secured }) => !secured)).toEqual([])
      })
    },
    300_000,
  )
})

/** Logical replication does not write into a table whose owner row-level security binds. */
async function setForced(adminUrl: string, schema: string, forced: boolean): Promise<void> {
  const how = forced ? 'force' : 'no force'
  await withClient(adminUrl, async (client) => {
    await client.query('begin')
    await client.query(`lock table ${schema}.scopes in access exclusive mode`)
    const { rows } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relnamespace = to_regnamespace($1) and relrowsecurity`,
      [schema],
    )
    for (const { name } of rows) await client.query(`alter table ${name} ${how} row level security`)
    await client.query('commit')
  })
}

/** Each group of shards of one node to another one. */
async function moveEveryShard(adminUrl: string, schema: string, mode: string): Promise<void> {
  const nodes = await queryAt<{ port: number; name: string }>(
    adminUrl,
    `select nodename as name, nodeport as port from pg_dist_node where shouldhaveshards order by nodeport limit 2`,
  )
  const [from, to] = nodes
  const shards = await queryAt<{ shard: string }>(
    adminUrl,
    `select shardid::text as shard from citus_shards where table_name = to_regclass($1) and nodeport = $2`,
    [`${schema}.scopes`, from?.port],
  )
  expect(shards.length).toBeGreaterThan(0)
  for (const { shard } of shards) {
    await queryAt(adminUrl, `select citus_move_shard_placement($1, $2, $3, $4, $5, $6)`, [
      shard,
      from?.name,
      from?.port,
      to?.name,
      to?.port,
      mode,
    ])
  }
}
