import type { Store } from '@recollect/core'
import { aLink, anItem, aTurn } from '@recollect/testkit'
import { createRole, freshSchemaName } from '@recollect/test-postgres'
import { describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import type { PostgresStoreOptions } from '../src/options.ts'
import { withStore } from './support/actors.ts'
import { queryAt, withClient } from './support/admin.ts'
import { definitionOf, objectsOf } from './support/catalogue.ts'
import { fill } from './support/fill.ts'
import { fillKnowledge } from './support/fill-knowledge.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('migrations', () => {
  const database = ownDatabase()
  const migrate = (options: Partial<PostgresStoreOptions>) =>
    withStore({ url: database.current.url, partitions: 1, vectors: 'packed', ...options }, (store) =>
      store.migrate(),
    )
  const countIn = (schema: string, scope = 'alice') =>
    withStore({ url: database.current.url, schema }, (store) =>
      store.read(scope, (view) => view.items.count()),
    )

  describe('migrating', () => {
    it('makes these tables', async () => {
      await migrate({ schema: 'snapshot' })
      const definition = await definitionOf(database.current.url, 'snapshot')
      for (const lines of Object.values(definition)) {
        for (const [at, line] of lines.entries()) lines.splice(at, 1, line.replaceAll('snapshot.', ''))
      }
      expect(definition).toMatchSnapshot()
    })

    it('again does nothing', async () => {
      const schema = freshSchemaName()
      await migrate({ schema })
      const made = await definitionOf(database.current.url, schema)
      const oids = `select array_agg(oid order by oid)::text as oids from pg_class where relnamespace = '${schema}'::regnamespace`
      const before = await queryAt(database.current.url, oids)
      await migrate({ schema, partitions: 4 })
      expect(await definitionOf(database.current.url, schema)).toEqual(made)
      expect(await queryAt(database.current.url, oids)).toEqual(before)
    })

    it('from eight sides at once makes one schema, and applies everything once', async () => {
      const schema = freshSchemaName()
      await migrate({ schema: 'alone', partitions: 2 })
      const sides = Array.from({ length: 8 }, () => migrate({ schema, partitions: 2 }))
      await Promise.all(sides)
      const [one, other] = [
        await definitionOf(database.current.url, schema),
        await definitionOf(database.current.url, 'alone'),
      ]
      expect(JSON.stringify(one).replaceAll(`${schema}.`, '')).toBe(
        JSON.stringify(other).replaceAll('alone.', ''),
      )
      const applied = `select name from ${schema}.schema_migrations`
      const names = (await queryAt<{ name: string }>(database.current.url, applied)).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      await withStore({ url: database.current.url, schema }, (store) => fill(store, 'alice', 'hello'))
      expect(await countIn(schema)).toBe(3)
    })

    it.each([1, 8, 64])(
      'cuts each table into %d parts',
      async (partitions) => {
        const schema = freshSchemaName()
        await migrate({ schema, partitions })
        const definition = await definitionOf(database.current.url, schema)
        const parts = Object.values(definition).flatMap((lines) =>
          lines.filter((line) => line.endsWith(' parts')),
        )
        // Those with few rows are cut less finely.
        const [all, few] = [partitions, Math.min(partitions, 8)].map((count) => `${String(count)} parts`)
        expect(parts.sort()).toEqual(
          [...Array<unknown>(12).fill(all), ...Array<unknown>(11).fill(few)].sort(),
        )
        // Whoever opens it need not know into how many.
        await withStore({ url: database.current.url, schema }, async (store) => {
          for (const scope of ['alice', '小明', 'bob']) await fill(store, scope, scope)
        })
        expect(await countIn(schema, '小明')).toBe(3)
        await queryAt(database.current.url, `drop schema ${schema} cascade`)
      },
      60_000,
    )
  })

  /** Take back what migrations made, the newest last: what is left is what the version before them made. */
  const WITHOUT_SESSIONS = `drop table sessions, qa_turns, qa_topics, context_variables;
      alter table scopes drop column last_turn;`
  const WITHOUT_KNOWLEDGE = `drop table episodes, episode_items, semantic_nodes, node_versions, episode_nodes, semantic_relationships,
        semantic_keys, semantic_vectors, semantic_quarantine, model_usage;
      alter table scopes drop column cut_up_to;`
  const WITHOUT_PRIVACY = 'drop table audit_log; alter table scopes drop column sealed_by;'
  const WITHOUT_CHECKSUMS =
    'alter table memory_items drop column checksum; alter table memory_cards drop column checksum;'
  const WITHOUT_UNREAD = 'alter table memory_items drop column unread;'
  const WITH_OLD_NAMES = `alter table memory_cards rename column last_seen_at to updated_at;
      alter table memory_cards rename column recorded_at to created_at;
      alter table memory_cards rename column event_date to event_period;
      alter table memory_cards rename column valid_from to event_date;`

  /** Takes a filled schema back to before some migrations and brings it up to date again; then a role of the application works in it. */
  async function expectUpgrade(
    undone: readonly string[],
    first: string,
    work: (store: Store) => Promise<void>,
  ): Promise<void> {
    const { url } = database.current
    const role = await createRole(database.current.adminUrl)
    const [schema, grantTo] = [freshSchemaName(), role.name]
    await migrate({ schema, grantTo })
    await withStore({ url, schema }, (store) => fill(store, '小明', 'hello'))
    const current = await definitionOf(url, schema)
    const older = [
      `set search_path = ${schema}`,
      WITHOUT_UNREAD,
      WITH_OLD_NAMES,
      ...undone,
      `delete from schema_migrations where name >= '${first}'`,
    ]
    await withClient(url, (client) => client.query(older.join(';\n')))
    await expect(countIn(schema, '小明')).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
    await migrate({ schema, grantTo })
    expect(await definitionOf(url, schema)).toEqual(current)
    expect(await countIn(schema, '小明')).toBe(3)
    await withStore({ url: role.url, schema }, work)
    await queryAt(url, `drop schema ${schema} cascade`)
    await role.drop()
  }

  describe('is brought up to date, keeps its rows, and lets the role of the application at the new tables', () => {
    it('a schema from before there were sessions', () =>
      expectUpgrade(
        [WITHOUT_SESSIONS, WITHOUT_KNOWLEDGE, WITHOUT_PRIVACY, WITHOUT_CHECKSUMS],
        '0006',
        async (store) => {
          const seen = await store.transaction('小明', async ({ sessions, copy }) => {
            await sessions?.append(aTurn({ topics: ['旅行'] }))
            return [copy.last, await sessions?.find('topic', '旅行', { limit: 9 })]
          })
          expect(seen).toMatchObject([{ items: 3, cards: 3, changes: 3, turns: 1 }, [{ number: 1 }]])
        },
      ))

    it('a schema from before there was knowledge', () =>
      expectUpgrade([WITHOUT_KNOWLEDGE, WITHOUT_PRIVACY, WITHOUT_CHECKSUMS], '0007', async (store) => {
        const seen = await store.transaction('小明', async ({ sessions, semantic }) => {
          await semantic?.setCutUpTo(3)
          if (semantic !== undefined) await fillKnowledge({ semantic }, '旅行', 1)
          return [
            semantic?.cutUpTo,
            await semantic?.find('node_term', '旅行', 9),
            (await sessions?.totals())?.sessions,
          ]
        })
        expect(seen).toEqual([3, ['旅行 1'], 3])
        expect(await store.read('小明', async ({ semantic }) => semantic?.cutUpTo)).toBe(3)
      }))

    it('a schema from before there was an audit log', () =>
      expectUpgrade([WITHOUT_PRIVACY, WITHOUT_CHECKSUMS], '0008', async (store) => {
        await store.transaction('小明', async ({ audit }) => audit?.append(aLink({ seq: 1 })))
        expect(await store.read('小明', async ({ audit }) => audit?.last())).toMatchObject({ seq: 1 })
      }))

    it('a schema from before there were checksums', () =>
      expectUpgrade([WITHOUT_CHECKSUMS], '0009', async (store) => {
        expect((await store.read('小明', ({ items }) => items.list({ limit: 9 }))).rows).toHaveLength(3)
      }))
  })

  describe('a schema', () => {
    const ODD = [
      `it's "odd"; drop table x --`,
      '记忆 存储',
      '$1',
      `${'记'.repeat(20)}abc`,
      'select',
      'CamelCase',
      'a.b',
      '%s\\n',
    ]

    it('may be called anything, stand beside others, and keep its own', async () => {
      const stores = ODD.map((schema) =>
        openStore({ url: database.current.url, schema, partitions: 2, poolSize: 1 }),
      )
      for (const [at, store] of stores.entries()) {
        await store.migrate()
        await fill(store, 'alice', ODD[at] ?? '', at + 1)
      }
      for (const [at, store] of stores.entries()) {
        const page = await store.read('alice', (view) => view.items.list({ limit: 100 }))
        expect(page.rows.map(({ session }) => session)).toEqual(Array(at + 1).fill(ODD[at]))
        expect((await store.scopes({ limit: 10 })).rows).toEqual(['alice'])
        await store.close()
      }
    })

    it('may be made beforehand, for an owner who may not make schemas', async () => {
      const owner = await createRole(database.current.adminUrl)
      const schema = freshSchemaName()
      await queryAt(database.current.adminUrl, `create schema ${schema} authorization ${owner.name}`)
      await migrate({ url: owner.url, schema })
      await withStore({ url: owner.url, schema }, (store) => fill(store, 'alice', 'hello'))
      await queryAt(database.current.adminUrl, `drop schema ${schema} cascade`)
      await owner.drop()
    })

    it('is opened for a role that may be called anything', async () => {
      const schema = freshSchemaName()
      const grantTo = `角色 "x"' ${schema}`
      const quoted = `"${grantTo.replaceAll('"', '""')}"`
      await queryAt(database.current.adminUrl, `create role ${quoted}`)
      await migrate({ schema, grantTo })
      const [{ may } = { may: false }] = await queryAt<{ may: boolean }>(
        database.current.url,
        `select has_table_privilege($1, '${schema}.memory_items', 'insert') as may`,
        [grantTo],
      )
      expect(may).toBe(true)
      await queryAt(database.current.adminUrl, `drop owned by ${quoted}`)
      await queryAt(database.current.adminUrl, `drop role ${quoted}`)
    })
  })

  describe('a migration that cannot be', () => {
    const uses: readonly ((store: Store) => Promise<unknown>)[] = [
      (store) => store.migrate(),
      (store) => store.read('alice', (view) => view.items.count()),
      (store) => store.transaction('alice', (tx) => tx.items.insert(anItem())),
      (store) => store.scopes({ limit: 1 }),
    ]

    it('is refused when a newer version made the schema, which stays as it is', async () => {
      const schema = freshSchemaName()
      await migrate({ schema })
      const { url } = database.current
      await queryAt(
        url,
        `insert into ${schema}.schema_migrations (name, timestamp) values ('9999-future', '2099')`,
      )
      const before = await definitionOf(url, schema)
      for (const use of uses) {
        const refused = withStore({ url, schema }, use)
        await expect(refused).rejects.toMatchObject({ code: 'STORE_NEWER', message: /9999-future.*Update/u })
      }
      expect(await definitionOf(url, schema)).toEqual(before)
      expect(await queryAt(url, `select from ${schema}.schema_migrations`)).toHaveLength(
        (await queryAt(url, `select from snapshot.schema_migrations`)).length + 1,
      )
    })

    it('is told before anything is used', async () => {
      const { url } = database.current
      for (const use of uses.slice(1)) {
        await expect(withStore({ url, schema: 'nowhere' }, use)).rejects.toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: /Call store\.migrate\(\)/u,
        })
      }
    })

    it('leaves nothing when the role may make nothing', async () => {
      const role = await createRole(database.current.adminUrl)
      const before = await objectsOf(database.current.url)
      for (const schema of ['mine', '我的']) {
        await expect(migrate({ url: role.url, schema })).rejects.toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: /The role may not do this\. Let migrate\(\) run as the owner/u,
        })
      }
      expect(await objectsOf(database.current.url)).toEqual(before)
      await role.drop()
    })

    it('leaves nothing when the role of the application does not exist', async () => {
      const before = await objectsOf(database.current.url)
      await expect(migrate({ schema: 'granted', grantTo: 'nobody' })).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /create role/u,
      })
      expect(await objectsOf(database.current.url)).toEqual(before)
    })

    it('is refused where not every character can be kept', async () => {
      const { adminUrl, name } = database.current
      const latin = `${name}_latin`
      await queryAt(adminUrl, `create database ${latin} encoding 'LATIN1' locale 'C' template template0`)
      const url = new URL(adminUrl)
      url.pathname = `/${latin}`
      await expect(migrate({ url: url.href })).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /LATIN1.*encoding 'UTF8'/u,
      })
      expect(await objectsOf(url.href)).toEqual([])
      await queryAt(adminUrl, `drop database ${latin} with (force)`)
    })
  })

  describe('a migration whose connection is ended', () => {
    /** Ends the connection of whoever runs the n-th command that defines something from now on. */
    const END_AT = `
      create sequence public.commands;
      grant usage on sequence public.commands to public;
      create function public.end_connection() returns event_trigger language plpgsql as $$
        begin
          if nextval('public.commands') = current_setting('test.end_at')::bigint then
            perform pg_terminate_backend(pg_backend_pid());
          end if;
        end $$;
      create event trigger end_connection on ddl_command_end execute function public.end_connection();`

    it('leaves nothing wherever it was, and is done again by itself within its deadline', async () => {
      const { url, adminUrl, name } = database.current
      await withClient(adminUrl, (admin) => admin.query(END_AT))
      const endAt = async (at: number): Promise<void> => {
        await queryAt(adminUrl, `alter database ${name} set test.end_at = ${String(at)}`)
        await queryAt(adminUrl, `select setval('public.commands', 1, false)`)
      }
      const before = await objectsOf(url)
      for (const at of [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]) {
        await endAt(at)
        const migration = migrate({ schema: 'ended', retryDeadlineMs: 0 })
        await expect(migration, String(at)).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE' })
        expect(await objectsOf(url)).toEqual(before)
      }
      await endAt(40)
      await migrate({ schema: 'ended' })
      await queryAt(adminUrl, 'drop event trigger end_connection')
      await withStore({ url, schema: 'ended' }, (store) => fill(store, 'alice', 'hello'))
      expect(await countIn('ended')).toBe(3)
    }, 60_000)
  })
})
