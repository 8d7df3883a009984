import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connected } from '../src/database/admin.ts'
import { createDatabase, createRole, serverOf, startPgBouncer } from '../src/index.ts'
import type { PgBouncer, TestDatabase, TestRole } from '../src/index.ts'

const provided = inject('postgres')

const ask = (url: string, text: string): Promise<unknown[]> =>
  connected(url, async (client) => (await client.query(text)).rows)

describe.runIf(provided.available && inject('pgbouncer'))('startPgBouncer', () => {
  let database: TestDatabase
  let second: TestRole
  let pooler: PgBouncer

  beforeAll(async () => {
    database = await createDatabase(serverOf(provided).adminUrl)
    second = await createRole(database.adminUrl)
    const started = await startPgBouncer(database.url, {
      poolMode: 'transaction',
      poolSize: 1,
      roles: [second.url],
    })
    if (started === null) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')
    pooler = started
  })
  afterAll(async () => {
    await pooler.stop()
    await second.drop()
    await database.drop()
  })

  it('answers for the role of its URL and for further ones', async () => {
    expect(await ask(pooler.url, 'select current_user as role')).toEqual([{ role: database.role }])
    expect(await ask(pooler.through(second.url), 'select current_user as role')).toEqual([
      { role: second.name },
    ])
  })

  it('shares one connection to the server between transactions of many clients', async () => {
    const pool = new Pool({ connectionString: pooler.url, max: 8 })
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid')),
    )
    await pool.end()
    expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(1)
  })

  it('lets a transaction keep its settings to itself', async () => {
    const [a, b] = [
      new Client({ connectionString: pooler.url }),
      new Client({ connectionString: pooler.url }),
    ]
    await Promise.all([a.connect(), b.connect()])
    await a.query('begin')
    await a.query(`select set_config('test.scope', 'a', true)`)
    await a.query('commit')
    const { rows } = await b.query(`select coalesce(current_setting('test.scope', true), '') as scope`)
    expect(rows).toEqual([{ scope: '' }])
    await Promise.all([a.end(), b.end()])
  })

  it('refuses a role it does not know', async () => {
    const stranger = pooler.url.replace(database.role, 'stranger')
    await expect(ask(stranger, 'select 1')).rejects.toThrow()
  })
})
