import { freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { distributeOver } from '../src/citus/distribute.ts'
import { citusCommands } from '../src/citus/opening.ts'
import { asking } from '../src/inspect/asking.ts'
import type { Ask } from '../src/inspect/asking.ts'
import { openStore } from '../src/open-store.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

/** A connection that notes what is sent to it, and answers what a server with Citus would where the real one cannot. */
function recording(ask: Ask, sent: string[], distributed = 0): Ask {
  return async <Row extends object>(text: string, values?: readonly unknown[]) => {
    sent.push(text)
    const answer = (row: object): Promise<Row[]> =>
      ask<Row>(`select * from json_to_record($1) as r(${columns(row)})`, [row])
    if (text.includes('pg_extension')) return answer({ version: '14.0-1' })
    if (text.includes('pg_dist_partition')) return answer({ tables: distributed })
    // The policies are really altered; what only Citus can do is only noted.
    if (text.includes('create_distributed_table')) return []
    return ask<Row>(text, values)
  }
}

const columns = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => `${name} ${typeof value === 'number' ? 'int' : 'text'}`)
    .join(', ')

describe.skipIf(!inject('postgres').available)('distributing over Citus', () => {
  const database = ownDatabase()
  const migrated = async (): Promise<string> => {
    const schema = freshSchemaName()
    const store = openStore({ url: database.current.url, schema, partitions: 1, vectors: 'packed' })
    await store.migrate()
    await store.transaction('小明', (tx) => tx.setNextDue(7))
    await store.close()
    return schema
  }
  const connection = () => ({ connectionString: database.current.url })

  it('places every table by its scope, beside the table of scopes, in one transaction', async () => {
    const schema = await migrated()
    const sent: string[] = []
    const done = await asking(connection(), (ask) => distributeOver(recording(ask, sent), schema))
    expect(done).toEqual({ citus: '14.0-1', tables: 23, changed: true })
    const beside = (table: string) =>
      `select create_distributed_table('"${schema}"."${table}"', 'scope', colocate_with => '"${schema}"."scopes"')`
    expect(sent.filter((text) => text.includes('create_distributed_table'))).toEqual([
      `select create_distributed_table('"${schema}"."scopes"', 'id', colocate_with => 'none')`,
      ...[
        'audit_log',
        'change_images',
        'changes',
        'context_variables',
        'embeddings',
        'episode_items',
        'episode_nodes',
        'episodes',
        'memory_cards',
        'memory_items',
        'model_usage',
        'node_versions',
        'postings',
        'qa_topics',
        'qa_turns',
        'query_expansions',
        'semantic_keys',
        'semantic_nodes',
        'semantic_quarantine',
        'semantic_relationships',
        'semantic_vectors',
        'sessions',
      ].map(beside),
    ])
    expect(sent.slice(3, 5)).toEqual(['begin', 'select pg_advisory_xact_lock(0)'])
    expect(sent.at(-1)).toBe('commit')
  })

  it('leaves policies without a subquery, which Citus refuses, that let the same rows pass', async () => {
    const schema = await migrated()
    await asking(connection(), async (ask) => {
      await distributeOver(recording(ask, []), schema)
      const policies = await ask<{ qual: string }>(`select qual from pg_policies where schemaname = $1`, [
        schema,
      ])
      expect(policies).toHaveLength(92)
      expect(policies.filter(({ qual }) => /select/iu.test(qual))).toEqual([])
    })
    const store = openStore({ url: database.current.url, schema, citus: true })
    expect(await store.read('小明', async (view) => view.nextDue)).toBe(7)
    expect(await store.read('other', async (view) => view.nextDue)).toBeNull()
    expect((await store.scopes({ limit: 9 })).rows).toEqual(['小明'])
    await store.close()
  })

  it('does nothing when the tables are distributed already', async () => {
    const schema = await migrated()
    const sent: string[] = []
    const done = await asking(connection(), (ask) => distributeOver(recording(ask, sent, 23), schema))
    expect(done.changed).toBe(false)
    expect(sent).not.toContain('begin')
  })

  it('changes nothing when Citus refuses a table', async () => {
    const schema = await migrated()
    const policies = () =>
      asking(connection(), (ask) =>
        ask(`select * from pg_policies where schemaname = $1 order by 1, 2, 3`, [schema]),
      )
    const before = await policies()
    const failing = asking(connection(), (ask) => {
      const recorded = recording(ask, [])
      return distributeOver(
        (text, values) =>
          text.includes(`"postings"', 'scope'`)
            ? ask('select create_distributed_table(1)')
            : recorded(text, values),
        schema,
      )
    })
    await expect(failing).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    expect(await policies()).toEqual(before)
  })

  it('refuses a database without it, and a schema that is not there', async () => {
    const schema = await migrated()
    const real = asking(connection(), (ask) => distributeOver(ask, schema))
    await expect(real).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: expect.stringContaining('has no Citus'),
    })
    const nowhere = asking(connection(), (ask) => distributeOver(recording(ask, []), freshSchemaName()))
    await expect(nowhere).rejects.toMatchObject({ message: expect.stringContaining('store.migrate()') })
  })
})

it('names the scope to the nodes by its number alone', () => {
  expect(citusCommands(null)).toEqual([
    `set local citus.propagate_set_commands to 'local'`,
    `set local recollect.all_scopes to 'on'`,
  ])
  expect(citusCommands("'; drop table x; --")[1]).toMatch(/^set local recollect\.scope to '\d{1,19}'$/u)
})
