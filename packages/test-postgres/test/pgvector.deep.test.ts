import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startPgVector } from '../src/index.ts'
import type { PgVector } from '../src/index.ts'

let server: PgVector
let pool: Pool

const open = (url: string): Pool => {
  pool = new Pool({ connectionString: url, max: 1, pipeline: true })
  pool.on('error', () => {})
  return pool
}

beforeAll(async () => {
  server = await startPgVector()
  const admin = open(server.adminUrl)
  await admin.query('create table points (id int primary key, at vector(3), note text)')
  await admin.query('grant all on points to application')
  await admin.end()
})
afterEach(() => (pool.ended ? undefined : pool.end()))
afterAll(() => server.stop())

const insert = (id: number, at: string, note: string) => ({
  name: 'insert',
  text: 'insert into points values ($1, $2, $3)',
  values: [id, at, note],
})
const nearest = (at: string) => ({
  name: 'nearest',
  text: 'select id, length(note) as length from points order by at <=> $1, id',
  values: [at],
})

describe('startPgVector', () => {
  it('answers a pipelined transaction of prepared statements, long ones too, by distance', async () => {
    const client = await open(server.url).connect()
    const answers = await Promise.all([
      client.query('begin'),
      client.query(insert(1, '[1,0,0]', 'short')),
      client.query(insert(2, '[0,1,0]', 'x'.repeat(300_000))),
      client.query(insert(3, '[1,1,0]', '记'.repeat(100_000))),
      client.query(nearest('[1,0,0]')),
      client.query('commit'),
    ])
    client.release()
    expect(answers[4].rows).toEqual([
      { id: 1, length: 5 },
      { id: 3, length: 100_000 },
      { id: 2, length: 300_000 },
    ])
  })

  it('fails the rest of a pipelined transaction, and answers after the rollback', async () => {
    const client = await open(server.url).connect()
    const settled = await Promise.allSettled([
      client.query('begin'),
      client.query(insert(9, '[1,0,0]', 'kept by nobody')),
      client.query(insert(9, '[1,0,0]', 'twice')),
      client.query(nearest('[1,0,0]')),
      client.query('rollback'),
      client.query('select count(*)::int as n from points where id = 9'),
    ])
    client.release()
    expect(settled.map((each) => (each.status === 'rejected' ? each.reason.code : 'ok'))).toEqual([
      'ok',
      'ok',
      '23505',
      '25P02',
      'ok',
      'ok',
    ])
    expect(settled[5]).toMatchObject({ value: { rows: [{ n: 0 }] } })
  })

  it('gives the next client a session of its own', async () => {
    const first = open(server.url)
    const client = await first.connect()
    await client.query(nearest('[1,0,0]'))
    await client.query(`set work_mem = '1MB'`)
    await client.query('begin')
    await client.query('delete from points')
    client.release(true)
    await first.end()
    const second = open(server.adminUrl)
    await second.query(nearest('[1,0,0]'))
    const { rows } = await second.query(
      `select current_user as role, current_setting('work_mem') as memory, (select count(*)::int from points) as n`,
    )
    expect(rows).toEqual([{ role: 'postgres', memory: '4MB', n: 3 }])
  })

  it('binds the application to row-level security', async () => {
    const admin = open(server.adminUrl)
    await admin.query('alter table points enable row level security')
    await admin.end()
    const application = open(server.url)
    expect((await application.query('select id from points')).rows).toEqual([])
    const { rows } = await application.query(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false }])
    await application.end()
    await open(server.adminUrl).query('alter table points disable row level security')
  })

  it('refuses a role that does not exist, and serves the next client', async () => {
    const url = server.url.replace('application', 'nobody_here')
    await expect(open(url).query('select 1')).rejects.toMatchObject({ code: '28000' })
    await pool.end()
    expect((await open(server.url).query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('keeps apart the answers of a thousand pipelined queries', async () => {
    const busy = open(server.url)
    const asked = Array.from({ length: 1_000 }, (_, n) =>
      busy.query({
        name: `plus${String(n % 3)}`,
        text: `select $1::int + ${String(n % 3)} as n`,
        values: [n],
      }),
    )
    const answers = await Promise.all(asked)
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(answers.map((_, n) => n + (n % 3)))
  })
})
