import { describe, expect, it } from 'vitest'
import { BudgetError, RecollectError } from '@recollect/core'
import type { ErrorCode } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import { NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { aGap, careless, fakeDiscoverer } from './fake-discoverer.ts'
import type { Script } from './fake-discoverer.ts'
import { BEES, HOUR, quarantineOf, ROME, tell } from './talk.ts'

class Failure extends RecollectError {
  readonly status: number | undefined

  constructor(code: ErrorCode, status?: number) {
    super(code, `it failed of ${code}`)
    this.status = status
  }
}

/** Plugins without types reject with what they like. */
const settled: { reject(reason: unknown): Promise<never> } = Promise

/** Fails as it is told to, once or for ever; then it answers. */
function failing(fail: () => unknown, times: number, scripts: readonly Script[] = [ROME, BEES]): Discoverer {
  const works = fakeDiscoverer(scripts)
  let left = times
  return {
    ...works,
    discover: (...given) => {
      left -= 1
      return left >= 0 ? settled.reject(fail()) : works.discover(...given)
    },
  }
}

describe('what a discoverer fails of', () => {
  it.each([
    [() => new Failure('MODEL_UNAVAILABLE'), 'MODEL_UNAVAILABLE', null],
    [() => new Failure('MODEL_REFUSED', 401), 'MODEL_REFUSED', null],
    [() => new Failure('MODEL_REFUSED', 403), 'MODEL_REFUSED', null],
    [() => new Failure('MODEL_REFUSED', 404), 'MODEL_REFUSED', null],
    [() => new BudgetError('spent', 77), 'BUDGET_EXHAUSTED', 77],
  ])('stops the run where every episode would: %s', async (fail, code, until) => {
    const { alice } = await openMemory({ discoverer: failing(fail, 1) })
    await tell(alice, 'I live in Rome', 'I keep bees')
    const { stopped, reports, owed } = await alice.discover()
    expect({ stopped, reports, owed }).toMatchObject({ stopped: { code, until }, reports: [], owed: 2 })
    const { rows } = await alice.episodes.list()
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0])
    const again = await alice.discover()
    expect(again).toMatchObject({ stopped: null, owed: 0 })
    expect((await alice.nodes.list()).rows).toHaveLength(2)
  })

  it.each([
    [() => new Failure('MODEL_INVALID_RESPONSE'), 'MODEL_INVALID_RESPONSE'],
    [() => new Failure('MODEL_REFUSED'), 'MODEL_REFUSED'],
    [() => new Failure('MODEL_REFUSED', 400), 'MODEL_REFUSED'],
    [() => new TypeError('undefined is not a function'), 'PLUGIN_FAILED'],
    [() => 'a text', 'PLUGIN_FAILED'],
    [() => undefined, 'PLUGIN_FAILED'],
    [() => ({ code: 'x'.repeat(99), message: '\ud800\u0000' }), 'PLUGIN_FAILED'],
  ])('counts against the episode where it is to blame, and the run goes on: %s', async (fail, code) => {
    const { alice } = await openMemory({ discoverer: failing(fail, 1) })
    await tell(alice, 'I live in Rome', 'I keep bees')
    const { stopped, reports, owed } = await alice.discover()
    expect(stopped).toBeNull()
    expect(owed).toBe(1)
    expect(reports).toMatchObject([
      { error: { code }, episode: { state: 'owed', attempts: 1 }, findings: [] },
      { error: null, episode: { state: 'discovered' } },
    ])
    await alice.discover()
    expect((await alice.nodes.list()).rows).toHaveLength(2)
  })

  it('gives an episode up after so many tries, with the reason, until it is asked for', async () => {
    const discoverer = failing(() => new Failure('MODEL_INVALID_RESPONSE'), 3)
    const { alice } = await openMemory({ discoverer })
    await tell(alice, 'I live in Rome')
    for (let i = 0; i < 4; i++) await alice.discover()
    const { rows } = await alice.episodes.list()
    expect(rows).toMatchObject([
      {
        state: 'failed',
        attempts: 3,
        lastError: 'MODEL_INVALID_RESPONSE: it failed of MODEL_INVALID_RESPONSE',
      },
    ])
    expect((await alice.discover()).reports).toEqual([])
    expect(await alice.discover({ failed: true })).toMatchObject({ reports: [{ error: null }], owed: 0 })
  })

  it('narrates once, however often it is tried', async () => {
    const discoverer = failing(() => new Failure('MODEL_INVALID_RESPONSE'), 2)
    let narrated = 0
    const { alice } = await openMemory({
      discoverer: {
        ...discoverer,
        narrate: (...given) => {
          narrated += 1
          return discoverer.narrate(...given)
        },
      },
    })
    await tell(alice, 'I live in Rome')
    for (let i = 0; i < 3; i++) await alice.discover()
    expect(narrated).toBe(1)
    expect((await alice.nodes.list()).rows).toHaveLength(1)
  })

  it('is nothing the memory suffers from: a reply of anything at all', async () => {
    const bad: unknown[] = [
      null,
      7,
      'x',
      [],
      { nodes: 7 },
      { nodes: [null, 1, [], { key: {} }] },
      { nodes: [], rejected: 9 },
    ]
    for (const reply of bad) {
      const { alice } = await openMemory({
        discoverer: careless({ discover: () => Promise.resolve(reply) }),
      })
      await tell(alice, 'I live in Rome')
      const isEmpty = typeof reply === 'object' && reply !== null && 'rejected' in reply
      expect(await alice.discover()).toMatchObject({ stopped: null, owed: isEmpty ? 0 : 1 })
      expect((await alice.nodes.list()).rows).toEqual([])
      expect((await alice.items.list()).rows).toHaveLength(1)
      expect((await quarantineOf(alice)).length > 0).toBe(!isEmpty)
    }
  })

  it('a narration of nothing leaves the one by rules', async () => {
    const works = fakeDiscoverer([ROME])
    const discoverer = {
      ...works,
      narrate: () => Promise.resolve({ title: '', summary: '', content: ' ', sameAs: null }),
    }
    const { alice } = await openMemory({ discoverer })
    await tell(alice, 'I live in Rome')
    expect((await alice.discover()).reports).toMatchObject([{ error: { code: 'MODEL_INVALID_RESPONSE' } }])
    expect((await alice.episodes.list()).rows).toMatchObject([{ narratedBy: 'rules@1', attempts: 1 }])
  })
})

describe('a reply that was cut off', () => {
  it('is applied, and the episode tried again; what is there is not changed by that', async () => {
    const found = { ...ROME.found, incomplete: 'the reply was cut off' }
    const wrong = aGap({ key: 'my boat', value: 'a yacht', quote: 'I own a yacht' })
    const cut = fakeDiscoverer([{ has: 'Rome', found: { ...found, nodes: [...(found.nodes ?? []), wrong] } }])
    const { alice } = await openMemory({ discoverer: cut })
    await tell(alice, 'I live in Rome')
    const first = await alice.discover()
    expect(first).toMatchObject({
      owed: 1,
      reports: [{ error: { code: 'INCOMPLETE' }, episode: { attempts: 1 } }],
    })
    const before = [(await alice.nodes.list()).rows, await quarantineOf(alice)]
    expect(before.map((rows) => rows.length)).toEqual([1, 1])
    await alice.discover()
    expect([(await alice.nodes.list()).rows, await quarantineOf(alice)]).toEqual(before)
    await alice.discover()
    expect((await alice.episodes.list()).rows).toMatchObject([
      { state: 'failed', attempts: 3, lastError: 'the reply was cut off' },
    ])
  })
})

describe('a reply of nothing but inventions', () => {
  const invented = aGap({ key: 'my boat', value: 'a yacht', quote: 'I own a yacht' })

  it('is no comparison: the episode is tried again, and what it holds is found then', async () => {
    const scripts = [{ has: 'Rome', found: { nodes: [invented] } }]
    const { alice } = await openMemory({ discoverer: fakeDiscoverer(scripts) })
    await tell(alice, 'I live in Rome')
    expect(await alice.discover()).toMatchObject({
      owed: 1,
      reports: [{ error: { code: 'INCOMPLETE' }, episode: { attempts: 1, state: 'owed' } }],
    })
    scripts[0] = { has: 'Rome', found: { nodes: [...(ROME.found?.nodes ?? []), invented] } }
    expect(await alice.discover()).toMatchObject({ owed: 0, reports: [{ error: null }] })
    expect((await alice.nodes.list()).rows).toMatchObject([{ key: 'my home', value: 'Rome' }])
    expect(await quarantineOf(alice)).toHaveLength(1)
  })

  it('is one of a few tries; none of them is taken for a comparison that found nothing', async () => {
    const nothing = await openMemory({ discoverer: fakeDiscoverer([]) })
    await tell(nothing.alice, 'I live in Rome')
    expect(await nothing.alice.discover()).toMatchObject({ owed: 0, reports: [{ error: null }] })
    const words = aGap({ key: 'the offer', value: 'a yacht', quote: 'offer you a yacht' })
    const others = await openMemory({
      discoverer: fakeDiscoverer([{ has: 'Rome', found: { nodes: [words] } }]),
    })
    await tell(others.alice, 'I live in Rome')
    await others.alice.remember({ text: 'I offer you a yacht', role: 'assistant', at: NOON - 9 * HOUR })
    expect(await others.alice.discover()).toMatchObject({ owed: 0, reports: [{ error: null }] })
  })
})

describe('an abort', () => {
  it('ends the run at once; what is under way is not written', async () => {
    const controller = new AbortController()
    const works = fakeDiscoverer([ROME, BEES])
    const { alice } = await openMemory({
      discoverer: {
        ...works,
        discover: (episode, ...given) => {
          if (episode.content.includes('bees')) {
            controller.abort()
            // It does not listen, and never ends.
            return new Promise(() => {})
          }
          return works.discover(episode, ...given)
        },
      },
    })
    await tell(alice, 'I live in Rome', 'I keep bees', 'I like tea')
    const { stopped, reports, owed } = await alice.discover({ signal: controller.signal })
    expect({ stopped, owed, done: reports.length }).toMatchObject({
      stopped: { code: 'ABORTED' },
      owed: 2,
      done: 1,
    })
    expect((await alice.episodes.list()).rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0])
  })
})
