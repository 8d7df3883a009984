import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { connected } from '../src/database/admin.ts'
import { startPostgres } from '../src/index.ts'
import type { PostgresReplica, PostgresServer } from '../src/index.ts'

const ask = (url: string, text: string): Promise<unknown[]> =>
  connected(url, async (client) => (await client.query(text)).rows)

describe.runIf(inject('postgres').available)('a streaming replica', () => {
  let server: PostgresServer
  let replica: PostgresReplica

  beforeAll(async () => {
    server = await startPostgres()
    await ask(server.url, 'create table kept as select 1 as n')
    replica = await server.replica()
  })
  afterAll(async () => {
    await replica.stop()
    await server.stop()
  })

  it('has what its primary had, and repeats what that writes', async () => {
    expect(await ask(replica.url, 'select n from kept')).toEqual([{ n: 1 }])
    await ask(server.url, 'insert into kept values (2)')
    await expect.poll(() => ask(replica.at(server.url), 'select n from kept')).toEqual([{ n: 1 }, { n: 2 }])
  })

  it('takes no writes', async () => {
    await expect(ask(replica.url, 'insert into kept values (3)')).rejects.toMatchObject({ code: '25006' })
  })
})
