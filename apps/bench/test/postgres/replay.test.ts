import pg from 'pg'
import { describe, expect, inject, it } from 'vitest'
import { recordSent } from '../../src/postgres/floor/record.ts'
import { replayAsSent, replayInTurn } from '../../src/postgres/floor/replay.ts'
import { messagesOf } from '../../src/postgres/floor/sent.ts'
import { connected } from '../../src/postgres/server/connected.ts'
import { ownDatabase } from './own-database.ts'

describe.runIf(inject('postgres').available)('what a call sends', () => {
  const database = ownDatabase()

  async function withClients<T>(
    count: number,
    work: (clients: readonly pg.Client[]) => Promise<T>,
  ): Promise<T> {
    const connectionString = database.current.adminUrl
    const clients = Array.from({ length: count }, () => new pg.Client({ connectionString, pipeline: true }))
    await Promise.all(clients.map((client) => client.connect()))
    try {
      return await work(clients)
    } finally {
      await Promise.all(clients.map((client) => client.end()))
    }
  }

  /** Two statements at once, one after them, and an end nobody waits for. */
  const work = async (client: pg.Client): Promise<unknown> => {
    const insert = { name: 'insert', text: 'insert into kite values ($1)', values: ['red'] }
    await Promise.all([client.query('begin'), client.query(insert)])
    const { rows } = await client.query({ text: 'select colour from kite', rowMode: 'array' })
    void client.query('commit')
    return rows
  }

  it('is done again on another connection, in turn and as it was sent', async () => {
    const url = database.current.adminUrl
    await connected(url, (client) => client.query('create table kite (colour text)'))
    const { value, sent } = await withClients(1, ([client = new pg.Client()]) =>
      recordSent(() => work(client)),
    )
    expect(value).toEqual([['red']])
    expect(sent.queries.map(({ text, after }) => [text, after])).toEqual([
      ['begin', 0],
      ['insert into kite values ($1)', 0],
      ['select colour from kite', 2],
      ['commit', 3],
    ])
    expect(sent.awaited).toBe(3)
    expect(messagesOf(sent)).toBe(3)

    for (const [open, after, awaited] of [
      [replayInTurn, [0, 1, 2, 3], 4],
      [replayAsSent, [0, 0, 2, 3], 3],
    ] as const) {
      const replay = await open(url)
      const again = await recordSent(() => replay.run(sent))
      expect(again.sent).toEqual({
        queries: sent.queries.map((query, i) => ({ ...query, after: after[i] })),
        awaited,
      })
      await replay.settle()
      await replay.run(sent)
      await replay.settle()
      await replay.close()
    }
    const { rows } = await connected(url, (client) => client.query('select count(*)::int as n from kite'))
    expect(rows).toEqual([{ n: 5 }])
  })

  it('a replay that fails says so', async () => {
    const query = { text: 'select * from nowhere', values: [], name: undefined, rowMode: undefined, after: 0 }
    const replay = await replayAsSent(database.current.adminUrl)
    await expect(replay.run({ queries: [query], awaited: 1 })).rejects.toThrow(/nowhere/u)
    await expect(replay.settle()).rejects.toThrow(/nowhere/u)
    await replay.close()
  })

  it('is refused when two of its transactions overlapped', () =>
    withClients(2, async ([one = new pg.Client(), two = new pg.Client()]) => {
      const both = recordSent(() => Promise.all([one, two].map((client) => client.query('begin'))))
      await expect(both).rejects.toThrow(/overlapped/u)
      const inOrder = recordSent(async () => {
        await one.query('commit')
        return two.query('commit')
      })
      expect((await inOrder).sent.queries).toHaveLength(2)
    }))
})
