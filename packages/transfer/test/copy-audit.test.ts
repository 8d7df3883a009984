import type { AuditEntry, Store } from '@recollect/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { copyStore } from '../src/index.ts'
import { inMemoryStore, kit } from './support/core.ts'

const { aLink, anItem } = kit

const copy = (from: Store, to: Store, scopes?: readonly string[]) =>
  copyStore(from, to, { page: 3, ...(scopes === undefined ? {} : { scopes }) })

const append = (store: Store, scope: string, seqs: readonly number[], principal = 'alice') =>
  store.transaction(scope, async ({ audit }) => {
    for (const seq of seqs) await audit?.append(aLink({ seq, principal }))
  })

const links = (store: Store, scope: string): Promise<readonly AuditEntry[] | undefined> =>
  store.read(scope, async ({ audit }) => (await audit?.list({ limit: 1000 }))?.rows)

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('a copy of a scope with an audit log', () => {
  let from: Store
  let to: Store
  beforeEach(async () => {
    from = inMemoryStore()
    to = inMemoryStore()
    await from.transaction('alice', (tx) => tx.items.insert(anItem()))
    await append(from, 'alice', upTo(7))
  })

  it('has every link as it is, once, however often it is copied', async () => {
    const first = await copy(from, to)
    expect(first.scopes).toMatchObject([{ holds: { items: 1, audit: 7 }, written: 8 }])
    expect(await links(to, 'alice')).toStrictEqual(await links(from, 'alice'))
    expect((await copy(from, to)).scopes).toMatchObject([{ written: 0, holds: first.scopes[0]?.holds }])
    await append(from, 'alice', [8, 9])
    expect((await copy(from, to)).scopes).toMatchObject([{ written: 2 }])
    expect(await links(to, 'alice')).toStrictEqual(await links(from, 'alice'))
  })

  it('is refused where the target has another log, and says so where it has a longer one', async () => {
    await append(to, 'alice', upTo(2), 'mallory')
    await expect(copy(from, to)).rejects.toMatchObject({ code: 'COPY_CONFLICT' })
    const longer = inMemoryStore()
    await copy(from, longer)
    await append(longer, 'alice', [8])
    await expect(copy(from, longer)).rejects.toMatchObject({ code: 'COPY_DIFFERS' })
  })

  it('is made of a log alone when the scope is named', async () => {
    await append(from, 'erased', upTo(4))
    expect((await copy(from, to)).scopes.map(({ scope }) => scope)).toEqual(['alice'])
    expect((await copy(from, to, ['erased'])).scopes).toMatchObject([{ holds: { audit: 4 }, written: 4 }])
  })

  it('is refused for a store that keeps none, unless there is none', async () => {
    const plain = { ...to, capabilities: { ...to.capabilities, audit: false } }
    await expect(copy(from, plain)).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
    await from.transaction('bob', (tx) => tx.items.insert(anItem()))
    expect((await copy(from, plain, ['bob'])).scopes).toMatchObject([{ written: 1 }])
  })
})
