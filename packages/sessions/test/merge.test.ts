import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportOf, NOON, openMemory } from './support/core.ts'
import type { ScopedMemory } from '@recollect/core'
import { allSessions, figures, stopAfter, turnsIn } from './support/sessions.ts'

const log = (memory: ScopedMemory, session: string, times: readonly number[]) =>
  memory.session(session).log(times.map((at) => ({ q: `${session} at ${String(at)}`, at: NOON + at })))

const questions = async (memory: ScopedMemory, session: string) =>
  (await turnsIn(memory, session)).map(({ seq, question }) => `${String(seq)} ${question}`)

describe('merge', () => {
  it('puts the pairs of several sessions into one, in order of time, and removes them', async () => {
    const { alice } = await openMemory()
    await log(alice, 'into', [10, 30])
    await log(alice, 'a', [5, 20, 40])
    await log(alice, 'b', [15])
    const result = await alice.sessions.merge(['a', 'b'], 'into')
    expect(result).toEqual({
      dryRun: false,
      into: 'into',
      sessions: ['a', 'b'],
      pairs: 4,
      variables: 0,
      stopped: false,
    })
    expect(await questions(alice, 'into')).toEqual([
      '1 a at 5',
      '2 into at 10',
      '3 b at 15',
      '4 a at 20',
      '5 into at 30',
      '6 a at 40',
    ])
    expect(await allSessions(alice)).toMatchObject([{ id: 'into', lastSeq: 6, lastAt: NOON + 40, turns: 6 }])
  })

  it('remembers where a pair stood first', async () => {
    const { alice } = await openMemory()
    await log(alice, 'into', [10])
    await log(alice, 'a', [5])
    await log(alice, 'b', [1])
    await alice.sessions.merge(['a'], 'into')
    await alice.sessions.merge(['into'], 'b')
    expect((await turnsIn(alice, 'b')).map(({ extra }) => extra)).toEqual([
      null,
      { merged: { session: 'a', seq: 1 } },
      { merged: { session: 'into', seq: 1 } },
    ])
  })

  it('keeps archived pairs archived, and brings an archived target back for others', async () => {
    const { alice } = await openMemory()
    await log(alice, 'into', [10])
    await log(alice, 'a', [5])
    await log(alice, 'b', [7])
    await alice.sessions.archive({ sessions: ['into', 'a'] })
    await alice.sessions.merge(['a'], 'into')
    expect(await alice.session('into').info()).toMatchObject({ archivedTurns: 2 })
    expect((await alice.session('into').info()).archivedAt).not.toBeNull()
    await alice.sessions.merge(['b'], 'into')
    expect(await alice.session('into').info()).toMatchObject({ archivedTurns: 2, turns: 3, archivedAt: null })
  })

  it('moves working memory, the later value of a name winning', async () => {
    const { alice, clock } = await openMemory()
    const [into, from] = [alice.session('into').working, alice.session('a').working]
    await into.set({ both: 'old', mine: 1 })
    await from.set({ stale: 1 })
    clock.set(NOON + 10)
    await from.set({ both: 'new', theirs: 2, gone: 3 }, { ttlMs: 5 })
    await from.set({ both: 'new', theirs: 2 }, { expiresAt: null })
    clock.set(NOON + 20)
    await into.set({ stale: 2 })
    expect(await alice.sessions.merge(['a'], 'into')).toMatchObject({ variables: 2, pairs: 0 })
    expect((await into.all()).map(({ name, value, version }) => [name, value, version])).toEqual([
      ['both', 'new', 2],
      ['mine', 1, 1],
      ['stale', 2, 1],
      ['theirs', 2, 1],
    ])
  })

  it('puts what is logged into the target meanwhile behind, and refuses it for a source', async () => {
    const { alice } = await openMemory()
    await log(alice, 'into', [10, 20, 30])
    await log(alice, 'a', [5, 15, 25])
    let calls = 0
    await alice.sessions.merge(['a'], 'into', {
      batch: 1,
      onProgress: async () => {
        calls += 1
        if (calls !== 3) return
        await log(alice, 'into', [12])
        await expect(log(alice, 'a', [99])).rejects.toMatchObject({ code: 'SESSION_MERGING' })
        await expect(alice.session('a').working.set({ x: 1 })).rejects.toMatchObject({
          code: 'SESSION_MERGING',
        })
      },
    })
    expect(await questions(alice, 'into')).toEqual([
      '1 a at 5',
      '2 into at 10',
      '3 a at 15',
      '4 into at 20',
      '5 a at 25',
      '6 into at 30',
      '7 into at 12',
    ])
  })

  it('survives pairs that are forgotten on either side meanwhile', async () => {
    const { alice } = await openMemory()
    await log(alice, 'into', [10, 20, 30])
    await log(alice, 'a', [5, 15, 25])
    let calls = 0
    await alice.sessions.merge(['a'], 'into', {
      batch: 1,
      onProgress: async () => {
        calls += 1
        if (calls === 3) await alice.session('a').forget(2)
        if (calls === 4) await alice.session('into').forget(1)
      },
    })
    const left = (await questions(alice, 'into')).map((line) => line.replace(/^\d+ /u, ''))
    expect(left).toEqual(['a at 5', 'into at 20', 'a at 25', 'into at 30'])
    const { told, counted } = await figures(alice)
    expect(told).toEqual(counted)
  })

  it('does not go on with another merge, and deletes neither side, until it is finished', async () => {
    const { alice } = await openMemory()
    for (const id of ['into', 'a', 'b', 'c']) await log(alice, id, [1, 2, 3])
    await alice.sessions.merge(['a'], 'into', { batch: 1, ...stopAfter(1) })
    const before = await exportOf(alice)
    const refused = [
      () => alice.sessions.merge(['b'], 'into'),
      () => alice.sessions.merge(['a'], 'b'),
      () => alice.sessions.merge(['into'], 'b'),
      () => alice.sessions.merge(['b'], 'a'),
      () => alice.sessions.archive({ sessions: ['a'] }),
      () => alice.sessions.archive({ sessions: ['into'] }),
      () => alice.session('a').delete(),
      () => alice.session('into').delete(),
    ]
    for (const run of refused) await expect(run()).rejects.toMatchObject({ code: 'SESSION_MERGING' })
    expect(await exportOf(alice)).toEqual(before)
    expect(await alice.sessions.merge(['b', 'a'], 'into')).toMatchObject({
      sessions: ['a', 'b'],
      stopped: false,
    })
  })

  it('is simply called again after it was broken off, also when a source is gone by then', async () => {
    const { alice } = await openMemory()
    for (const id of ['into', 'a', 'b']) await log(alice, id, [1, 2, 3])
    await alice.sessions.merge(['a', 'b'], 'into', { ...stopAfter(1) })
    expect((await allSessions(alice)).map(({ id }) => id)).toEqual(['b', 'into'])
    expect(await alice.sessions.merge(['a', 'b'], 'into')).toMatchObject({ sessions: ['b'], pairs: 3 })
    expect(await alice.sessions.merge(['a', 'b'], 'into')).toMatchObject({ sessions: [], pairs: 0 })
  })

  it('comes to the same end in any batches, however often it is stopped, and after moving to another store', async () => {
    const times = fc.array(fc.nat(20), { maxLength: 12 })
    const runs = fc.array(fc.record({ batch: fc.integer({ min: 1, max: 5 }), steps: fc.nat(3) }), {
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(times, times, times, runs, async (into, a, b, stops) => {
        const fill = async () => {
          const { alice } = await openMemory()
          await alice.session('into').working.set({ x: 1 })
          await alice.session('a').working.set({ x: 2 })
          await alice.session('b').working.set({ y: 3 })
          for (const [id, at] of Object.entries({ into, a, b })) if (at.length > 0) await log(alice, id, at)
          return alice
        }
        const whole = await fill()
        await whole.sessions.merge(['a', 'b'], 'into')
        let alice = await fill()
        for (const { batch, steps } of stops) {
          await alice.sessions.merge(['a', 'b'], 'into', { batch, ...stopAfter(steps) })
          const moved = (await openMemory()).alice
          await moved.import(await exportOf(alice))
          expect(await exportOf(moved)).toEqual(await exportOf(alice))
          alice = moved
        }
        await alice.sessions.merge(['a', 'b'], 'into')
        expect(await exportOf(alice)).toEqual(await exportOf(whole))
        const { told, counted } = await figures(alice)
        expect(told).toEqual(counted)
      }),
      { numRuns: 60 },
    )
  })
})
