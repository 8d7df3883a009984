import type { Recollect } from '@recollect/core'
import type { TestDatabase } from '@recollect/test-postgres'
import { inMemoryStore } from '@recollect/store-memory'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { postgresStore } from '../src/index.ts'
import { postgresJobs, standardJobs } from '../src/jobs/index.ts'
import { countingEmbedder, unreadMemory } from './support/jobs-pack.ts'
import { freshDatabase, QUICK, runToIdle, typesOf } from './support/jobs.ts'

/** Later than the clock of any server. */
const NOON = Date.UTC(2200, 5, 1, 12)
const HOUR = 3_600_000

describe.runIf(inject('postgres').available)('the standard jobs', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())
  const standard = (schema: string) => postgresJobs({ url: database.url, schema, ...QUICK })
  const location = async (memory: Recollect, scope: string) =>
    (await memory.scope(scope).history('location')).map(({ value }) => value)

  it('are backfill, reembed and retention', () => {
    expect(Object.keys(standardJobs)).toEqual(['backfill', 'reembed', 'retention'])
  })

  it('read the messages of every scope that no pack has read', async () => {
    const memory = await unreadMemory({ store: postgresStore({ url: database.url, schema: 'read_again' }) })
    await memory.scope('alice').remember(['I live in Rome', '我住在上海', 'I live in 北京 now'])
    await memory.scope('bob').remember('我住在杭州')
    const jobs = standard('backfill')
    await jobs.add({ kind: 'backfill', scope: null, payload: { batch: 1 } })
    const events = await runToIdle(jobs, { recollect: memory, concurrency: 1 })
    expect(await location(memory, 'alice')).toEqual(['Rome', '上海', '北京 now'])
    expect(await location(memory, 'bob')).toEqual(['杭州'])
    expect(typesOf(events).filter((type) => type === 'progress').length).toBeGreaterThan(4)
    await jobs.close()
    await memory.close()
  })

  it('embed what has no vector, and go on where they were stopped', async () => {
    const stop = new AbortController()
    let batches = 0
    const embedder = countingEmbedder(() => {
      if (++batches === 2) stop.abort()
    })
    const store = inMemoryStore()
    const before = await unreadMemory({ store })
    await before.scope('alice').remember(Array.from({ length: 6 }, (_, at) => `message 第 ${String(at)}`))
    const recollect = await unreadMemory({ store, embedder })
    const jobs = standard('reembed')
    await jobs.add({ kind: 'reembed', scope: 'alice', payload: { batch: 2 } })
    const first = await runToIdle(jobs, { recollect, signal: stop.signal })
    expect(typesOf(first).at(-1)).toBe('interrupted')
    const second = await runToIdle(jobs, { recollect })
    expect(typesOf(second).at(-1)).toBe('done')
    // The second was thrown away with the stop, the first was not done again.
    expect(batches).toBe(4)
    expect((await recollect.scope('alice').stats()).vectors).toMatchObject({ embedded: 6, owed: 0 })
    await jobs.close()
  })

  it('without an embedder give re-embedding up and say why', async () => {
    const recollect = await unreadMemory()
    await recollect.scope('alice').remember('hello')
    const jobs = standard('unembedded')
    await jobs.add({ kind: 'reembed', scope: 'alice' })
    await runToIdle(jobs, { recollect })
    expect((await jobs.list({ state: 'failed' })).rows).toMatchObject([
      { kind: 'reembed', lastError: expect.stringMatching(/^INVALID_CONFIG: .*embedder/u) },
    ])
    await jobs.close()
  })

  it('delete for good what can no longer be undone, in a scope nobody writes to', async () => {
    const clock = { zone: 'UTC', at: NOON, now: () => clock.at }
    const store = postgresStore({ url: database.url, schema: 'settled' })
    const recollect = await unreadMemory({ clock, store })
    const alice = recollect.scope('alice')
    await alice.remember(['keep this', { text: 'the secret 秘密', key: 'secret' }])
    const { rows } = await alice.items.list()
    const { change } = await alice.forget({ item: rows[1]?.id ?? '' }, { grace: HOUR })
    await alice.put({ slot: 'plan', value: 'lunch 午饭', expiresAt: NOON + 2 * HOUR })
    const jobs = standard('retention')
    await jobs.add({ kind: 'retention', scope: null })
    await runToIdle(jobs, { recollect })
    // Nothing was due: it comes back when something is.
    expect((await jobs.list()).rows).toMatchObject([{ scope: 'alice', runAt: NOON + HOUR }])
    expect(await alice.changes.get(change ?? '')).toMatchObject({ erased: false })

    clock.at = NOON + HOUR
    await jobs.add({ kind: 'retention', scope: 'alice' })
    await runToIdle(jobs, { recollect })
    expect(await alice.changes.get(change ?? '')).toMatchObject({ erased: true })
    expect((await jobs.list()).rows).toMatchObject([{ scope: 'alice', runAt: NOON + 2 * HOUR }])
    await jobs.close()
    await recollect.close()
  })

  it('say so when the clock of the server is ahead, instead of coming back for ever', async () => {
    const recollect = await unreadMemory({ clock: { zone: 'UTC', now: () => Date.UTC(2024, 0, 1) } })
    await recollect.scope('alice').put({ slot: 'plan', value: 'tea', expiresAt: Date.UTC(2024, 0, 2) })
    const jobs = standard('skewed')
    await jobs.add({ kind: 'retention', scope: 'alice' })
    await runToIdle(jobs, { recollect })
    expect((await jobs.list()).rows).toMatchObject([
      { state: 'failed', lastError: expect.stringMatching(/^It came due by the clock of the server/u) },
    ])
    await jobs.close()
  })
})
