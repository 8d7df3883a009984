import type { Store } from '@recollect/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scopeKey } from '../../src/codec/scope-key.ts'
import { TABLES } from '../../src/schema/tables.ts'
import { inspectPostgres } from '../../src/index.ts'
import { ownRole } from '../support/actors.ts'
import { queryAt } from '../support/admin.ts'
import { fill } from '../support/fill.ts'
import { rowsOf, withRaw } from '../support/raw.ts'
import { hasCluster, ownCluster, spreadStore } from './support/cluster.ts'

/** So many that every node has some. */
const SCOPES = Array.from({ length: 24 }, (_, at) => `scope ${String(at)}`)

describe.runIf(hasCluster())('rows of a scope on a cluster of Citus', () => {
  const database = ownCluster()
  const role = ownRole(database)
  let schema = ''
  let store: Store
  beforeAll(async () => {
    const spread = await spreadStore(database.current, { grantTo: role.current.name })
    store = spread.store
    schema = spread.schema
    for (const scope of SCOPES) await fill(store, scope, scope)
  }, 120_000)
  afterAll(() => store.close())

  it('lie on several nodes, those of one scope on one of them', async () => {
    const placed = await queryAt<{ nodes: number }>(
      database.current.adminUrl,
      `select count(distinct nodeport)::int as nodes from citus_shards where table_name = to_regclass($1)`,
      [`${schema}.memory_items`],
    )
    expect(placed[0]?.nodes).toBeGreaterThan(1)
    const apart = await queryAt<{ table: string }>(
      database.current.adminUrl,
      `select table_name::text as table from citus_tables where table_name::text like $1
        and colocation_id <> (select colocation_id from citus_tables where table_name = to_regclass($2))`,
      [`${schema}.%`, `${schema}.scopes`],
    )
    expect(apart).toEqual([])
  })

  it.each(['owner', 'other'] as const)(
    'are all that a transaction sees that was opened for the scope, without a condition: as %s role',
    async (who) => {
      const url = who === 'owner' ? database.current.url : role.current.url
      await withRaw({ url, schema }, async ({ driver }) => {
        for (const scope of SCOPES.slice(0, 4)) {
          await driver.read(scope, null, async (connection) => {
            for (const table of [
              'scopes',
              'memory_items',
              'memory_cards',
              'postings',
              'changes',
              'qa_turns',
            ]) {
              const column = table === 'scopes' ? 'id' : 'scope'
              const rows = await rowsOf<{ of: string }>(
                connection,
                `select distinct ${column}::text as of from ${schema}.${table}`,
              )
              expect(rows, table).toEqual([{ of: scopeKey(scope) }])
            }
          })
        }
      })
    },
  )

  it('are not seen without a scope, neither at the coordinator nor at a node', async () => {
    const nodes = await queryAt<{ port: number }>(
      database.current.adminUrl,
      'select nodeport as port from pg_dist_node',
    )
    for (const { port } of nodes) {
      const url = new URL(role.current.url)
      url.port = String(port)
      for (const table of TABLES) {
        expect(
          await queryAt(url.href, `select * from ${schema}.${table}`),
          `${table} at ${url.port}`,
        ).toEqual([])
      }
    }
  })

  it('are closed to the role of the application where it reaches for a shard by its name', async () => {
    const shards = await queryAt<{ name: string; port: number }>(
      database.current.adminUrl,
      `select shard_name as name, nodeport as port from citus_shards where table_name = to_regclass($1)`,
      [`${schema}.memory_items`],
    )
    for (const { name, port } of shards) {
      const url = new URL(role.current.url)
      url.port = String(port)
      const seen = await queryAt(url.href, `select * from ${name}`).catch(() => [])
      expect(seen).toEqual([])
    }
  })

  it('are not written into from another scope', async () => {
    await withRaw({ url: role.current.url, schema }, async ({ driver }) => {
      const [own = '', other = ''] = SCOPES
      const changed = (sql: string) =>
        driver
          .write(own, null, async (connection) => (await connection.execute(sql, [scopeKey(other)])).changed)
          .catch(() => 0)
      expect(await changed('delete from postings where scope = $1')).toBe(0)
      expect(await changed(`update memory_items set text = 'x' where scope = $1`)).toBe(0)
      expect(
        await changed(`insert into postings (scope, term, item, tf, len) values ($1, 'x', 1, 1, 1)`),
      ).toBe(0)
    })
    expect(await store.read(SCOPES[1] ?? '', (view) => view.items.count())).toBe(3)
  })

  it('are listed for the owner alone', async () => {
    expect((await store.scopes({ limit: 99 })).rows.toSorted()).toEqual(SCOPES.toSorted())
  })

  it('are guarded on every table, as the inspection sees it', async () => {
    const found = await inspectPostgres({ url: database.current.url, schema })
    expect(found.citus).toMatch(/^\d+\./u)
    expect(found.tables.filter(({ secured }) => !secured)).toEqual([])
    expect([found.missingTables, found.missingGuards, found.invalidIndexes]).toEqual([[], [], []])
  })
})
