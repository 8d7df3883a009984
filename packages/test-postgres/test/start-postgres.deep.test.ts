import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connected } from '../src/database/admin.ts'
import { serverOf, startPostgres } from '../src/index.ts'
import type { PostgresServer } from '../src/index.ts'
import { systemBinaries } from '../src/server/binaries.ts'

const provided = inject('postgres')

const query = (url: string, text: string): Promise<unknown[]> =>
  connected(url, async (client) => (await client.query(text)).rows)

/** Works without ever looking up: only a signal of its own ends it. */
const endless = 'do $$ begin loop end loop; end $$'

const failure = (url: string): Promise<unknown> =>
  query(url, 'select 1').then(
    () => undefined,
    (error: unknown) => error,
  )

const dataOf = async ({ url }: PostgresServer): Promise<string> => {
  const rows = await connected(url, async (client) => {
    const answer = await client.query<{ data_directory: string }>('show data_directory')
    return answer.rows
  })
  return rows[0]?.data_directory ?? ''
}

describe.runIf(provided.available)('startPostgres', () => {
  describe('a server that keeps what it acknowledges', () => {
    let server: PostgresServer

    beforeAll(async () => {
      server = await startPostgres({ durable: true, settings: { max_connections: 7 } })
      await query(server.url, 'create table kept (n int)')
    })
    afterAll(() => server.stop())

    it('runs with the settings of the caller, and waits for the disk', async () => {
      expect(await query(server.url, 'show max_connections')).toEqual([{ max_connections: '7' }])
      expect(await query(server.url, 'show fsync')).toEqual([{ fsync: 'on' }])
      expect(await query(server.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    })

    it.each(['SIGKILL', 'SIGQUIT'] as const)(
      'has what was committed after %s and a restart',
      async (signal) => {
        const before = server.pid
        await query(server.url, 'delete from kept')
        await query(server.url, 'insert into kept select generate_series(1, 100)')
        const [interrupted] = await connected(server.url, async (client) => {
          await client.query('begin')
          await client.query('insert into kept values (101)')
          return Promise.allSettled([client.query(endless), server.kill(signal)])
        })
        expect(interrupted.status).toBe('rejected')
        expect(await failure(server.url)).toMatchObject({ code: 'ECONNREFUSED' })
        await server.restart()
        expect(server.pid).not.toBe(before)
        expect(await query(server.url, 'select count(*)::int as n from kept')).toEqual([{ n: 100 }])
      },
    )

    it('starts again with further settings, on the same port', async () => {
      await server.restart({ default_transaction_read_only: true })
      await expect(query(server.url, 'insert into kept values (0)')).rejects.toMatchObject({ code: '25006' })
      await server.restart()
      await query(server.url, 'insert into kept values (0)')
    })
  })

  it('removes its files when it is stopped', async () => {
    const server = await startPostgres()
    const data = await dataOf(server)
    expect(existsSync(data)).toBe(true)
    await server.stop()
    expect(existsSync(data)).toBe(false)
    expect(await failure(server.url)).toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('says why a server does not start, and what to do', async () => {
    const started = startPostgres({
      from: serverOf(provided).source === 'system' ? 'system' : 'embedded',
      settings: { nonsense: 1 },
    })
    await expect(started).rejects.toMatchObject({
      code: 'NO_POSTGRES_SERVER',
      message: expect.stringMatching(/nonsense[\s\S]*DATABASE_URL/u),
    })
  })

  it.runIf(systemBinaries())('starts the server that is installed on the system', async () => {
    const server = await startPostgres({ from: 'system' })
    expect(server.source).toBe('system')
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })
})
