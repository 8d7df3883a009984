import { randomBytes, randomInt } from 'node:crypto'
import type { Metadata, Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { aCard, aChange, anItem, aSession, aTurn, aVariable } from '@recollect/testkit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { withStore } from './support/actors.ts'
import { queryAt } from './support/admin.ts'
import { fill } from './support/fill.ts'
import { startOldServer } from './support/old-server.ts'
import { ownDatabase } from '@recollect/test-postgres/vitest'

/** The longest name a session, a variable or a topic may have, in characters of three bytes that cannot be packed. */
const name = (): string =>
  Array.from({ length: 256 }, () => String.fromCharCode(0x4e00 + randomInt(0x5000))).join('')

/** Text that cannot be packed: an index keeps what it can pack though it be longer. */
const dense = (length: number): string => randomBytes(length).toString('hex').slice(0, length)
const long = dense(20_000)

function nested(depth: number): Metadata {
  let value: Metadata = {}
  for (let at = 0; at < depth; at += 1) value = { value }
  return value
}

describe.runIf(inject('postgres').available)('what is too much for the server', () => {
  const database = ownDatabase()
  let store: Store
  beforeAll(async () => {
    store = openStore({ url: database.current.url, partitions: 2, poolSize: 2 })
    await store.migrate()
    await fill(store, 'alice', 'hello')
  })
  afterAll(() => store.close())

  const count = (scope = 'alice') => store.read(scope, (view) => view.items.count())

  it.each<[string, (tx: ScopeTransaction) => Promise<unknown>]>([
    ['an id of an item', (tx) => tx.items.insert(anItem({ id: long }))],
    ['a session', (tx) => tx.items.insert(anItem({ session: long }))],
    ['a key', (tx) => tx.items.insert(anItem({ key: long }))],
    ['a slot', (tx) => tx.cards.insert(aCard({ slot: long }))],
    ['a value that is looked up', (tx) => tx.cards.insert(aCard({ valueKey: long }))],
    ['a batch', (tx) => tx.changes.append(aChange({ batch: long }), [])],
    ['an id of a session', async (tx) => tx.sessions?.put(aSession({ id: long }))],
    ['the session of a turn', async (tx) => tx.sessions?.append(aTurn({ session: long }))],
    ['a name of a variable', async (tx) => tx.working?.put(aVariable({ name: long }))],
    ['a variable nested 5,000 deep', async (tx) => tx.working?.put(aVariable({ value: [nested(5000)] }))],
    ['NUL in a variable', async (tx) => tx.working?.put(aVariable({ value: ['\0'] }))],
    ['half a character in a topic', async (tx) => tx.sessions?.append(aTurn({ topics: ['\uD83D'] }))],
    ['metadata nested 5,000 deep', (tx) => tx.items.insert(anItem({ metadata: nested(5000) }))],
    ['a version', (tx) => tx.items.insert(anItem({ version: 2 ** 40 }))],
    ['a time before the calendar', (tx) => tx.items.insert(anItem({ saidAt: -8.64e15 }))],
    ['NUL in a text', (tx) => tx.items.insert(anItem({ text: 'a\0b' }))],
    ['half a character', (tx) => tx.cards.insert(aCard({ value: '\uD83D' }))],
    ['NUL in metadata', (tx) => tx.items.insert(anItem({ metadata: { a: ['\0'] } }))],
    [
      'half a character in a name of metadata',
      (tx) => tx.items.insert(anItem({ metadata: { '\uDE00': 1 } })),
    ],
  ])('%s is refused, with what to do, and nothing of its transaction is kept', async (_, write) => {
    const before = await count()
    const refused = store.transaction('alice', async (tx) => {
      await tx.items.insert(anItem())
      await write(tx)
    })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', message: /\. [A-Z].+\.$/u })
    expect(await count()).toBe(before)
    await store.transaction('bob', (tx) => tx.items.insert(anItem()))
  })

  it('is not what a session may be called, nor what its turns may be found by', async () => {
    const [id, variable, topic] = [name(), `form:${name()}`, name()]
    const times = { createdAt: 0, updatedAt: 0, expiresAt: null }
    const scope = 'long names'
    await store.transaction(scope, async ({ sessions, working }) => {
      await sessions?.put(aSession({ id, channel: name() }))
      await sessions?.append(aTurn({ session: id, topics: [topic, long], tokens: [long] }))
      await sessions?.append(aTurn({ session: id, seq: 2, questionHash: long }))
      await working?.put({ session: id, name: variable, value: long, version: 1, ...times })
    })
    await store.read(scope, async ({ sessions, working }) => {
      const found = await Promise.all([
        sessions?.find('topic', topic, { limit: 9 }),
        sessions?.find('topic', long, { limit: 9 }),
        sessions?.find('token', long, { limit: 9 }),
        sessions?.find('hash', long, { limit: 9 }),
        sessions?.find('token', `${long}x`, { limit: 9 }),
      ])
      const numbers = found.map((places) => places?.map(({ number }) => number))
      expect(numbers).toEqual([[1], [1], [1], [2], []])
      const keys = await sessions?.keys('topic', { limit: 9 })
      expect(new Set(keys?.rows.map(({ key }) => key))).toEqual(new Set([topic, long]))
      expect(await sessions?.keys('hash', { limit: 1 })).toMatchObject({ rows: [{ turns: 1 }] })
      expect(await sessions?.tail(id, 9)).toHaveLength(2)
      expect(await working?.get(id, variable)).toMatchObject({ value: long })
    })
  })

  it('is not what only fills a page: long names of scopes, texts, terms, hashes and queries', async () => {
    const scope = `${long} 记忆`
    const text = '我住在朝阳区 and I like tea. '.repeat(400_000)
    const item = anItem({ text, textHash: long, metadata: nested(900) })
    await store.transaction(scope, async (tx) => {
      const { seq } = await tx.items.insert(item)
      await tx.search.index(seq, new Map([[long, 1]]))
      await tx.expansions.put([
        {
          originalQuery: long,
          expandedQuery: long,
          kind: 'or_query',
          madeBy: 'x',
          payload: long,
          createdAt: 0,
        },
      ])
    })
    await store.read(scope, async ({ items, search, expansions }) => {
      const kept = await items.get(item.id)
      expect(kept?.text === text).toBe(true)
      expect(kept?.metadata).toEqual(item.metadata)
      expect((await search.postings([long], 10)).terms).toMatchObject([{ term: long, df: 1 }])
      expect(await expansions.get(long, 'x')).toHaveLength(1)
    })
  })

  it('is not asked: look-ups of what is too long find nothing', async () => {
    await store.read('alice', async ({ items, cards, search }) => {
      expect(await items.get(long)).toBeNull()
      expect(await cards.history(long)).toEqual([])
      expect((await search.postings([long], 10)).terms).toEqual([])
    })
  })
})

describe.runIf(inject('postgres').available)('a database that takes reads only', () => {
  const database = ownDatabase()

  it('is read, and refuses writes until it takes them again', async () => {
    const { url, adminUrl, name } = database.current
    await withStore({ url }, async (store) => {
      await store.migrate()
      await fill(store, 'alice', 'hello')
    })
    await queryAt(adminUrl, `alter database ${name} set default_transaction_read_only = on`)
    await withStore({ url }, async (store) => {
      await store.migrate()
      expect(await store.read('alice', (view) => view.items.count())).toBe(3)
      await expect(store.transaction('alice', (tx) => tx.items.insert(anItem()))).rejects.toMatchObject({
        code: 'STORE_UNAVAILABLE',
        message: /default_transaction_read_only/u,
      })
      expect(await store.read('alice', (view) => view.items.count())).toBe(3)
    })
    await expect(withStore({ url, schema: 'fresh' }, (store) => store.migrate())).rejects.toMatchObject({
      code: 'STORE_UNAVAILABLE',
      message: /reads only/u,
    })
    await queryAt(
      adminUrl,
      `begin read write; alter database ${name} reset default_transaction_read_only; commit`,
    )
    await withStore({ url }, (store) => store.transaction('alice', (tx) => tx.items.insert(anItem())))
  })

  it('keeps fractions and times, whatever it was told of writing them', async () => {
    const { url, adminUrl, name } = database.current
    for (const setting of ['extra_float_digits = 0', `timezone = 'Asia/Shanghai'`, `datestyle = 'German'`]) {
      await queryAt(adminUrl, `alter database ${name} set ${setting}`)
    }
    const card = aCard({ confidence: 0.1 + 0.2, validFrom: 1 })
    await withStore({ url, schema: 'told' }, async (store) => {
      await store.migrate()
      await store.transaction('alice', (tx) => tx.cards.insert(card))
      const kept = await store.read('alice', (view) => view.cards.get(card.id))
      expect(kept).toMatchObject({ confidence: card.confidence, validFrom: 1, recordedAt: card.recordedAt })
    })
  })
})

describe.runIf(inject('postgres').available)('a server without a free connection', () => {
  const database = ownDatabase()

  it('is told from a broken one, and used again when there is one', async () => {
    const { url, adminUrl, name } = database.current
    await withStore({ url }, (store) => store.migrate())
    await queryAt(adminUrl, `alter database ${name} connection limit 0`)
    await withStore({ url, retryDeadlineMs: 0 }, async (store) => {
      for (const use of [() => store.read('alice', (view) => view.items.count()), () => store.migrate()]) {
        await expect(use()).rejects.toMatchObject({ code: 'STORE_BUSY', message: /max_connections/u })
      }
      await queryAt(adminUrl, `alter database ${name} connection limit -1`)
      expect(await store.read('alice', (view) => view.items.count())).toBe(0)
    })
  })
})

describe('a server that is too old', () => {
  it('is refused by whatever is called first, with the version to update to', async () => {
    const old = await startOldServer(120_019)
    await withStore({ url: old.url, retryDeadlineMs: 0 }, async (store) => {
      for (const use of [
        () => store.migrate(),
        () => store.read('alice', (view) => view.items.count()),
        () => store.transaction('alice', (tx) => tx.items.insert(anItem())),
        () => store.scopes({ limit: 1 }),
      ]) {
        await expect(use()).rejects.toMatchObject({
          code: 'STORE_UNAVAILABLE',
          message: /PostgreSQL 12.*Update it to 13 or later/u,
        })
      }
    })
    expect(old.asked).toHaveLength(4)
    await old.close()
  })
})
