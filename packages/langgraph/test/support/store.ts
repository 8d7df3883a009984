import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import type { Recollect, RecollectOptions, ScopedMemory } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { fixedClock } from '@recollect/testkit'
import { onTestFinished } from 'vitest'
import { RecollectStore } from '../../src/index.ts'
import type { RecollectStoreOptions } from '../../src/index.ts'

const languages = [chinese(), english()]

/** A memory of one test, and its clock. */
export async function aMemory(options: Partial<RecollectOptions> = {}) {
  const clock = fixedClock(Date.UTC(2026, 0, 2, 3, 4, 5))
  const recollect = await createRecollect({ store: inMemoryStore(), languages, clock, ...options })
  onTestFinished(() => recollect.close())
  return { clock, recollect, memory: recollect.scope('agent') }
}

/** A store of one test. */
export async function aStore(options?: RecollectStoreOptions, more?: Partial<RecollectOptions>) {
  const { memory, clock } = await aMemory(more)
  return { memory, clock, store: new RecollectStore(memory, options) }
}

/** A file of a database, and what opens it. */
export function aDatabase(): () => Promise<Recollect> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-langgraph-'))
  onTestFinished(() => {
    rmSync(directory, { recursive: true })
  })
  return () => {
    const store = sqliteStore({ file: join(directory, 'r.db'), durability: 'normal' })
    return createRecollect({ store, languages })
  }
}

/** A store on SQLite, for one test. */
export async function aSqliteStore(options?: RecollectStoreOptions): Promise<RecollectStore> {
  const recollect = await aDatabase()()
  onTestFinished(() => recollect.close())
  return new RecollectStore(recollect.scope('agent'), options)
}

export const messagesIn = async (memory: ScopedMemory) => (await memory.items.list()).rows.length

export const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key)
