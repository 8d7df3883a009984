import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MemoryCard, Store } from '@recollect/core'
import type { AccessControl } from '@recollect/core/plugin'
import { sqliteStore } from '@recollect/store-sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accessControl } from '../../src/index.ts'
import { codeOf, drained, linksOf, openMemory, owner } from '../support/memories.ts'

let directory = ''

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'recollect-guarded-'))
})
afterAll(() => {
  rmSync(directory, { recursive: true, force: true })
})

async function cardsIn(store: Store | undefined, scope: string): Promise<readonly MemoryCard[]> {
  const held = await store?.snapshot?.(scope)
  if (held === undefined) throw new Error('the store of a call has no snapshots')
  try {
    return (await held.view.cards.list({ limit: 10 })).rows
  } finally {
    await held.close()
  }
}

/** Access control over a memory whose `history` reads the scope it is asked for from a snapshot. */
const readingSnapshots: AccessControl = {
  specVersion: 1,
  as: (principal, memory) =>
    accessControl().as(principal, {
      ...memory,
      open: (name, over) => ({ ...memory.open(name, over), history: (scope) => cardsIn(over, scope) }),
    }),
}

it('gives a call snapshots of scopes its principal may read, and denies those of others in the log', async () => {
  const store = sqliteStore({ file: join(directory, 'snapshots.db') })
  const recollect = await openMemory(store, { access: readingSnapshots })
  const alice = recollect.as(owner('alice')).scope('alice')
  await alice.remember('I live in Oslo')
  await recollect.as(owner('bob')).scope('bob').remember('I live in Rome')
  expect((await alice.history('alice')).map(({ value }) => value)).toEqual(['Oslo'])
  expect(await codeOf(() => alice.history('bob'))).toBe('ACCESS_DENIED')
  const denied = (await linksOf(store, 'bob')).filter(({ outcome }) => outcome === 'denied')
  expect(denied).toMatchObject([{ principal: 'alice', action: 'history', code: 'ACCESS_DENIED' }])
  expect((await drained(alice.export())).filter((line) => line.includes('Oslo'))).not.toEqual([])
  await recollect.close()
})
