import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ScopeView } from '@recollect/core/store'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { expectSameRecall, RECALL_GROUPS, RECALL_QUERIES, testRecall } from '@recollect/testkit'
import type { RecallHarness } from '@recollect/testkit'
import { afterAll, describe, expect, it } from 'vitest'

const languages = () => [chinese(), english()]

const inMemory: RecallHarness = {
  name: 'the reference store',
  store: { name: 'reference', create: async () => inMemoryStore() },
  languages,
}

const directory = mkdtempSync(join(tmpdir(), 'recollect-recall-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
let files = 0

/** In files, as the command keeps it. */
const sqlite: RecallHarness = {
  name: 'SQLite',
  store: {
    name: 'sqlite',
    create: async () => {
      files += 1
      const store = sqliteStore({ file: join(directory, `${String(files)}.db`), durability: 'normal' })
      await store.migrate()
      return store
    },
  },
  languages,
}

testRecall(inMemory)
testRecall(sqlite)

describe('recall over a year of messages', () => {
  it('gives the same answers and the same top ten on both stores', async () => {
    await expectSameRecall(inMemory, sqlite)
  })

  it('is told apart from a store that ranks otherwise', async () => {
    const other = changed((view) => ({
      search: {
        postings: async (terms, budget, within) => {
          const found = await view.search.postings(terms, budget, within)
          return { ...found, totalLength: found.totalLength * 4 }
        },
      },
    }))
    await expect(expectSameRecall(inMemory, other, RECALL_QUERIES.slice(0, 12))).rejects.toThrow()
  })
})

describe('the contract of recall', () => {
  const named = (part: string) =>
    Object.values(RECALL_GROUPS)
      .flat()
      .find(({ name }) => name.includes(part))

  it('is broken by a store that confuses scopes', async () => {
    const leak = changed(
      (view) => view,
      () => 'alice',
    )
    await expect(named('nothing of another scope')?.run(leak)).rejects.toThrow()
  })

  it('is broken by a store that knows no stretch of a session', async () => {
    const whole = changed((view) => ({
      search: { postings: async (terms, budget) => ({ ...(await view.search.postings(terms, budget)) }) },
      items: Object.assign(Object.create(view.items), {
        bySeq: async (seqs: readonly number[]) => (await view.items.bySeq(seqs)).slice(0, 40),
      }),
    }))
    await expect(named('fills the limit')?.run(whole)).rejects.toThrow()
  })
})

/** The reference store with views, or names of scopes, that are not as they should be. */
function changed(
  change: (view: ScopeView) => Partial<ScopeView>,
  nameOf: (scope: string) => string = (scope) => scope,
): RecallHarness {
  const create = async () => {
    const store = inMemoryStore()
    const read: typeof store.read = (scope, work) =>
      store.read(nameOf(scope), (view) => work({ ...view, ...change(view) }))
    return { ...store, read }
  }
  return { ...inMemory, store: { name: 'changed', create } }
}
