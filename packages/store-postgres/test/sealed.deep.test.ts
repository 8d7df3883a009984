import { CATALOGUE } from '@recollect/store-kysely'
import type { TableRules } from '@recollect/store-kysely'
import { Needles, plantEverything, testCipher, testStore } from '@recollect/testkit'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { queryAt } from './support/admin.ts'
import { schemaHarness } from './support/schemas.ts'

const SCOPES = ['a', 'b', 'c', 'd', '小明'] as const
const cipher = testCipher('everything')

describe.runIf(inject('postgres').available)('an encrypted store on Postgres', () => {
  const database = ownDatabase()
  testStore(schemaHarness('postgres, encrypted', database, { cipher }))

  const read = async (sql: string): Promise<Buffer> =>
    Buffer.from(JSON.stringify(await queryAt(database.current.adminUrl, sql, [])))

  async function readAll(sqls: readonly string[]): Promise<Buffer> {
    return Buffer.concat(await Promise.all(sqls.map(read)))
  }

  it('holds of the texts that were planted in every field only what stands in columns that are plain on purpose', async () => {
    const needles = new Needles()
    const store = openStore({ url: database.current.url, schema: 'sealed', partitions: 1, cipher })
    await store.migrate()
    for (const scope of SCOPES) await plantEverything(store, scope, needles.next)
    await store.close()
    const tables: [string, TableRules][] = Object.entries(CATALOGUE)
    const all = tables.map(
      ([table]) => `select t::text as row, to_json(t)::text as json from sealed.${table} t`,
    )
    const plain = tables.flatMap(([table, rules]) =>
      Object.entries(rules).flatMap(([column, { kind }]) =>
        kind === 'plain' ? [`select "${column}" from sealed.${table}`] : [],
      ),
    )
    const found = needles.foundIn(await readAll(all))
    expect(found).toEqual(needles.foundIn(await readAll(plain)))
    expect(found.length).toBeGreaterThan(0)
    expect(needles.planted - found.length).toBeGreaterThan(300)
  })

  it('keeps vectors packed, and is not made to keep them by pgvector', async () => {
    const make = () => openStore({ url: database.current.url, vectors: 'pgvector', cipher })
    expect(make).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
  })
})
