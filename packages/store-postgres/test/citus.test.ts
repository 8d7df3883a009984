import { freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { distributeOver } from '../src/citus/distribute.ts'
import { citusCommands } from '../src/citus/opening.ts'
import { asking } from '../src/inspect/asking.ts'
import type { Ask } from '../src/inspect/asking.ts'
import { openStore } from '../src/open-store.ts'
import { TABLES } from '../src/schema/tables.ts'
import { unfitForCitus } from './support/citus-shapes.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

/** A connection that notes what is sent to it, and answers what a server with Citus would where the real one cannot. */
function recording(ask: Ask, sent: string[], distributed: readonly string[] = []): Ask {
  return async <Row extends object>(text: string, values?: readonly unknown[]) => {
    sent.push(text)
    if (text.includes('pg_extension')) return ask<Row>(`select '14.0-1' as version`)
    if (text.includes('pg_dist_partition'))
      return ask<Row>(`select unnest($1::text[]) as name`, [distributed])
    // The policies are really altered; what only Citus can do is only noted.
    if (text.includes('create_distributed_table')) return []
    return ask<Row>(text, values)
  }
}

/** What Citus cannot keep on one node: unique without the scope, a reference that leads past it, a trigger, numbers given by the server. */
const UNSCOPED_KEYS = `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
  join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
  where n.nspname = $1 and i.indisunique and t.relname not like 'schema\\_migrations%' and not exists (
    select from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)
    and a.attname = case when t.relname like 'scopes%' then 'id' else 'scope' end)`
const UNSCOPED_REFERENCES = `select o.conname as name from pg_constraint o join pg_namespace n on n.oid = o.connamespace
  where n.nspname = $1 and o.contype = 'f' and not exists (
    select from unnest(o.conkey) as k(own) join pg_attribute a on a.attrelid = o.conrelid and a.attnum = k.own where a.attname = 'scope')`
const TRIGGERS = `select t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and not t.tgisinternal`
const SEQUENCES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind = 'S'`

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
      const unforced = `select relname from pg_class where relnamespace = to_regnamespace($1) and relrowsecurity and not relforcerowsecurity`
      expect(await ask(unforced, [schema])).toEqual([])
    })
    const store = openStore({ url: database.current.url, schema })
    expect(await store.read('小明', async (view) => view.nextDue)).toBe(7)
    expect(await store.read('other', async (view) => view.nextDue)).toBeNull()
    expect((await store.scopes({ limit: 9 })).rows).toEqual(['小明'])
    await store.close()
  })

  it('does nothing when the tables are distributed already', async () => {
    const schema = await migrated()
    const sent: string[] = []
    const done = await asking(connection(), (ask) => distributeOver(recording(ask, sent, TABLES), schema))
    expect(done.changed).toBe(false)
    expect(sent).not.toContain('begin')
  })

  it('places the tables of a later migration beside those that are distributed', async () => {
    const schema = await migrated()
    const sent: string[] = []
    const before = TABLES.filter((name) => name !== 'audit_log')
    await asking(connection(), (ask) => distributeOver(recording(ask, sent, before), schema))
    expect(sent.filter((text) => text.includes('create_distributed_table'))).toEqual([
      `select create_distributed_table('"${schema}"."audit_log"', 'scope', colocate_with => '"${schema}"."scopes"')`,
    ])
    expect(sent.filter((text) => text.startsWith('alter policy')).length).toBe(4)
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

  it('finds no key, reference, trigger or sequence in the way: all of them go by the scope', async () => {
    const schema = await migrated()
    const count = (text: string) => asking(connection(), (ask) => ask<{ name: string }>(text, [schema]))
    expect(await count(UNSCOPED_KEYS)).toEqual([])
    expect(await count(UNSCOPED_REFERENCES)).toEqual([])
    expect(await count(TRIGGERS)).toEqual([])
    expect(await count(SEQUENCES)).toEqual([])
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

describe('a statement', () => {
  it.each([
    ['select text from memory_items where seq = $1', 'memory_items is not told its scope'],
    [
      'select i.seq from memory_items as i join postings as p on p.item = i.seq where i.scope = $1',
      'p is not told its scope',
    ],
    [
      'select seq from memory_items where scope = $1 and seq in (select item from postings)',
      'postings is not told its scope',
    ],
    ['delete from "changes" where "seq" < $1', 'changes is not told its scope'],
    [
      'insert into postings (scope, term, item, tf, len) select $1, * from unnest($2::text[])',
      'it inserts what no table of a node gives',
    ],
    ['insert into "sessions" ("bytes") values ($1)', 'what is inserted does not begin with its scope'],
    [
      'insert into sessions (scope, id) values ($1, $2) on conflict (id) do nothing',
      'a conflict is looked for on every node',
    ],
    [`insert into changes (scope, seq) values ($1, nextval('numbers'))`, 'a sequence is of one node'],
    ['update changes set scope = $2 where scope = $1', 'a row would move to another node'],
    ['update "scopes" set "documents" = $1 where "id" = $2', null],
    [
      'insert into postings (scope, term) select s.id, r.* from scopes as s, unnest($2::text[]) as r where s.id = $1',
      null,
    ],
  ])('%s: %s', (text, reason) => {
    expect(unfitForCitus(text)).toEqual(reason === null ? [] : [reason])
  })
})
