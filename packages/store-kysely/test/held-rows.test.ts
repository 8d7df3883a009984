import { anItem } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { createKyselyStore } from '../src/index.ts'
import type { SqlConnection } from '../src/index.ts'
import { HeldRows } from '../src/repositories/held-rows.ts'
import type { NewRows } from '../src/repositories/held-rows.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'

const NOTHING = { statement: { sql: '' }, values: [] }
const refuse = (): Promise<never> => Promise.reject(new Error('not asked here'))

async function aStore() {
  const capabilities = {
    durable: false,
    multiProcess: false,
    sessions: true,
    semantic: false,
    vectors: true,
    audit: false,
  }
  const store = createKyselyStore({ name: 'plain', capabilities, driver: plainDriver(), flavor: plainSqlite })
  await store.migrate()
  return store
}

describe('rows that wait to be written', () => {
  it('leave nothing of the transaction when one of them is refused, whoever hears of it first', async () => {
    const store = await aStore()
    const writing = store.transaction('范围', async (tx) => {
      await tx.items.insert(anItem({ key: 'one', text: '第一' }))
      await tx.items.insert(anItem({ key: 'one', text: 'the second' }))
      await tx.items.count().catch(() => null)
      await tx.items.insert(anItem({ key: 'two' }))
    })
    await expect(writing).rejects.toMatchObject({ code: 'STORE_CONFLICT' })
    expect(await store.read('范围', ({ items }) => items.count())).toBe(0)
    await store.close()
  })

  it('are numbered and counted one by one when they are inserted side by side', async () => {
    const store = await aStore()
    await store.transaction('a', async ({ items, search }) => {
      const inserted = await Promise.all(['甲', 'b', 'c'].map((text) => items.insert(anItem({ text }))))
      expect(inserted.map(({ seq }) => seq)).toEqual([1, 2, 3])
      await Promise.all(inserted.map(({ seq }) => search.index(seq, new Map([['词', 2]]))))
    })
    const found = await store.read('a', ({ search }) => search.postings(['词'], 9))
    expect(found).toMatchObject({ documents: 3, totalLength: 6 })
    await store.close()
  })

  it('are handed over together where a connection takes several, and fail for good when it refuses them', async () => {
    const sent: number[] = []
    const connection: SqlConnection = {
      ...{ rows: refuse, triples: refuse, change: refuse, execute: refuse, send: refuse },
      sendAll: (queries) => {
        sent.push(queries.length)
        return sent.length > 1 ? refuse() : Promise.resolve()
      },
    }
    const held = new HeldRows(connection, ({ images }: NewRows) => images.map(() => NOTHING))
    const add = (position: number) =>
      held.add('images', { scope: 1, change: 1, position, record: 'item', record_id: 'a', image: null })
    await add(0)
    await add(1)
    await held.flush()
    expect(sent).toEqual([2])
    await add(2)
    await expect(held.flush()).rejects.toThrow('not asked here')
    await expect(held.flush()).rejects.toThrow('not asked here')
    expect(sent).toEqual([2, 1])
  })

  it('are sent before their texts grow longer than a statement may be', async () => {
    const sent: number[] = []
    const connection: SqlConnection = {
      rows: refuse,
      triples: refuse,
      change: refuse,
      execute: refuse,
      send: () => Promise.resolve(),
    }
    const held = new HeldRows(connection, ({ images }: NewRows) => {
      sent.push(images.length)
      return [NOTHING]
    })
    const image = '长'.repeat(3_000_000)
    for (let position = 0; position < 5; position += 1)
      await held.add('images', { scope: 1, change: 1, position, record: 'item', record_id: 'a', image })
    expect(sent).toEqual([3])
    await held.flush()
    expect(sent).toEqual([3, 2])
  })
})
