import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { startPostgres } from '@recollect/test-postgres'
import type { PostgresServer } from '@recollect/test-postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { queryAt } from './support/admin.ts'
import { fill } from './support/fill.ts'

describe.runIf(inject('postgres').available)('damage', () => {
  let server: PostgresServer
  let store: Store
  beforeAll(async () => {
    server = await startPostgres({ durable: true })
    store = openStore({ url: server.url, partitions: 1 })
    await store.migrate()
    for (const scope of ['alice', 'bob']) await fill(store, scope, scope)
  })
  afterAll(async () => {
    await store.close()
    await server.stop()
  })

  const items = () => store.read('alice', (view) => view.items.list({ limit: 10 }))
  const cards = () => store.read('alice', (view) => view.cards.list({ limit: 10 }))
  const damaged = { code: 'STORE_CORRUPT', message: /\. .+/u }

  it.each([
    ['memory_items', `metadata = '[1]'`, items],
    ['memory_items', `role = 'nobody'`, items],
    ['memory_items', `said_at = 'infinity'`, items],
    ['memory_items', `recorded_at = '290000-01-01'`, items],
    ['memory_cards', `version_relation = 'likes'`, cards],
    ['memory_cards', `seen_at = '[1, "x"]'`, cards],
    // What would read as any other text, but was never written.
    ['memory_items', `text = 'I live in Roma'`, items],
    ['memory_cards', `value = 'Roma'`, cards],
  ])('in a row of %s is told, not given as data: %s', async (table, change, read) => {
    const column = /^\w+/u.exec(change)?.[0] ?? ''
    const keep = `update recollect.${table} set`
    await queryAt(
      server.url,
      `create table kept as select scope, seq, ${column} as was from recollect.${table}`,
    )
    await queryAt(server.url, `${keep} ${change}`)
    await expect(read()).rejects.toMatchObject(damaged)
    await queryAt(
      server.url,
      `${keep} ${column} = kept.was from kept where kept.scope = ${table}.scope and kept.seq = ${table}.seq`,
    )
    await queryAt(server.url, 'drop table kept')
    expect((await read()).rows).toHaveLength(3)
  })

  it('in a file of the server is told, and nothing is written over it', async () => {
    await queryAt(server.url, 'checkpoint')
    const [place] = await queryAt<{ path: string; directory: string }>(
      server.url,
      `select pg_relation_filepath('recollect.memory_items_p0') as path, current_setting('data_directory') as directory`,
    )
    await server.kill('SIGINT')
    const file = openSync(join(place?.directory ?? '', place?.path ?? ''), 'r+')
    writeSync(file, Buffer.alloc(8192, 'damage'), 0, 8192, 0)
    closeSync(file)
    await server.restart()
    for (const use of [items, items, () => fill(store, 'alice', 'more')]) {
      await expect(use()).rejects.toMatchObject(damaged)
    }
    // What lies elsewhere is still read.
    expect((await cards()).rows).toHaveLength(3)
  })
})
