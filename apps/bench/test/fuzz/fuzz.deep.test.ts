import type { Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'
import { openMemory } from '../../src/fuzz/memory.ts'
import { fuzz, verbsOf } from '../../src/fuzz/run.ts'
import { VERBS } from '../../src/fuzz/verbs/table.ts'

async function tried(store: Store, inputs: number, seed: number): Promise<void> {
  const recollect = await openMemory(store)
  try {
    const { faults, accepted, refused } = await fuzz(recollect, { inputs, seed, perScope: 40 })
    expect(faults).toEqual([])
    // Both sides of the door are tried.
    expect(Math.min(accepted, refused)).toBeGreaterThan(inputs / 5)
  } finally {
    await recollect.close()
  }
}

describe('verbs with values nobody would give them', { timeout: 120_000 }, () => {
  it('are all of those a handle has', async () => {
    const recollect = await openMemory(inMemoryStore())
    const paths = verbsOf(recollect.scope('any'))
    expect(paths.filter((path) => VERBS[path] === undefined)).toEqual([])
    expect(Object.keys(VERBS).filter((path) => !paths.includes(path))).toEqual([])
    await recollect.close()
  })

  it('give a typed error or what they keep, and a refusal changes nothing (in memory)', () =>
    tried(inMemoryStore(), 1500, 3))

  it('give a typed error or what they keep, and a refusal changes nothing (SQLite)', () =>
    tried(sqliteStore({ file: ':memory:' }), 600, 5))
})
