import { describe, expect, it } from 'vitest'
import { BudgetError, RecollectError } from '@recollect/core'
import type { ErrorCode, Json } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import type { JobRequest } from '@recollect/core/store'
import { isHopeless } from '@recollect/core/store'
import { discoverJob } from '../../src/index.ts'
import { DAY, NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { fakeDiscoverer } from './fake-discoverer.ts'

class Failure extends RecollectError {
  readonly status: number | undefined

  constructor(code: ErrorCode, status?: number) {
    super(code, `it failed of ${code}`)
    this.status = status
  }
}

const works = fakeDiscoverer([])
/** Fails every comparison with what is made here. */
const failing = (error: () => Error): Discoverer => ({ ...works, discover: () => Promise.reject(error()) })

/** Runs the job once over three conversations; what it reports, adds, and what became of them. */
async function jobOf(discoverer: Discoverer, payload: Json = null, stop = new AbortController()) {
  const { recollect, alice } = await openMemory({ discoverer })
  for (const days of [3, 2, 1])
    await alice.remember({ text: `说了第 ${String(days)} 件事`, at: NOON - days * DAY })
  const added: JobRequest[] = []
  const steps: (readonly [number, number])[] = []
  const error: unknown = await discoverJob({
    recollect,
    scope: 'alice',
    payload,
    signal: stop.signal,
    progress: (done, total) => {
      steps.push([done, total])
    },
    add: (job) => {
      added.push(job)
      return Promise.reject(new Error('not looked at'))
    },
  }).then(
    () => null,
    (reason: unknown) => reason,
  )
  return { error, added, steps, status: await alice.discovery.status() }
}

describe('the job of discovery', () => {
  it('compares what is owed, and tells how far it is', async () => {
    const { error, status, steps } = await jobOf(works)
    expect(error).toBeNull()
    expect(status).toMatchObject({ messages: 0, episodes: { discovered: 3, owed: 0 } })
    expect(steps.at(-1)).toEqual([3, 3])
  })

  it('compares as many as its payload says, or a sample', async () => {
    expect((await jobOf(works, { limit: 1 })).status.episodes).toMatchObject({ discovered: 1, owed: 2 })
    expect((await jobOf(works, { sample: 2 })).status.episodes).toMatchObject({ discovered: 2, skipped: 1 })
  })

  it('fails when the server is away, so that it is tried again later, and loses nothing', async () => {
    const { error, status } = await jobOf(failing(() => new Failure('MODEL_UNAVAILABLE')))
    expect(error).toMatchObject({ code: 'MODEL_UNAVAILABLE', message: 'it failed of MODEL_UNAVAILABLE' })
    expect(isHopeless(error)).toBe(false)
    expect(status.episodes).toMatchObject({ owed: 3, failed: 0 })
  })

  it.each([401, 404])('is hopeless when the server refuses who asks (%i)', async (code) => {
    const { error } = await jobOf(failing(() => new Failure('MODEL_REFUSED', code)))
    expect(error).toMatchObject({ code: 'MODEL_REFUSED' })
    expect(isHopeless(error)).toBe(true)
  })

  it('fails when it is stopped, so that it waits again', async () => {
    const stop = new AbortController()
    stop.abort()
    const { error } = await jobOf(works, null, stop)
    expect(error).toMatchObject({ message: expect.stringMatching(/^ABORTED: /u) })
  })

  it('says how many episodes failed, and of what, while they may be tried again', async () => {
    const { error, status } = await jobOf(failing(() => new Failure('MODEL_INVALID_RESPONSE')))
    expect(error).toMatchObject({
      message:
        '3 of 3 episodes failed and are owed still; the first: MODEL_INVALID_RESPONSE: it failed of MODEL_INVALID_RESPONSE',
    })
    expect(isHopeless(error)).toBe(false)
    expect(status.episodes).toMatchObject({ owed: 3 })
  })

  it('waits for the next budget with its reason, and says so when clocks differ', async () => {
    const until = NOON + DAY
    const spent = failing(() => new BudgetError('Spent for today.', until))
    const first = await jobOf(spent, { limit: 2 })
    const payload = { limit: 2, waitsFor: 'budget', reason: 'Spent for today.', until }
    expect(first.added).toEqual([{ kind: 'discover', scope: 'alice', runAt: until, payload }])
    const second = await jobOf(spent, payload)
    expect(second.added).toEqual([])
    expect(second.error).toMatchObject({ message: expect.stringMatching(/by the clock of the queue/u) })
  })
})
