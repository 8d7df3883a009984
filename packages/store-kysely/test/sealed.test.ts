import type { Store } from '@recollect/core'
import type { Cipher, ScopeTransaction } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { aCard, aNode, anItem, plantEverything, testCipher } from '@recollect/testkit'
import { copyStore } from '@recollect/transfer'
import { describe, expect, it } from 'vitest'
import { createKyselyStore } from '../src/index.ts'
import type { SqlDriver } from '../src/index.ts'
import { plainSqlite } from './flavors.ts'
import { plainDriver } from './plain-driver.ts'
import { capabilities } from './sealed-stores.ts'

const everything = testCipher('everything')
const sensitive = testCipher('sensitive')

const storeOver = (driver: SqlDriver, cipher?: Cipher): Store =>
  createKyselyStore({
    name: 'plain',
    capabilities,
    driver,
    flavor: plainSqlite,
    ...(cipher === undefined ? {} : { cipher }),
  })

async function opened(cipher?: Cipher): Promise<{ driver: SqlDriver; store: Store }> {
  const driver = plainDriver()
  const store = storeOver(driver, cipher)
  await store.migrate()
  return { driver, store }
}

const run = (driver: SqlDriver, sql: string): Promise<readonly Record<string, unknown>[]> =>
  driver.write(null, null, async (connection) => {
    const { rows } = await connection.execute<Record<string, unknown>>(sql, [])
    return rows
  })

const textsOf = async (driver: SqlDriver): Promise<unknown[]> =>
  (await run(driver, 'select text from memory_items order by seq')).map(({ text }) => text)

const SECRET = 'planted 机密'
const sealedMessage = anItem({ plain: true, text: SECRET, textHash: SECRET, key: SECRET, speaker: SECRET })

describe('a message whose facts are not sensitive', () => {
  const withSlots = async () => {
    const made = await opened(sensitive)
    made.store.sensitiveSlots?.((slot) => slot === 'bank')
    return made
  }
  const isPlain = (text: unknown): boolean => String(text).includes(SECRET)

  it('is sealed all the same where nobody said that it may be plain, and where it is to be sealed', async () => {
    const { driver, store } = await withSlots()
    await store.transaction('s', async (tx) => {
      await tx.items.insert(anItem({ text: SECRET }))
      const { id } = await tx.items.insert(sealedMessage)
      await tx.items.seal?.([id, 'nobody'])
    })
    expect((await textsOf(driver)).map(isPlain)).toEqual([false, false])
  })

  it('stays plain', async () => {
    const { driver, store } = await withSlots()
    await store.transaction('s', async (tx) => {
      const { id } = await tx.items.insert(sealedMessage)
      await tx.cards.insert(aCard({ slot: 'location', itemId: id }))
    })
    expect((await textsOf(driver)).map(isPlain)).toEqual([true])
  })

  it('is sealed with a sensitive fact in the same transaction, whichever is written first, sent on or not', async () => {
    const { driver, store } = await withSlots()
    const [first, second, third] = [
      anItem({ plain: true, text: SECRET }),
      anItem({ plain: true, text: SECRET }),
      anItem({ plain: true, text: SECRET }),
    ]
    await store.transaction('s', async (tx) => {
      await tx.items.insert(first)
      await tx.cards.insert(aCard({ slot: 'bank', itemId: first.id }))
      await tx.cards.insert(aCard({ slot: 'bank', valueKey: 'v', itemId: second.id }))
      await tx.items.insert(second)
      await tx.items.insert(third)
      expect((await tx.items.get(third.id))?.text).toBe(SECRET)
      await tx.cards.insert(aCard({ slot: 'bank', valueKey: 'w', itemId: third.id }))
    })
    expect((await textsOf(driver)).map(isPlain)).toEqual([false, false, false])
  })

  it('is sealed by a sensitive fact that is found later, or moved to it, and reads the same', async () => {
    const { driver, store } = await withSlots()
    const other = anItem({ plain: true, text: SECRET })
    await store.transaction('s', async (tx) => {
      await tx.items.insert(sealedMessage)
      await tx.items.insert(other)
    })
    const card = aCard({ slot: 'bank', itemId: sealedMessage.id })
    await store.transaction('s', async (tx) => void (await tx.cards.insert(card)))
    expect((await textsOf(driver)).map(isPlain)).toEqual([false, true])
    await store.transaction('s', (tx) => tx.cards.update(card.id, { itemId: other.id }))
    expect((await textsOf(driver)).map(isPlain)).toEqual([false, false])
    const read = await store.read('s', ({ items }) => items.byIds([sealedMessage.id, other.id]))
    expect(read.map(({ text }) => text)).toEqual([SECRET, SECRET])
  })
})

describe('a scope', () => {
  const put = (store: Store) =>
    store.transaction('s', async (tx) => void (await tx.items.insert(sealedMessage)))
  const read = (store: Store) => store.read('s', ({ items }) => items.count())

  it('that is sealed is not opened without its keys, and can be erased', async () => {
    const { driver, store } = await opened(everything)
    await put(store)
    const without = storeOver(driver)
    for (const other of [without, storeOver(driver, testCipher('everything', 'k1', 'other index'))]) {
      await expect(read(other)).rejects.toMatchObject({ code: 'KEY_MISSING' })
      await expect(put(other)).rejects.toMatchObject({ code: 'KEY_MISSING' })
    }
    expect((await without.erase('s')).rows).toMatchObject({ memory_items: 1 })
    expect(await read(without)).toBe(0)
  })

  it('that is plain is not opened with a cipher', async () => {
    const { driver, store } = await opened()
    await put(store)
    await expect(read(storeOver(driver, everything))).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    expect(await read(store)).toBe(1)
  })

  it('tells of a value that was altered, replaced by a plain one, or brought from another scope', async () => {
    const { driver, store } = await opened(everything)
    await put(store)
    await store.transaction('t', async (tx) => void (await tx.items.insert(anItem())))
    const list = () => store.read('s', ({ items }) => items.list({ limit: 10 }))
    const [{ text } = { text: '' }] = await run(driver, 'select text from memory_items where scope = 2')
    await run(
      driver,
      'update memory_items set text = (select text from memory_items where scope = 3) where scope = 2',
    )
    await expect(list()).rejects.toMatchObject({ code: 'SEAL_BROKEN' })
    await run(driver, `update memory_items set text = 'plain' where scope = 2`)
    await expect(list()).rejects.toMatchObject({ code: 'STORE_CORRUPT' })
    await run(driver, `update memory_items set text = '${String(text)}' where scope = 2`)
    expect((await list()).rows).toHaveLength(1)
  })

  it('finds a card by the value key it was given later, and gives it back', async () => {
    const { store } = await opened(everything)
    const card = aCard({ slot: 'bank', value: SECRET, valueKey: SECRET, extra: { said: SECRET } })
    await store.transaction('s', async (tx) => {
      await tx.cards.insert(card)
      await tx.cards.update(card.id, { valueKey: '^机密', extra: { n: 1 } })
    })
    const read = (key: string) => store.read('s', ({ cards }) => cards.latest('user:bank', key))
    expect(await read(SECRET)).toBeNull()
    expect(await read('^机密')).toMatchObject({ value: SECRET, valueKey: '^机密', extra: { n: 1 } })
  })

  it('does not tell what it holds when it refuses something', async () => {
    const { store } = await opened(everything)
    await store.transaction('s', async (tx) => {
      await tx.items.insert(anItem({ ...sealedMessage, key: 'k' }))
      await tx.cards.insert(aCard({ slot: 'bank', valueKey: SECRET, value: SECRET }))
      await tx.semantic?.putNode(aNode({ key: SECRET, keyForm: SECRET, value: SECRET }))
    })
    const refused: ((tx: ScopeTransaction) => Promise<unknown>)[] = [
      (tx) => tx.items.insert(anItem({ key: 'k', text: SECRET })),
      (tx) => tx.cards.insert(aCard({ slot: 'bank', valueKey: SECRET })),
      async ({ semantic }) => semantic?.putNode(aNode({ keyForm: SECRET })),
    ]
    for (const work of refused) {
      const error: unknown = await store.transaction('s', work).then(
        () => null,
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(Error)
      expect(String(error)).not.toMatch(/planted|机密/u)
    }
  })
})

describe('a copy', () => {
  const copy = async (from: Store, to: Store) => {
    const { scopes } = await copyStore(from, to, { page: 2 })
    return scopes.map(({ holds }) => holds)
  }

  it('of a plain scope in an encrypted database, of that under other keys, and back, holds the same', async () => {
    const [plain, sealed, other, back] = await Promise.all(
      [undefined, everything, testCipher('sensitive', 'k2', 'other index'), undefined].map(async (cipher) => {
        const { store } = await opened(cipher)
        return store
      }),
    )
    const source = inMemoryStore()
    let said = 0
    await plantEverything(source, 'alice', () => `words 话 ${String(said++)}`)
    await plantEverything(source, '王小明', () => `words 话 ${String(said++)}`)
    const held = await copy(source, plain ?? source)
    expect(held).toHaveLength(2)
    expect(await copy(plain ?? source, sealed ?? source)).toEqual(held)
    expect(await copy(sealed ?? source, other ?? source)).toEqual(held)
    expect(await copy(other ?? source, back ?? source)).toEqual(held)
  })
})
