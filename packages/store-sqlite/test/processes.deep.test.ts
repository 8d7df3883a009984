import { join } from 'node:path'
import type { MemoryCard, Store } from '@recollect/core'
import BetterSqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDirectory, migrated } from './support/files.ts'
import { bundleWorker, Worker } from './support/processes.ts'

const bundle = { path: '', remove: (): void => undefined }

beforeAll(async () => {
  Object.assign(bundle, await bundleWorker())
})

afterAll(() => {
  bundle.remove()
})

/** Starts workers and lets them go together. */
async function together(count: number, args: (worker: string) => readonly string[]): Promise<Worker[]> {
  const workers = Array.from({ length: count }, (_, at) => new Worker(bundle.path, args(String(at + 1))))
  await Promise.all(workers.map((worker) => worker.wrote(1)))
  for (const worker of workers) worker.begin()
  return workers
}

async function expectFinished(workers: readonly Worker[]): Promise<void> {
  const codes = await Promise.all(workers.map((worker) => worker.ended))
  expect(workers.map((worker) => worker.errors)).toEqual(workers.map(() => ''))
  expect(codes).toEqual(workers.map(() => 0))
}

/** Versions 1..n, one active, each pointing to the one before. */
function expectWhole(chain: readonly MemoryCard[]): void {
  const byVersion = chain.toSorted((a, b) => a.version - b.version)
  expect(byVersion.map((card) => card.version)).toEqual(byVersion.map((_, at) => at + 1))
  expect(byVersion.map((card) => card.parentId)).toEqual([
    null,
    ...byVersion.slice(0, -1).map((card) => card.id),
  ])
  expect(byVersion.filter((card) => card.active)).toEqual(byVersion.slice(-1))
}

/** Messages, index and facts agree, row for row. */
async function expectConsistent(store: Store, slots: readonly string[]): Promise<readonly string[]> {
  return store.read('alice', async ({ items, cards, search }) => {
    const keys: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof items.list>> = await items.list({ limit: 1000, cursor })
      for (const { key, seq, text } of page.rows) {
        expect(text).toBe(`text of ${key ?? ''}`)
        const { terms } = await search.postings([key ?? ''], 10)
        expect(terms).toEqual([{ term: key, df: 1, postings: [[seq, 2, 3]] }])
        keys.push(key ?? '')
      }
      cursor = page.next
    } while (cursor !== null)
    const common = await search.postings(['common'], 0)
    expect([common.documents, common.totalLength, common.terms[0]?.df ?? 0]).toEqual([
      keys.length,
      keys.length * 3,
      keys.length,
    ])
    let facts = 0
    for (const slot of slots) {
      const chain = await cards.history(`user:${slot}`)
      expectWhole(chain)
      facts += chain.length
    }
    expect(facts).toBe(keys.length)
    return keys
  })
}

describe('several processes on one file', () => {
  it('write 50 messages each without an error, a gap or a second active version', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      await expectFinished(await together(4, (worker) => ['write', file, worker, '50']))
      const store = await migrated({ file })
      const keys = await expectConsistent(store, ['location', 'employer', 'age'])
      expect(new Set(keys).size).toBe(200)
      await store.close()
    })
  }, 120_000)

  it('bring a new database up to date at once, once', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'new', 'r.db')
      await expectFinished(await together(8, (worker) => ['open', file, worker]))
      const database = new BetterSqlite(file, { readonly: true })
      const applied = database.prepare('select name from schema_migrations').pluck().all()
      expect(applied).toEqual([
        '0001-items-cards-search',
        '0002-card-times',
        '0003-embeddings',
        '0004-changes',
        '0005-last-change',
        '0006-sessions',
        '0007-semantic',
        '0008-privacy',
        '0009-checksums',
        '0010-card-columns',
        '0011-unread',
      ])
      database.close()
    })
  }, 120_000)
})

describe('a process that is killed', () => {
  it('loses nothing that was acknowledged, at several points', async () => {
    await inDirectory(async (directory) => {
      const file = join(directory, 'r.db')
      const acknowledged: string[] = []
      for (const [kills, point] of [1, 2, 4, 7, 10].entries()) {
        const [worker] = await together(1, () => ['write-for-ever', file, String(point), '0'])
        if (worker === undefined) throw new Error('no worker was started')
        await worker.wrote(1 + point * 7)
        worker.kill()
        await worker.ended
        expect(worker.errors).toBe('')
        const named = worker.lines.filter((line) => line.includes('/'))
        expect(named.length).toBeGreaterThanOrEqual(point * 7)
        acknowledged.push(...named)
        const store = await migrated({ file })
        const kept = new Set(await expectConsistent(store, ['location']))
        expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
        // At most the one message that was under way may be there without having been acknowledged.
        expect(kept.size - acknowledged.length).toBeLessThanOrEqual(kills + 1)
        await store.close()
        const database = new BetterSqlite(file)
        expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
        expect(database.pragma('foreign_key_check')).toEqual([])
        database.close()
      }
    })
  }, 120_000)
})
