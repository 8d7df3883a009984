import { describe, expect, inject, it } from 'vitest'
import { copyIn, copyOut } from '../../src/postgres/import/copy.ts'
import { connected } from '../../src/postgres/server/connected.ts'
import { ownDatabase } from './own-database.ts'

describe.runIf(inject('postgres').available)('COPY', () => {
  const database = ownDatabase()

  it('carries every row from one table to another like it, whatever is in it', () =>
    connected(database.current.adminUrl, async (client) => {
      await client.query('create table kite (n int, colour text)')
      await client.query('create table copy (like kite)')
      const colours = ['red', '红色', 'a\tb\nc\\d', '', null, 'x'.repeat(100_000)]
      await client.query('insert into kite select * from unnest($1::int[], $2::text[])', [
        [...colours.keys()],
        colours,
      ])

      const dump = await copyOut(client, 'kite')
      expect(dump).toMatchObject({ table: 'kite', rows: colours.length })
      expect(dump.chunks.length).toBeGreaterThan(1)

      expect(await copyIn(client, { ...dump, table: 'copy' })).toBe(colours.length)
      const { rows } = await client.query<{ colour: string | null }>('select colour from copy order by n')
      expect(rows.map(({ colour }) => colour)).toEqual(colours)
    }))

  it('fails where there is no such table, and the connection can be used on', () =>
    connected(database.current.adminUrl, async (client) => {
      await expect(copyOut(client, 'nowhere')).rejects.toThrow(/nowhere/u)
      await expect(copyIn(client, { table: 'nowhere', rows: 0, bytes: 0, chunks: [] })).rejects.toThrow(
        /nowhere/u,
      )
      expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }])
    }))
})
