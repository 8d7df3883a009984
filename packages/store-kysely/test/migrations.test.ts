import { aChange, anEpisode, aSession, aTurn } from '@recollect/testkit'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createKyselyStore, MIGRATIONS } from '../src/index.ts'
import type { SqlConnection, SqlDriver } from '../src/index.ts'
import { boundDialect } from '../src/migrate/bound-dialect.ts'
import { migrate } from '../src/migrate/migrate.ts'
import { schemaState } from '../src/migrate/schema-state.ts'
import { plainSqlite, postgresLike } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

const CAPABILITIES = {
  durable: false,
  multiProcess: false,
  sessions: false,
  semantic: false,
  vectors: false,
  audit: false,
}

async function inDatabase(work: (driver: SqlDriver) => Promise<void>): Promise<void> {
  const driver = plainDriver()
  try {
    await work(driver)
  } finally {
    await driver.close()
  }
}

const run = (driver: SqlDriver, sql: string, values: readonly unknown[] = []) =>
  driver.write(null, null, (connection) => connection.execute(sql, values))

/** Leaves a database as an earlier version did: the later migrations are outstanding. */
async function migrateUpTo(driver: SqlDriver, last: string): Promise<void> {
  await driver.write(null, null, async (connection) => {
    const db = new Kysely<unknown>({ dialect: boundDialect(connection, plainSqlite) })
    for (const { name, up } of MIGRATIONS.filter((migration) => migration.name <= last)) {
      await up(db, plainSqlite)
      await connection.execute(
        'create table if not exists schema_migrations (name varchar(255) not null primary key, timestamp varchar(255) not null)',
        [],
      )
      await connection.execute('insert into schema_migrations values (?, ?)', [name, '2026-01-01'])
    }
  })
}

/** Takes statements and answers nothing: shows what a migration would do. */
function recorder(texts: string[]): SqlConnection {
  const none = () => Promise.resolve([])
  return {
    rows: none,
    triples: none,
    change: () => Promise.resolve(0),
    send: () => Promise.resolve(),
    execute: (sql) => {
      texts.push(sql)
      return Promise.resolve({ rows: [], changed: 0 })
    },
  }
}

describe('migrations', () => {
  it('are named in the order they are applied', () => {
    const names = MIGRATIONS.map((migration) => migration.name)
    expect(names.toSorted()).toEqual(names)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each([plainSqlite, postgresLike])('never change once they are published ($name)', async (flavor) => {
    for (const migration of MIGRATIONS) {
      const texts: string[] = []
      await migration.up(new Kysely<unknown>({ dialect: boundDialect(recorder(texts), flavor) }), flavor)
      expect(texts.join('\n')).toMatchSnapshot(migration.name)
    }
  })

  it('leave the database current, and do nothing the second time', async () => {
    await inDatabase(async (driver) => {
      const state = () => driver.read(null, null, (connection) => schemaState(connection, plainSqlite))
      expect(await state()).toBe('behind')
      await migrate(driver, plainSqlite)
      expect(await state()).toBe('current')
      await migrate(driver, plainSqlite)
      expect(await state()).toBe('current')
    })
  })

  it('are undone as a whole when one of their statements fails', async () => {
    await inDatabase(async (driver) => {
      await run(driver, 'create table postings (x integer)')
      await expect(migrate(driver, plainSqlite)).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
      const { rows } = await driver.read(null, null, (connection) =>
        connection.execute<{ name: string }>("select name from sqlite_master where type = 'table'", []),
      )
      expect(rows.map((row) => row.name)).toEqual(['postings'])
    })
  })

  it('refuse a database that a newer version wrote, and leave it alone', async () => {
    await inDatabase(async (driver) => {
      await migrate(driver, plainSqlite)
      await run(driver, 'insert into schema_migrations (name, timestamp) values (?, ?)', [
        '9999-future',
        '2099',
      ])
      await expect(migrate(driver, plainSqlite)).rejects.toMatchObject({ code: 'STORE_NEWER' })
      const store = createKyselyStore({ name: 'x', capabilities: CAPABILITIES, driver, flavor: plainSqlite })
      await expect(store.read('alice', (view) => view.items.count())).rejects.toMatchObject({
        code: 'STORE_NEWER',
      })
      await expect(store.scopes({ limit: 1 })).rejects.toMatchObject({ code: 'STORE_NEWER' })
    })
  })

  it('bring a database of an earlier version up to date, with the cards it holds', async () => {
    await inDatabase(async (driver) => {
      await migrateUpTo(driver, '0003-embeddings')
      await run(driver, 'insert into scopes values (1, ?, 0, 0, 1, 1)', ['alice'])
      await run(
        driver,
        'insert into memory_cards (scope, seq, id, kind, entity, slot, value, polarity, version_key, value_key, version, version_relation, is_active, created_at, updated_at, confidence) ' +
          "values (1, 1, 'old', 'profile', 'user', 'location', '朝阳区', 'positive', 'user:location', '', 1, 'sets', 1, 5, 6, 0.9)",
      )
      const store = createKyselyStore({ name: 'x', capabilities: CAPABILITIES, driver, flavor: plainSqlite })
      await store.migrate()
      const added = { contested: false, correctedBy: null, expiresAt: null, seenAt: [], seq: 1 }
      const seen = await store.read('alice', async (view) => ({
        due: view.nextDue,
        log: await view.changes.list({ limit: 9 }),
        maker: await view.changes.makerOf('card', 1),
        direct: await view.cards.direct(9),
        card: await view.cards.get('old'),
      }))
      expect(seen.card).toMatchObject({ value: '朝阳区', lastSeenAt: 6, ...added })
      expect(seen).toEqual({
        due: null,
        log: { rows: [], next: null },
        maker: null,
        direct: [seen.card],
        card: seen.card,
      })
      await store.transaction('alice', async (tx) => {
        await tx.cards.update('old', { contested: true, seenAt: [7], expiresAt: 8 })
        const { cards, seq } = await tx.changes.append(aChange(), [])
        expect([cards, seq]).toEqual([null, 1])
      })
      expect(await store.read('alice', (view) => view.cards.expired(8))).toMatchObject([
        { contested: true, seenAt: [7] },
      ])
    })
  })

  it('bring a database without sessions up to date, which then keeps them', async () => {
    await inDatabase(async (driver) => {
      await migrateUpTo(driver, '0005-last-change')
      const before = createKyselyStore({ name: 'x', capabilities: CAPABILITIES, driver, flavor: plainSqlite })
      await expect(before.read('alice', (view) => view.items.count())).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
      })
      await run(
        driver,
        `insert into scopes (id, name, documents, total_length, last_item, last_card, last_change)
          values (1, 'alice', 0, 0, 1, 0, 4)`,
      )
      await run(
        driver,
        `insert into memory_items (scope, seq, id, role, text, text_hash, said_at, recorded_at, is_active, version)
          values (1, 1, 'old', 'user', '我住朝阳区', 'h', 5, 5, 1, 1)`,
      )
      const capabilities = { ...CAPABILITIES, sessions: true }
      const store = createKyselyStore({ name: 'x', capabilities, driver, flavor: plainSqlite })
      await store.migrate()
      const numbers = await store.transaction('alice', async ({ sessions, copy }) => {
        const last = [copy.last]
        await sessions?.put(aSession())
        await sessions?.append(aTurn({ topics: ['旅行'] }))
        return [...last, copy.last]
      })
      const old = { items: 1, cards: 0, changes: 4 }
      expect(numbers).toEqual([
        { ...old, turns: 0 },
        { ...old, turns: 1 },
      ])
      const seen = await store.read('alice', async ({ items, sessions }) => ({
        text: (await items.get('old'))?.text,
        found: await sessions?.find('topic', '旅行', { limit: 1 }),
      }))
      expect(seen).toMatchObject({ text: '我住朝阳区', found: [{ number: 1 }] })
    })
  })

  it('bring a database without knowledge up to date, with all messages still to be cut', async () => {
    await inDatabase(async (driver) => {
      await migrateUpTo(driver, '0006-sessions')
      await run(
        driver,
        `insert into scopes (id, name, documents, total_length, last_item, last_card, last_change, last_turn)
          values (1, 'alice', 0, 0, 9, 0, 4, 2)`,
      )
      const capabilities = { ...CAPABILITIES, semantic: true }
      const store = createKyselyStore({ name: 'x', capabilities, driver, flavor: plainSqlite })
      await store.migrate()
      const seen = await store.transaction('alice', async ({ semantic, copy }) => {
        const before = semantic?.cutUpTo
        await semantic?.putEpisode(anEpisode({ id: 'e', itemIds: ['a'] }))
        await semantic?.setCutUpTo(9)
        return [copy.last, before, semantic?.cutUpTo]
      })
      expect(seen).toEqual([{ items: 9, cards: 0, changes: 4, turns: 2 }, 0, 9])
      const kept = store.read('alice', async ({ semantic }) => semantic?.episodesOfItems(['a']))
      expect(await kept).toEqual(new Map([['a', 'e']]))
    })
  })

  it('are asked for by name when a store is used without them', async () => {
    await inDatabase(async (driver) => {
      const store = createKyselyStore({ name: 'x', capabilities: CAPABILITIES, driver, flavor: plainSqlite })
      const reading = () => store.read('alice', (view) => view.items.count())
      await expect(reading()).rejects.toMatchObject({ code: 'STORE_UNAVAILABLE', message: /migrate\(\)/u })
      await store.migrate()
      expect(await reading()).toBe(0)
    })
  })
})
