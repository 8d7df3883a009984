import { createDatabase, startPostgres } from '@recollect/test-postgres'
import type { PostgresServer, TestDatabase } from '@recollect/test-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fateOf } from '../src/driver/fate.ts'
import type { Begun } from '../src/driver/fate.ts'
import { Server } from '../src/driver/server.ts'
import { settingsOf } from '../src/options.ts'

describe.runIf(inject('postgres').available)('what became of a transaction, asked of the server', () => {
  let postgres: PostgresServer
  let database: TestDatabase
  let server: Server

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
    database = await createDatabase(postgres.adminUrl)
    const settings = settingsOf({ url: database.url })
    server = new Server(settings.primary, settings)
    await run('create table kept (n int)')
  })
  afterAll(async () => {
    await server.close()
    await postgres.stop()
  })

  async function run(text: string): Promise<void> {
    const client = await server.lend()
    await client.query(text)
    client.release()
  }

  /** A transaction that has its number, and what it did in it. */
  async function begin(...statements: string[]): Promise<Begun & { client: Client }> {
    const lent = await server.lend()
    const life = server.lifeOf(lent)
    lent.release()
    const client = new Client({ connectionString: database.url })
    client.on('error', () => null)
    await client.connect()
    await client.query('begin')
    const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
    for (const statement of statements) await client.query(statement)
    // The process that opened the connection serves it still.
    return { client, xid: rows[0]?.xid ?? '', pid: life?.pid ?? 0, life }
  }

  /** As a power cut would. */
  const crash = async (): Promise<void> => {
    await postgres.kill()
    await postgres.restart()
  }

  it('is that it was kept, or not, or that it is still under way', async () => {
    const begun = await begin('insert into kept values (1)')
    expect(await fateOf(server, begun)).toMatchObject({ done: false })
    await begun.client.query('commit')
    expect(await fateOf(server, begun)).toEqual({ done: true, value: 'committed' })
    await begun.client.end()
    const other = await begin()
    await other.client.end()
    await expect.poll(() => fateOf(server, other)).toEqual({ done: true, value: 'aborted' })
  })

  it('outlives a crash', async () => {
    const [kept, lost] = [
      await begin('insert into kept values (2)'),
      await begin('insert into kept values (3)'),
    ]
    await kept.client.query('commit')
    await crash()
    expect(await fateOf(server, kept)).toEqual({ done: true, value: 'committed' })
    expect(await fateOf(server, lost)).toEqual({ done: true, value: 'aborted' })
  })

  it('is not that of another transaction which got the same number after a crash', async () => {
    // Nothing of it reached the disk, its number neither.
    const lost = await begin()
    await crash()
    for (let given = ''; given !== lost.xid;) {
      const next = await begin('insert into kept values (4)')
      await next.client.query('commit')
      await next.client.end()
      expect(Number(next.xid)).toBeLessThanOrEqual(Number(lost.xid))
      given = next.xid
    }
    expect(await fateOf(server, lost)).toEqual({ done: true, value: 'aborted' })
  })

  it('is not known when that happened too long ago', async () => {
    const lost = await begin()
    await crash()
    for (let given = ''; given !== lost.xid;) {
      const next = await begin('insert into kept values (5)')
      await next.client.query('commit')
      await next.client.end()
      given = next.xid
    }
    const admin = new Client({ connectionString: postgres.adminUrl })
    await admin.connect()
    await admin.query('checkpoint')
    await admin.end()
    await expect(fateOf(server, lost)).rejects.toThrow(/not known/u)
  })

  it('is that of the server that was stopped and started in order', async () => {
    const kept = await begin('insert into kept values (6)')
    await kept.client.query('commit')
    await postgres.restart()
    await run(`insert into kept values (7)`)
    expect(await fateOf(server, kept)).toEqual({ done: true, value: 'committed' })
  })
})
