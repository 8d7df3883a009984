import { join } from 'node:path'
import type { Store } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import { aCard, anItem, NOON } from '@recollect/testkit'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { openStore } from '../src/open-store.ts'
import { Faults, faultyConnect } from './support/faults.ts'
import { inDirectory } from './support/files.ts'
import { StillWaiter } from './support/still-waiter.ts'

const CODES = {
  SQLITE_IOERR: 'STORE_UNAVAILABLE',
  SQLITE_FULL: 'STORE_FULL',
  SQLITE_CORRUPT: 'STORE_CORRUPT',
} as const
const OLD = { item: anItem({ key: 'old' }), card: aCard() }
const NEW = { item: anItem({ key: 'new' }), card: aCard({ version: 2, parentId: OLD.card.id }) }

/** A message that replaces a fact, and everything that goes with it. */
async function remember(tx: ScopeTransaction): Promise<void> {
  const item = await tx.items.insert(NEW.item)
  await tx.search.index(
    item.seq,
    new Map([
      ['海淀区', 1],
      ['move', 2],
    ]),
  )
  await tx.cards.update(OLD.card.id, { active: false, supersededAt: NOON })
  await tx.cards.insert({ ...NEW.card, itemId: item.id })
  await tx.items.update(OLD.item.id, { active: false })
  await tx.expansions.put([
    { originalQuery: 'q', expandedQuery: 'q', kind: 'or_query', madeBy: 'p', payload: '{}', createdAt: NOON },
  ])
  await tx.items.remove(OLD.item.id)
}

async function seed(store: Store): Promise<void> {
  await store.migrate()
  await store.transaction('alice', async (tx) => {
    const item = await tx.items.insert(OLD.item)
    await tx.search.index(item.seq, new Map([['朝阳区', 1]]))
    await tx.cards.insert(OLD.card)
  })
}

function stateOf(store: Store): Promise<unknown> {
  return store.read('alice', async ({ items, cards, search, expansions }) => ({
    items: await items.list({ limit: 9 }),
    cards: await cards.list({ limit: 9 }),
    active: await cards.active('user', ['location']),
    search: await search.postings(['朝阳区', '海淀区', 'move'], 99),
    expansions: await expansions.get('q', 'p'),
  }))
}

/** Tries the work with the n-th statement failing, for every n. */
async function atEveryStatement(code: keyof typeof CODES, lasting: boolean): Promise<number> {
  for (let at = 1; ; at += 1) {
    const finished = await inDirectory(async (directory) => {
      const faults = new Faults()
      const store = openStore(
        { file: join(directory, 'r.db') },
        { connect: faultyConnect(faults), waiter: new StillWaiter() },
      )
      await seed(store)
      const before = await stateOf(store)
      faults.arm(at, code, lasting)
      const outcome = await store.transaction('alice', remember).then(
        () => 'done',
        (error: unknown) => error,
      )
      const reached = faults.steps >= at
      faults.disarm()
      if (reached) {
        expect(outcome).toMatchObject({ code: CODES[code] })
        expect(await stateOf(store)).toEqual(before)
      }
      // The store goes on, and what failed can be done again.
      if (reached) await store.transaction('alice', remember)
      expect(await store.read('alice', (view) => view.items.byKey('new'))).not.toBeNull()
      expect(await store.read('alice', (view) => view.items.byKey('old'))).toBeNull()
      await store.close()
      return !reached
    })
    if (finished) return at
  }
}

describe('a fault at any statement of a transaction', () => {
  it.each(['SQLITE_IOERR', 'SQLITE_FULL', 'SQLITE_CORRUPT'] as const)(
    'leaves the state before it, with a typed error, and the store goes on (%s)',
    async (code) => {
      expect(await atEveryStatement(code, false)).toBeGreaterThan(15)
    },
    60_000,
  )

  it('does so too when nothing works from there on, rolling back included', async () => {
    expect(await atEveryStatement('SQLITE_IOERR', true)).toBeGreaterThan(15)
  }, 60_000)
})

describe('a fault at any statement of a read', () => {
  it('is reported by a typed error, and the next read works', async () => {
    const faults = new Faults()
    const store = openStore({ file: ':memory:' }, { connect: faultyConnect(faults) })
    await seed(store)
    const whole = await stateOf(store)
    for (let at = 1; ; at += 1) {
      faults.arm(at, 'SQLITE_IOERR')
      const reading = stateOf(store).catch((error: unknown) => error)
      const outcome = await reading
      const reached = faults.steps >= at
      faults.disarm()
      if (!reached) break
      expect(outcome).toMatchObject({ code: 'STORE_UNAVAILABLE' })
      expect(await stateOf(store)).toEqual(whole)
    }
    await store.close()
  })
})

describe('a fault at any statement of a migration', () => {
  it('leaves a database that the next migration finishes, the same as any other', async () => {
    const schemaOf = (file: string): unknown => {
      const database = new BetterSqlite(file, { readonly: true })
      const rows = database.prepare('select type, name, sql from sqlite_master order by name').all()
      database.close()
      return rows
    }
    let whole: unknown = null
    for (let at = 1000; at > 0; at = at === 1000 ? 1 : at + 1) {
      const reached = await inDirectory(async (directory) => {
        const file = join(directory, 'r.db')
        const faults = new Faults()
        const store = openStore({ file }, { connect: faultyConnect(faults) })
        faults.arm(at, 'SQLITE_IOERR', true)
        const outcome = await store.migrate().then(
          () => 'done',
          (error: unknown) => error,
        )
        const failed = faults.steps >= at
        if (failed) expect(outcome).toMatchObject({ code: 'STORE_UNAVAILABLE' })
        faults.disarm()
        await store.close()
        const next = openStore({ file })
        await next.migrate()
        await next.close()
        whole ??= schemaOf(file)
        expect(schemaOf(file)).toEqual(whole)
        return failed
      })
      if (!reached && at < 1000) break
    }
  }, 60_000)
})
