import { join } from 'node:path'
import type { Store } from '@recollect/core'
import { aCard, anItem, testCipher } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../src/index.ts'
import { inDirectory, migrated } from './support/files.ts'

const DAMAGED = { code: 'STORE_CORRUPT', message: /is not what was written .*backup/u }

/** A database with a message and a fact, whose row is changed behind the store's back. */
async function changed(change: string, read: (store: Store) => Promise<unknown>): Promise<unknown> {
  return inDirectory(async (directory) => {
    const file = join(directory, 'memory.db')
    const written = await migrated({ file })
    await written.transaction('小明', async ({ items, cards }) => {
      await items.insert(anItem({ text: '我住在长沙', speaker: 'ming', session: 's' }))
      await cards.insert(aCard({ slot: 'location', value: '长沙', normal: 'changsha', session: 's' }))
    })
    await written.close()
    const database = new BetterSqlite(file)
    database.exec(change)
    database.close()
    const store = sqliteStore({ file })
    try {
      return await read(store)
    } finally {
      await store.close()
    }
  })
}

const items = (store: Store) => store.read('小明', (view) => view.items.list({ limit: 9 }))
const cards = (store: Store) => store.read('小明', (view) => view.cards.list({ limit: 9 }))

describe('a row that is not what was written', () => {
  it.each([
    `text = '我住在长沟'`,
    `text = text || char(32)`,
    `speaker = 'mino'`,
    `speaker = null`,
    `session = 't'`,
    `id = id || '0'`,
    `said_at = said_at + 1`,
    `role = 'system'`,
    `speaker = 'm', session = 'ings'`,
  ])('of messages is told, not given as data: %s', async (change) => {
    await expect(changed(`update memory_items set ${change}`, items)).rejects.toMatchObject(DAMAGED)
  })

  it.each([
    `value = '长沟'`,
    `normal_value = null`,
    `entity = 'user.wife'`,
    `slot = 'employer'`,
    `version_key = 'user:employer'`,
    `polarity = 'negative'`,
    `kind = 'goal'`,
    `recorded_at = recorded_at - 1`,
    `seq = seq + 1`,
  ])('of facts is told, not given as data: %s', async (change) => {
    await expect(changed(`update memory_cards set ${change}`, cards)).rejects.toMatchObject(DAMAGED)
  })

  it('is read where an earlier version wrote it, without a checksum', async () => {
    const change = `update memory_items set checksum = null, text = '我住在北京'`
    expect(await changed(change, items)).toMatchObject({ rows: [{ text: '我住在北京' }] })
  })

  it('may change in what changes: whether it holds, when it was seen last, its metadata', async () => {
    const change =
      'update memory_cards set is_active = 0, is_contested = 1, last_seen_at = last_seen_at + 5, confidence = 0.5'
    expect(await changed(change, cards)).toMatchObject({ rows: [{ active: false, confidence: 0.5 }] })
    expect(await changed('update memory_items set metadata = null', items)).toMatchObject({ rows: [{}] })
  })

  it('has no checksum where texts are sealed: it would tell a guess of them from the truth', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'memory.db')
      const store = sqliteStore({ file, cipher: testCipher('everything') })
      await store.migrate()
      await store.transaction('小明', async ({ items: messages, cards: facts }) => {
        await messages.insert(anItem({ text: '我住在长沙' }))
        await facts.insert(aCard({ slot: 'location', value: '长沙' }))
      })
      await store.close()
      const database = new BetterSqlite(file)
      const sums = 'select checksum from memory_items union all select checksum from memory_cards'
      expect(database.prepare(sums).all()).toEqual([{ checksum: null }, { checksum: null }])
      database.close()
    })
  })
})
