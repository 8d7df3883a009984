import type { Principal, Recollect } from '@recollect/core'
import type { JobMemory } from '@recollect/core/store'
import { standardJobs } from '@recollect/core/store'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteJobs } from '@recollect/store-sqlite/jobs'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ADMIN_LOG, privacyJobs } from '../../src/index.ts'
import { codeOf, linksOf, openGuarded, owner } from '../support/memories.ts'

const LAPSED = { messages: { afterDays: 0, keepIfActiveFact: false } } as const
const HOUSEKEEPER: Principal = { id: 'keeper', roles: ['owner', 'admin'], scopes: 'all' }
const MALLORY: Principal = { id: 'mallory', roles: [] }
const READER: Principal = { id: 'rita', roles: ['reader'], scopes: ['alice'] }
const WRITER: Principal = { id: 'will', roles: ['writer'], scopes: ['alice'] }

const store = inMemoryStore()
let recollect: Recollect
const told = async (scope: string, action: string) =>
  (await linksOf(store, scope))
    .filter((link) => link.action.startsWith(action))
    .map((link) => `${link.principal} ${link.action} ${link.outcome}`)

beforeEach(async () => {
  for (const scope of ['alice', 'bob', ADMIN_LOG]) await store.erase(scope, { audit: true })
  recollect = await openGuarded(store)
  for (const id of ['alice', 'bob']) await recollect.as(owner(id)).scope(id).remember('I live in Oslo')
})

/** A queue in a file of its own. */
function openJobs() {
  const handlers = { ...standardJobs, ...privacyJobs({ store }) }
  const queue = sqliteJobs({ file: ':memory:', handlers })
  onTestFinished(() => queue.close())
  const people = [HOUSEKEEPER, MALLORY, READER, WRITER, owner('alice'), owner('bob')]
  const as = (id: string): JobMemory => recollect.as(people.find((one) => one.id === id) ?? { id, roles: [] })
  const run = () => queue.run({ recollect: recollect.as(HOUSEKEEPER), as, untilIdle: true })
  return { queue, run, of: (who: Principal) => recollect.as(who).jobs(queue) }
}

describe('a job', () => {
  it('is asked for by who may do what it does, and that stands in the log', async () => {
    const { of, queue } = openJobs()
    const job = { kind: 'retain', scope: 'alice', payload: LAPSED } as const
    for (const who of [MALLORY, READER, owner('bob')])
      expect(await codeOf(() => of(who).add(job))).toBe('ACCESS_DENIED')
    expect((await queue.list()).rows).toEqual([])
    expect((await of(WRITER).add(job)).principal).toBe('will')
    expect(await told('alice', 'jobs.add')).toEqual([
      'mallory jobs.add denied',
      'rita jobs.add denied',
      'bob jobs.add denied',
      'will jobs.add ok',
    ])
  })

  it('cannot be asked for in the name of another', async () => {
    const { of } = openJobs()
    const job = { kind: 'backfill', scope: 'alice', principal: 'alice' } as const
    expect((await of(WRITER).add(job)).principal).toBe('will')
  })

  it.each([
    ['for every scope', { kind: 'backfill', scope: null }, ADMIN_LOG],
    ['that works past the verbs', { kind: 'rekey', scope: 'alice' }, 'alice'],
  ] as const)('%s is asked for by who may use what crosses scopes', async (_, job, log) => {
    const { of } = openJobs()
    expect(await codeOf(() => of(owner('alice')).add(job))).toBe('ACCESS_DENIED')
    expect((await of(HOUSEKEEPER).add(job)).principal).toBe('keeper')
    expect(await told(log, 'jobs.add')).toEqual(['alice jobs.add denied', 'keeper jobs.add ok'])
  })

  it('is done with the rights that who asked for it has now, and the log names them', async () => {
    const { queue, run, of } = openJobs()
    await of(WRITER).add({ kind: 'retain', scope: 'alice', payload: LAPSED })
    // Put there past the guard: it is looked at again when it is done.
    await queue.add({ kind: 'retain', scope: 'bob', payload: LAPSED, principal: 'mallory' })
    await run()
    expect((await queue.list()).rows).toMatchObject([
      { scope: 'bob', state: 'failed', lastError: expect.stringContaining('ACCESS_DENIED') },
    ])
    expect((await recollect.as(owner('bob')).scope('bob').items.list()).rows).toHaveLength(1)
    expect((await recollect.as(owner('alice')).scope('alice').items.list()).rows).toHaveLength(0)
    expect(await told('alice', 'forget')).toEqual(['will forget ok'])
    expect((await told('bob', '')).filter((line) => line.startsWith('mallory'))).toEqual([
      expect.stringMatching(/^mallory \S+ denied$/u),
    ])
  })
})

describe('the list of jobs', () => {
  it('shows those of scopes that may be read, and what one asked for', async () => {
    const { of, queue } = openJobs()
    for (const scope of ['alice', 'bob', null])
      await queue.add({ kind: 'backfill', scope, principal: 'keeper' })
    const seen = async (who: Principal) => (await of(who).list()).rows.map(({ scope }) => scope)
    expect(await seen(HOUSEKEEPER)).toEqual(['alice', 'bob', null])
    expect(await seen(READER)).toEqual(['alice'])
    expect(await seen(owner('bob'))).toEqual(['bob'])
    expect(await seen(MALLORY)).toEqual([])
    expect(await of(READER).count()).toEqual({ waiting: 1, running: 0, failed: 0 })
    expect(await of(MALLORY).count({ scope: 'alice' })).toEqual({ waiting: 0, running: 0, failed: 0 })
  })

  it('is given page by page, whatever of it is seen', async () => {
    const { of, queue } = openJobs()
    for (let at = 0; at < 20; at += 1)
      await queue.add({ kind: 'backfill', scope: at % 3 === 0 ? 'alice' : 'bob', key: String(at) })
    const seen: (string | null)[] = []
    for (let cursor: string | null = null; ;) {
      const page: Awaited<ReturnType<typeof queue.list>> = await of(READER).list({}, { limit: 2, cursor })
      expect(page.rows.length).toBeLessThanOrEqual(2)
      seen.push(...page.rows.map(({ scope }) => scope))
      if (page.next === null) break
      cursor = page.next
    }
    expect(seen).toEqual(Array.from({ length: 7 }, () => 'alice'))
  })

  it('is changed where one may ask for such jobs, and that stands in the log', async () => {
    const { of, queue } = openJobs()
    for (const scope of ['alice', 'bob', null]) await queue.add({ kind: 'backfill', scope })
    expect([await of(READER).remove({}), await of(MALLORY).retry()]).toEqual([0, 0])
    expect(await of(WRITER).remove({})).toBe(1)
    expect((await queue.list()).rows.map(({ scope }) => scope)).toEqual(['bob', null])
    expect(await told('alice', 'jobs.remove')).toEqual(['will jobs.remove ok'])
    expect(await of(HOUSEKEEPER).remove({})).toBe(2)
  })
})
