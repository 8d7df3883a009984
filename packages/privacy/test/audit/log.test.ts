import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Recollect, ScopedMemory, Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_LOG, auditTrail, verifyExport } from '../../src/index.ts'
import { over } from '../../src/access/over.ts'
import { randomNumbers } from '../support/chains.ts'
import { codeOf, drained, linksOf, openGuarded, owner } from '../support/memories.ts'

const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 41 + 3) % 256)).toString('base64')
const directory = mkdtempSync(join(tmpdir(), 'recollect-audit-'))
afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

const toldOf = async (store: Store, scope: string) =>
  (await linksOf(store, scope)).map(
    ({ action, outcome, code }) => `${action} ${outcome}${code === null ? '' : ` ${code}`}`,
  )

describe('the audit log of a scope', () => {
  const store = inMemoryStore()
  let recollect: Recollect
  let alice: ScopedMemory
  beforeAll(async () => {
    recollect = await openGuarded(store, { audit: { key: KEY } })
    alice = recollect.as(owner('alice')).scope('alice')
  })

  it('has every call with its records, in order, and no text', async () => {
    const { item, changes, change } = await alice.remember('我住在长沙')
    await alice.recall('我现在住在哪里？')
    await codeOf(() => alice.forget({ card: 'none' }))
    await codeOf(() => alice.remember(''))
    await codeOf(() => recollect.as(owner('mallory')).scope('alice').export()[Symbol.asyncIterator]().next())
    expect(await toldOf(store, 'alice')).toEqual([
      'remember ok',
      'recall ok',
      'forget failed NOT_FOUND',
      'remember failed INVALID_INPUT',
      'export denied ACCESS_DENIED',
    ])
    const links = await linksOf(store, 'alice')
    expect(links[0]?.records.toSorted()).toEqual([item.id, changes[0]?.card?.id, change].toSorted())
    expect(links[1]?.records).toContain(item.id)
    expect(links.map(({ principal }) => principal)).toEqual(['alice', 'alice', 'alice', 'alice', 'mallory'])
    expect(JSON.stringify(links)).not.toMatch(/长沙|哪里/u)
  })

  it('verifies with its key, and not without it', async () => {
    expect((await auditTrail({ store, scope: 'alice', key: KEY }).verify()).problem).toBeNull()
    expect((await auditTrail({ store, scope: 'alice' }).verify()).problem).toEqual({
      seq: 1,
      reason: 'altered',
    })
    const lines = await drained(auditTrail({ store, scope: 'alice' }).export())
    expect(await verifyExport(lines, { key: KEY })).toEqual({ entries: 5, problem: null })
  })

  it('is read by who may, and has that too', async () => {
    const auditor = recollect.as({ id: 'vera', roles: ['auditor'], scopes: 'all' })
    const trail = auditor.audit('alice')
    expect((await trail.list({ limit: 2 })).rows.map(({ seq }) => seq)).toEqual([1, 2])
    const anchor = await trail.anchor()
    if (anchor === null) throw new Error('there are links')
    expect((await trail.verify({ anchor })).problem).toBeNull()
    expect(await drained(trail.export())).toHaveLength(9)
    expect((await toldOf(store, 'alice')).slice(5)).toEqual([
      'audit.list ok',
      'audit.anchor ok',
      'audit.verify ok',
      'audit.export ok',
    ])
    expect(await codeOf(() => auditor.scope('alice').cards.list())).toBe('ACCESS_DENIED')
    for (const roles of [['reader'], ['writer'], []] as const)
      expect(await codeOf(() => recollect.as({ id: 'x', roles, scopes: 'all' }).audit('alice').list())).toBe(
        'ACCESS_DENIED',
      )
  })

  it('has a log of its own for what crosses scopes', async () => {
    const admin = recollect.as({ id: 'root', roles: ['admin'], scopes: 'all' })
    expect(await drained(admin.admin.scopes())).toEqual(['alice'])
    for (const one of [
      owner('alice'),
      owner('bob', 'all'),
      { id: 'r', roles: ['admin'], scopes: ['alice'] } as const,
    ])
      expect(await codeOf(() => drained(recollect.as(one).admin.scopes()))).toBe('ACCESS_DENIED')
    expect(await toldOf(store, ADMIN_LOG)).toEqual([
      'admin.scopes ok',
      ...Array.from({ length: 3 }, () => 'admin.scopes denied ACCESS_DENIED'),
    ])
    expect((await admin.audit(ADMIN_LOG).verify()).problem).toBeNull()
    expect(
      await codeOf(() =>
        recollect
          .as({ id: 'v', roles: ['auditor'], scopes: ['alice'] })
          .audit(ADMIN_LOG)
          .list(),
      ),
    ).toBe('ACCESS_DENIED')
    expect(await codeOf(() => Promise.resolve(admin.scope(ADMIN_LOG)))).toBe('INVALID_SCOPE')
  })
})

it('leaves out reads that were allowed when it is told so, and no others', async () => {
  const store = inMemoryStore()
  const recollect = await openGuarded(store, { audit: { reads: false } })
  const alice = recollect.as(owner('alice'))
  await alice.scope('alice').remember('I live in Oslo')
  await alice.scope('alice').recall('where do I live?')
  await drained(alice.scope('alice').export())
  await alice.audit('alice').verify()
  await codeOf(() => recollect.as(owner('eve')).scope('alice').recall('where?'))
  expect(await toldOf(store, 'alice')).toEqual(['remember ok', 'recall denied ACCESS_DENIED'])
})

it('stores nothing whose link was refused, and gives nothing that is not in the log', async () => {
  const store = inMemoryStore()
  const broken: Store = Object.freeze<Store>({
    ...store,
    transaction: (scope, work) =>
      store.transaction(scope, (tx) => {
        const append = () => Promise.reject(new Error('the log is full'))
        return work(tx.audit === undefined ? tx : over(tx, { audit: over(tx.audit, { append }) }))
      }),
  })
  const alice = (await openGuarded(broken)).as(owner('alice')).scope('alice')
  for (const call of [
    () => alice.remember('I live in Oslo'),
    () => alice.put({ slot: 'plan', value: 'x' }),
    () => alice.session('s').log('why?'),
    () => alice.recall('where do I live?'),
    () => drained(alice.export()),
  ])
    expect(await codeOf(call)).toBe('Error: the log is full')
  expect(await store.scopes({ limit: 9 })).toEqual({ rows: [], next: null })
})

it('names every message of a list', async () => {
  const store = inMemoryStore()
  const alice = (await openGuarded(store)).as(owner('alice')).scope('alice')
  const results = await alice.remember(['I live in Oslo', '我喜欢茶'])
  const named = (await linksOf(store, 'alice')).flatMap(({ records }) => records)
  for (const { item, change } of results) expect(named).toEqual(expect.arrayContaining([item.id, change]))
})

it('names a hundred records and counts the others', async () => {
  const store = inMemoryStore()
  const alice = (await openGuarded(store)).as(owner('alice')).scope('alice')
  await alice.remember(Array.from({ length: 130 }, (_, at) => `note ${String(at)}`))
  await alice.items.list({ limit: 130 })
  const read = (await linksOf(store, 'alice')).at(-1)
  expect(read).toMatchObject({ action: 'items.list', more: 30 })
  expect(read?.records).toHaveLength(100)
})

it('stays when a scope is erased, and goes when it is to go as well', async () => {
  const store = sqliteStore({ file: join(directory, 'erase.db'), durability: 'normal' })
  const recollect = await openGuarded(store, { audit: { key: KEY } })
  const alice = recollect.as(owner('alice')).scope('alice')
  await alice.remember('我住在长沙')
  await alice.erase()
  expect(await toldOf(store, 'alice')).toEqual(['remember ok', 'erase.begin ok', 'erase ok'])
  await alice.remember('I live in Oslo')
  const trail = auditTrail({ store, scope: 'alice', key: KEY })
  expect(await trail.verify()).toEqual({ entries: 4, problem: null })
  const anchor = await trail.anchor()
  if (anchor === null) throw new Error('there are links')
  await alice.erase({ audit: true })
  expect(await linksOf(store, 'alice')).toEqual([])
  expect((await trail.verify({ anchor })).problem).toEqual({ seq: 1, reason: 'cut-off' })
  await alice.remember('I live in Bergen')
  expect(await trail.verify()).toEqual({ entries: 1, problem: null })
  await store.close()
})

it('verifies after any history of calls, erasures among them: 200 scopes without a false alarm', async () => {
  const store = inMemoryStore()
  const recollect = await openGuarded(store, { audit: { key: KEY } })
  const random = randomNumbers(9)
  const calls: readonly ((memory: ScopedMemory) => Promise<unknown>)[] = [
    (memory) => memory.put({ slot: 'plan', value: String(random()) }),
    (memory) => memory.cards.list(),
    (memory) => memory.forget({ slot: 'plan' }),
    (memory) => memory.session('s').log('why?', '因为'),
    (memory) => memory.erase(),
    (memory) => memory.erase({ audit: true }),
    (memory) => memory.undo('none'),
  ]
  for (let at = 0; at < 200; at += 1) {
    const scope = `scope-${String(at)}`
    const memory = recollect.as(owner(random() < 0.9 ? scope : 'nobody')).scope(scope)
    for (let call = 0; call < 8; call += 1) {
      const verb = calls[Math.floor(random() * calls.length)]
      if (verb !== undefined) await codeOf(() => verb(memory))
    }
    expect((await auditTrail({ store, scope, key: KEY }).verify()).problem, scope).toBeNull()
  }
})
