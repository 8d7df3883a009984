import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { connected } from '../src/database/admin.ts'
import { createDatabase, serverOf, startFaultyProxy } from '../src/index.ts'
import type { FaultyProxy, TestDatabase } from '../src/index.ts'

const provided = inject('postgres')

describe.runIf(provided.available)('a way to a server that breaks', () => {
  let database: TestDatabase
  let proxy: FaultyProxy

  beforeAll(async () => {
    database = await createDatabase(serverOf(provided).adminUrl)
    proxy = await startFaultyProxy(database.url, database.adminUrl)
    await connected(proxy.url, (client) => client.query('create table kept (n int)'))
  })
  beforeEach(() => connected(database.url, (client) => client.query('truncate kept')))
  afterAll(async () => {
    await proxy.close()
    await database.drop()
  })

  /** Inserts one row after another, of which the second breaks. */
  async function insertThree(how: Parameters<FaultyProxy['arm']>[1]): Promise<string[]> {
    const client = new Client({ connectionString: proxy.url, pipeline: true })
    client.on('error', () => {})
    await client.connect()
    proxy.arm(2, how)
    const inserts = [1, 2, 3].map((n) => client.query('insert into kept values ($1)', [n]))
    const outcomes = await Promise.allSettled(inserts)
    await client.end().catch(() => {})
    return outcomes.map(({ status }) => status)
  }

  const kept = (): Promise<unknown> =>
    connected(database.url, async (client) => {
      const { rows } = await client.query<{ n: number }>('select n from kept order by n')
      return rows.map(({ n }) => n)
    })

  it.each(['cut', 'reset', 'ended by the server'] as const)(
    'before the server gets a statement (%s)',
    async (how) => {
      expect((await insertThree(how)).slice(1)).toEqual(['rejected', 'rejected'])
      await expect.poll(kept).not.toContain(2)
      expect(await kept()).not.toContain(3)
      expect(proxy.statements).toBeGreaterThanOrEqual(2)
    },
  )

  it('when the server has done a statement, before its client hears of it', async () => {
    expect((await insertThree('answer lost')).slice(1)).toEqual(['rejected', 'rejected'])
    expect(await kept()).toEqual([1, 2])
  })

  it('once, and for nobody while it is not armed', async () => {
    await insertThree('cut')
    const later = await connected(proxy.url, async (client) => (await client.query('select 1 as one')).rows)
    expect(later).toEqual([{ one: 1 }])
  })

  it('for all who come, while it refuses them', async () => {
    proxy.refuse(true)
    const refused = connected(proxy.url, () => Promise.resolve())
    await expect(refused).rejects.toThrow()
    proxy.refuse(false)
    await connected(proxy.url, () => Promise.resolve())
  })
})
