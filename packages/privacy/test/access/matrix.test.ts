import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccessRole, Recollect, Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { postgresStore } from '@recollect/store-postgres'
import { sqliteStore } from '@recollect/store-sqlite'
import { ownDatabase } from '@recollect/test-postgres/vitest'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { sequentialIds } from '@recollect/testkit'
import { accessControl, auditTrail } from '../../src/index.ts'
import type { VerbKind } from '../../src/access/verb-table.ts'
import { callVerb, EVERY_VERB } from '../support/every-verb.ts'
import { codeOf, drained, openGuarded, openMemory, owner } from '../support/memories.ts'

/** What each role may do; everything else is denied. */
const MAY: Readonly<Record<AccessRole, readonly VerbKind[]>> = {
  reader: ['read', 'stream'],
  writer: ['read', 'stream', 'write'],
  owner: ['read', 'stream', 'write', 'erase'],
  auditor: [],
  admin: ['erase'],
}
const ROLES: readonly AccessRole[] = ['auditor', 'reader', 'admin', 'writer', 'owner']

/** All that a scope holds, but for its audit log and what is kept to be quicker. */
const dump = (plain: Recollect): Promise<readonly string[]> => drained(plain.scope('alice').export())

async function plant(plain: Recollect): Promise<void> {
  const alice = plain.scope('alice')
  await alice.remember(['我住在长沙', 'I work at Acme and I like tea'])
  await alice.session('s').log('what is tea?', 'A drink made of leaves, poured hot.')
  await alice.session('s').working.set({ plan: 'x' })
}

/** Each role calls every verb: it may, or it is denied, which stands in the log and changes nothing. */
async function checkMatrix(store: Store, roles = ROLES): Promise<void> {
  const ids = sequentialIds()
  const plain = await openMemory(store, { ids })
  const guarded = await openMemory(store, { ids, access: accessControl() })
  const newest = () => auditTrail({ store, scope: 'alice' }).anchor()
  for (const role of roles) {
    await plant(plain)
    const alice = guarded
      .as({ id: `a-${role}`, roles: [role], scopes: ['alice', 'elsewhere'] })
      .scope('alice')
    const before = await dump(plain)
    for (const { path, kind } of EVERY_VERB.filter((verb) => !MAY[role].includes(verb.kind))) {
      const seq = (await newest())?.seq ?? 0
      expect(await codeOf(() => callVerb(alice, path)), `${role} ${kind} ${path}`).toBe('ACCESS_DENIED')
      const { rows } = await auditTrail({ store, scope: 'alice' }).list({ limit: 9, cursor: String(seq) })
      const denied = { principal: `a-${role}`, action: path, outcome: 'denied', code: 'ACCESS_DENIED' }
      expect(rows, `${role} ${path}`).toMatchObject([{ ...denied, records: [], more: 0 }])
    }
    expect(await dump(plain), role).toEqual(before)
    for (const { path } of EVERY_VERB.filter((verb) => MAY[role].includes(verb.kind)))
      expect(await codeOf(() => callVerb(alice, path)), `${role} ${path}`).not.toBe('ACCESS_DENIED')
  }
}

const directory = mkdtempSync(join(tmpdir(), 'recollect-access-'))
afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

describe('what each role may do with every verb', () => {
  it('holds on the reference store', async () => {
    await checkMatrix(inMemoryStore())
  })

  it('holds on SQLite', async () => {
    const store = sqliteStore({ file: join(directory, 'matrix.db'), durability: 'normal' })
    await checkMatrix(store)
    await store.close()
  })
})

describe.runIf(inject('postgres').available)('what each role may do with every verb, on Postgres', () => {
  const database = ownDatabase()
  it('holds for a reader', async () => {
    const store = postgresStore({ url: database.current.url })
    await checkMatrix(store, ['reader'])
    await store.close()
  })
})

it('an owner holds no rights in the scope of another, and a reader changes nothing', async () => {
  const store = inMemoryStore()
  const plain = await openMemory(store)
  await plant(plain)
  const before = await dump(plain)
  const guarded = await openGuarded(store)
  const bob = guarded.as(owner('bob')).scope('alice')
  const reader = guarded.as({ id: 'r', roles: ['reader'], scopes: ['alice'] }).scope('alice')
  for (const { path } of EVERY_VERB) {
    expect(await codeOf(() => callVerb(bob, path)), path).toBe('ACCESS_DENIED')
    await codeOf(() => callVerb(reader, path))
  }
  expect(await dump(plain)).toEqual(before)
})
