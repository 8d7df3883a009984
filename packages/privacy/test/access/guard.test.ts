import type { Recollect, Store } from '@recollect/core'
import { standardJobs } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { sequentialIds } from '@recollect/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { accessControl } from '../../src/index.ts'
import { codeOf, drained, linksOf, openGuarded, openMemory, owner } from '../support/memories.ts'

const valuesOf = async (recollect: Recollect, scope: string): Promise<readonly string[]> =>
  (await recollect.scope(scope).cards.list({ active: true })).rows.map(({ value }) => value)

const told = async (store: Store, scope: string) =>
  (await linksOf(store, scope)).map(({ principal, action, outcome }) => `${principal} ${action} ${outcome}`)

describe('a memory with access control', () => {
  it('lets nobody in who does not say who it is', async () => {
    const recollect = await openGuarded()
    expect(await codeOf(() => Promise.resolve(recollect.scope('alice')))).toBe('ACCESS_DENIED')
    expect(await codeOf(() => Promise.resolve(recollect.admin.scopes()))).toBe('ACCESS_DENIED')
  })

  it('needs to be asked for, and a store that keeps an audit log', async () => {
    const plain = await openMemory(inMemoryStore())
    expect(await codeOf(() => Promise.resolve(plain.as(owner('alice'))))).toBe('INVALID_CONFIG')
    const store = inMemoryStore()
    const silent = { ...store, capabilities: { ...store.capabilities, audit: false } }
    const guarded = await openGuarded(silent)
    expect(await codeOf(() => Promise.resolve(guarded.as(owner('alice'))))).toBe('UNSUPPORTED_CAPABILITY')
  })

  it('refuses a principal that is none, a malformed scope, and settings that are none', async () => {
    const recollect = await openGuarded()
    expect(await codeOf(() => Promise.resolve(recollect.as({ id: '', roles: ['owner'] })))).toBe(
      'INVALID_INPUT',
    )
    for (const scope of ['', ' alice', 'a\0', ' admin'])
      expect(await codeOf(() => Promise.resolve(recollect.as(owner('alice', 'all')).scope(scope)))).toBe(
        'INVALID_SCOPE',
      )
    for (const key of ['short', 'a'.repeat(44), new Uint8Array(32)])
      expect(() => accessControl({ audit: { key } })).toThrow(
        expect.objectContaining({ code: 'INVALID_CONFIG' }),
      )
    for (const quotas of [{ items: -1 }, { items: 1.5 }, { cards: Number.NaN }])
      expect(() => accessControl({ quotas })).toThrow(expect.objectContaining({ code: 'INVALID_CONFIG' }))
  })

  it('stays with the rights it was asked with, whatever becomes of the object', async () => {
    const roles: ('reader' | 'owner')[] = ['reader']
    const alice = (await openGuarded()).as({ id: 'alice', roles })
    roles.push('owner')
    expect(await codeOf(() => alice.scope('alice').remember('I live in Oslo'))).toBe('ACCESS_DENIED')
    expect(await codeOf(() => alice.scope('__proto__').recall('who?'))).toBe('ACCESS_DENIED')
  })

  it('asks a policy of your own, and a policy that fails denies', async () => {
    const open = await openGuarded(inMemoryStore(), {
      policy: { allows: ({ id }, action, scope) => id === 'tea' && action === 'read' && scope === 'pot' },
    })
    expect(await codeOf(() => open.as({ id: 'tea', roles: [] }).scope('pot').cards.list())).toBeNull()
    expect(
      await codeOf(() =>
        open
          .as({ id: 'tea', roles: ['owner'] })
          .scope('tea')
          .cards.list(),
      ),
    ).toBe('ACCESS_DENIED')
  })

  it('does the work of job queues for a principal', async () => {
    const store = inMemoryStore()
    const plain = await openMemory(store)
    await plain.scope('alice').remember('我住在长沙')
    const worker = (await openGuarded(store)).as({ id: 'worker', roles: ['writer'], scopes: 'all' })
    const { backfill } = standardJobs
    if (backfill === undefined) throw new Error('there is a backfill')
    const context = { payload: null, signal: new AbortController().signal, progress: () => undefined }
    const add = () => Promise.reject(new Error('nothing follows'))
    await backfill({ recollect: worker, scope: 'alice', ...context, add })
    expect(await told(store, 'alice')).toEqual(['worker backfill ok'])
  })
})

describe('a fact that is handed to another scope', () => {
  let store: Store
  let plain: Recollect
  let guarded: Recollect
  beforeEach(async () => {
    store = inMemoryStore()
    const ids = sequentialIds()
    plain = await openMemory(store, { ids })
    guarded = await openMemory(store, { ids, access: accessControl() })
    await plain.scope('alice').put({ slot: 'location', value: '长沙' })
  })

  it('needs the right to write in both; refused, it stays where it is, and both logs say so', async () => {
    await plain.scope('bob').put({ slot: 'likes', value: 'tea' })
    const alice = guarded.as(owner('alice')).scope('alice')
    expect(await codeOf(() => alice.move({ slot: 'location' }, 'bob'))).toBe('ACCESS_DENIED')
    const half = guarded.as({ id: 'carol', roles: ['writer'], scopes: ['bob'] }).scope('alice')
    expect(await codeOf(() => half.move({ slot: 'location' }, 'bob'))).toBe('ACCESS_DENIED')
    expect(await valuesOf(plain, 'alice')).toEqual(['长沙'])
    expect(await valuesOf(plain, 'bob')).toEqual(['tea'])
    expect(await told(store, 'alice')).toEqual(['alice move denied', 'carol move denied'])
    expect(await told(store, 'bob')).toEqual(['alice move denied'])
  })

  it('comes back by an undo of who may write in both alone', async () => {
    const both = guarded.as({ id: 'dora', roles: ['writer'], scopes: ['alice', 'bob'] }).scope('alice')
    const { change } = await both.move({ slot: 'location' }, 'bob')
    expect(await valuesOf(plain, 'bob')).toEqual(['长沙'])
    const alice = guarded.as(owner('alice')).scope('alice')
    expect(await codeOf(() => alice.undo(change))).toBe('ACCESS_DENIED')
    expect([await valuesOf(plain, 'alice'), await valuesOf(plain, 'bob')]).toEqual([[], ['长沙']])
    await both.undo(change)
    expect([await valuesOf(plain, 'alice'), await valuesOf(plain, 'bob')]).toEqual([['长沙'], []])
    expect(await told(store, 'bob')).toEqual(['dora move ok', 'alice undo denied', 'dora undo ok'])
  })
})

describe('a quota', () => {
  it('refuses what would go over it, whichever verb it is, and stores nothing of it', async () => {
    const store = inMemoryStore()
    const alice = (await openGuarded(store, { quotas: { items: 2, cards: 3, turns: 1 } }))
      .as(owner('alice'))
      .scope('alice')
    await alice.remember('你好')
    const { item } = await alice.remember('hello')
    expect(await codeOf(() => alice.remember('再见'))).toBe('QUOTA_EXCEEDED')
    expect(
      await codeOf(() => alice.session('s').working.submitForm({ title: 't', fields: { city: '长沙' } })),
    ).toBe('QUOTA_EXCEEDED')
    for (const value of ['a', 'b', 'c']) await alice.put({ slot: `note-${value}`, value })
    expect(await codeOf(() => alice.put({ slot: 'note-d', value: 'd' }))).toBe('QUOTA_EXCEEDED')
    await alice.session('s').log('why?')
    expect(await codeOf(() => alice.session('s').log('what?'))).toBe('QUOTA_EXCEEDED')
    expect((await alice.stats()).items).toBe(2)
    await alice.forget({ item: item.id })
    expect(await codeOf(() => alice.remember('再见'))).toBeNull()
    const denied = (await linksOf(store, 'alice')).filter(({ code }) => code === 'QUOTA_EXCEEDED')
    expect(denied.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'remember denied',
      'session.working.submitForm denied',
      'put denied',
      'session.log denied',
    ])
  })

  it('holds for what is imported and handed over too, and is counted in each scope alone', async () => {
    const recollect = await openGuarded(inMemoryStore(), { quotas: { cards: 1 } })
    const all = recollect.as(owner('root', 'all'))
    await all.scope('alice').put({ slot: 'location', value: '长沙' })
    await all.scope('bob').put({ slot: 'location', value: 'Oslo' })
    expect(await codeOf(() => all.scope('alice').move({ slot: 'location' }, 'bob'))).toBe('QUOTA_EXCEEDED')
    const lines = await drained(all.scope('alice').export())
    await all.scope('carol').put({ slot: 'plan', value: 'x' })
    expect(await codeOf(() => all.scope('carol').import(lines))).toBe('QUOTA_EXCEEDED')
    expect((await all.scope('carol').cards.list()).rows.map(({ value }) => value)).toEqual(['x'])
    expect((await all.scope('bob').cards.list()).rows.map(({ value }) => value)).toEqual(['Oslo'])
    await all.scope('dora').import(lines)
  })
})
