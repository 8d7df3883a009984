import { startFaultyProxy } from '@recollect/test-postgres'
import { anItem } from '@recollect/testkit'
import { describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

describe.runIf(inject('postgres').available)('a commit whose answer is lost', () => {
  const database = ownDatabase()

  it('is asked about also when the pool has room for one connection only', async () => {
    const { url, adminUrl } = database.current
    const proxy = await startFaultyProxy(url, adminUrl)
    const store = postgresStore({ url: proxy.url, partitions: 2, poolSize: 1, retryDeadlineMs: 2000 })
    const write = (key: string) => store.transaction('范围', ({ items }) => items.insert(anItem({ key })))
    try {
      await store.migrate()
      await write('first')
      proxy.arm(Number.MAX_SAFE_INTEGER, 'cut')
      await write('second')
      // The last statement of a transaction is its commit.
      proxy.arm(proxy.statements, 'answer lost')
      await write('third')
      expect(await store.read('范围', ({ items }) => items.count())).toBe(3)
    } finally {
      await store.close()
      await proxy.close()
    }
  })
})
