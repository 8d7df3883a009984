import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connected } from '../src/database/admin.ts'
import { createDatabase, createRole, freshSchemaName, serverOf } from '../src/index.ts'
import type { TestDatabase } from '../src/index.ts'
import { checkServer } from '../src/vitest/check-server.ts'

const provided = inject('postgres')

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe.runIf(provided.available)('the server of a test run', () => {
  let database: TestDatabase

  beforeEach(async () => {
    database = await createDatabase(serverOf(provided).adminUrl)
  })
  afterEach(() => database.drop())

  const rows = (url: string, query: string): Promise<unknown[]> =>
    connected(url, async (client) => (await client.query(query)).rows)

  it('tells its version', async () => {
    const { adminUrl, version } = serverOf(provided)
    expect(version).toBeGreaterThanOrEqual(130_000)
    expect(await checkServer(adminUrl)).toBe(version)
  })

  it('gives an application a database in UTF-8 of its own, in which it may create schemas', async () => {
    const schema = freshSchemaName()
    await rows(database.url, `create schema ${schema}`)
    await rows(database.url, `create table ${schema}.t as select '北京' as city`)
    expect(
      await rows(database.url, `select city, length(city), getdatabaseencoding() from ${schema}.t`),
    ).toEqual([{ city: '北京', length: 2, getdatabaseencoding: 'UTF8' }])
  })

  it('gives an application a role that is no superuser and does not get round row-level security', async () => {
    expect(
      await rows(
        database.url,
        'select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }])
  })

  const policy = `
    create table notes (scope text, body text);
    insert into notes values ('a', 'mine'), ('b', 'yours');
    alter table notes enable row level security;
    alter table notes force row level security;
    create policy one_scope on notes using (scope = current_setting('test.scope', true));`

  it('holds the owner of a table to its forced row-level security', async () => {
    await rows(database.url, policy)
    expect(await rows(database.url, 'select body from notes')).toEqual([])
    const chosen = await connected(database.url, async (client) => {
      await client.query(`select set_config('test.scope', 'a', false)`)
      return (await client.query('select body from notes')).rows
    })
    expect(chosen).toEqual([{ body: 'mine' }])
  })

  it('holds a role that owns nothing to its rights, and removes it with them', async () => {
    await rows(database.url, policy)
    const reader = await createRole(database.adminUrl)
    expect(await refusal(rows(reader.url, 'select body from notes'))).toMatchObject({ code: '42501' })
    await rows(database.url, `grant select on notes to ${reader.name}`)
    expect(await rows(reader.url, `select set_config('test.scope', 'b', false)`)).toHaveLength(1)
    expect(await rows(reader.url, 'select body from notes')).toEqual([])
    await reader.drop()
    expect(await rows(database.adminUrl, `select 1 from pg_roles where rolname = '${reader.name}'`)).toEqual(
      [],
    )
  })

  it('gives a role the rights of another', async () => {
    await rows(database.url, 'create table open (n int)')
    const twin = await createRole(database.adminUrl, { memberOf: [database.role] })
    expect(await rows(twin.url, 'select n from open')).toEqual([])
    await twin.drop()
  })

  it('removes a database together with the connections to it, and its role', async () => {
    const other = await createDatabase(serverOf(provided).adminUrl)
    const lost = connected(other.url, async (client) => {
      const ended = new Promise((resolve) => client.once('end', resolve))
      await other.drop()
      await ended
    })
    await lost
    expect(await refusal(rows(other.url, 'select 1'))).toMatchObject({
      code: expect.stringMatching(/^28|^3D/u),
    })
  })

  it('sorts by the rules of a language when asked', async () => {
    if (serverOf(provided).version < 150_000) return
    const chinese = await createDatabase(serverOf(provided).adminUrl, { icuLocale: 'zh' })
    const sorted = `select string_agg(c, '' order by c) as c from unnest(array['啊', '不', '一', 'a', 'B']) c`
    expect(await rows(chinese.url, sorted)).toEqual([{ c: '啊不一aB' }])
    expect(await rows(database.url, sorted)).toEqual([{ c: 'Ba一不啊' }])
    await chinese.drop()
  })

  it('listens on the loopback only', async () => {
    const { source, adminUrl } = serverOf(provided)
    if (source === 'DATABASE_URL') return
    expect(await rows(adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  it('takes a role with CREATEDB and CREATEROLE for an administrator, and refuses one without', async () => {
    const plain = await refusal(checkServer(database.url))
    expect(plain).toMatchObject({ message: expect.stringContaining('createdb createrole') })
    const manager = await createRole(database.adminUrl)
    await rows(database.adminUrl, `alter role ${manager.name} createdb createrole`)
    const made = await createDatabase(manager.url)
    await rows(made.url, 'create schema s')
    const second = await createRole(made.adminUrl)
    await second.drop()
    await made.drop()
    await manager.drop()
  })
})
