import { anItem } from '@recollect/testkit'
import { describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { queryAt } from './support/admin.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('a store that was open before', () => {
  const database = ownDatabase()

  it('goes on when a column takes another type: each connection prepares its statements anew', async () => {
    const { url, adminUrl } = database.current
    const store = postgresStore({ url, schema: 'typed', partitions: 2, poolSize: 3 })
    try {
      await store.migrate()
      const write = (text: string) => store.transaction('范围', ({ items }) => items.insert(anItem({ text })))
      const read = () => store.read('范围', ({ items }) => items.recent(9))
      await Promise.all(['一', 'two', '三'].map(write))
      await Promise.all([read(), read(), read()])
      const there = new URL(adminUrl)
      there.pathname = new URL(url).pathname
      await queryAt(there.href, 'alter table typed.memory_items alter column version type bigint')
      expect((await Promise.all([read(), read(), read()])).map((rows) => rows.length)).toEqual([3, 3, 3])
      await write('four')
      expect(await read()).toHaveLength(4)
    } finally {
      await store.close()
    }
  })

  it('keeps null in lists of rows apart from the text, whatever the database was told', async () => {
    const { url, adminUrl, name } = database.current
    await queryAt(adminUrl, `alter database ${name} set array_nulls = off`)
    const store = postgresStore({ url, schema: 'nulls', partitions: 2 })
    try {
      await store.migrate()
      await store.transaction('范围', async ({ items }) => {
        await items.insert(anItem({ session: null, text: '一' }))
        await items.insert(anItem({ session: 'NULL', text: 'two' }))
      })
      const kept = await store.read('范围', ({ items }) => items.list({ limit: 9 }))
      expect(kept.rows.map(({ session }) => session)).toEqual([null, 'NULL'])
    } finally {
      await store.close()
      await queryAt(adminUrl, `alter database ${name} reset array_nulls`)
    }
  })
})
