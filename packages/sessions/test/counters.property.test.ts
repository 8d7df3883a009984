import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY, exportOf, NOON, openMemory } from './support/core.ts'
import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { allSessions, figures, stopAfter } from './support/sessions.ts'

const id = fc.constantFrom('a', 'b', '频道')
const text = fc.constantFrom(
  'hi',
  'How do I set the API token?',
  '如何配置数据库？',
  '数据库 backup 怎么做',
  'C++ 🍕',
)
const seq = fc.integer({ min: 1, max: 6 })
const share = fc.constantFrom(0, 0.3, 0.7, 1)
const upkeep = fc.record({ batch: fc.integer({ min: 1, max: 4 }), steps: fc.nat(4), dry: fc.boolean() })

type Upkeep = { batch: number; steps: number; dry: boolean }
type Run = (memory: ScopedMemory, options: object) => Promise<object>

/** Tells first, then does it, perhaps not to the end. */
async function kept(memory: ScopedMemory, { batch, steps, dry }: Upkeep, run: Run): Promise<void> {
  const before = dry ? await exportOf(memory) : []
  const told = dry ? await run(memory, { batch, dryRun: true }) : null
  if (dry) expect(await exportOf(memory)).toEqual(before)
  if (told === null) return void (await run(memory, { batch, ...stopAfter(steps) }))
  expect(await run(memory, { batch })).toEqual({ ...told, dryRun: false })
}

type Step = (memory: ScopedMemory) => Promise<unknown>

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record({ id, q: text, a: fc.option(text), at: fc.nat(9), mark: fc.boolean(), worth: fc.option(share) })
    .map(({ id: session, at, worth, ...pair }): Step => {
      const significance = worth === null ? {} : { significance: worth }
      return (memory) => memory.session(session).log({ ...pair, ...significance, at: NOON + at * 10 * DAY })
    }),
  fc.tuple(id, seq).map(
    ([session, n]): Step =>
      (memory) =>
        memory.session(session).forget(n),
  ),
  fc.tuple(id, seq, share).map(
    ([session, n, to]): Step =>
      (memory) =>
        memory.session(session).setSignificance(n, to, 'kept 文'),
  ),
  fc.tuple(id, seq).map(
    ([session, n]): Step =>
      (memory) =>
        memory.session(session).setTopics(n, ['token', '数据库']),
  ),
  id.map(
    (session): Step =>
      (memory) =>
        memory.session(session).working.set({ x: session }),
  ),
  id.map(
    (session): Step =>
      (memory) =>
        memory.session(session).delete(),
  ),
  upkeep.map(
    (how): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) => sessions.archive(o)),
  ),
  fc.tuple(upkeep, id).map(
    ([how, s]): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) => sessions.restore([s], o)),
  ),
  fc.tuple(upkeep, id, id).map(
    ([how, a, b]): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) => sessions.merge([a], b, o)),
  ),
  upkeep.map(
    (how): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) => sessions.rescore(o)),
  ),
  upkeep.map(
    (how): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) => sessions.prune({ answers: true, ...o })),
  ),
  upkeep.map(
    (how): Step =>
      (memory) =>
        kept(memory, how, ({ sessions }, o) =>
          sessions.prune({ sessions: { before: NOON + 90 * DAY }, ...o }),
        ),
  ),
)

it('keeps the figures of sessions exact through anything, dry runs tell what runs do, and all of it moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const { alice, clock } = await openMemory()
      clock.set(NOON + 100 * DAY)
      for (const run of steps) {
        await run(alice).catch((error: unknown) => {
          if (!RecollectError.isInstance(error)) throw error
          expect(['NOT_FOUND', 'INVALID_INPUT', 'SESSION_MERGING']).toContain(error.code)
        })
        const { told, counted } = await figures(alice)
        expect(told).toEqual(counted)
      }
      for (const { archivedAt, archivedTurns, turns, lastSeq } of await allSessions(alice)) {
        expect(lastSeq).toBeGreaterThanOrEqual(turns)
        if (archivedAt !== null) expect(archivedTurns).toBe(turns)
      }
      const { alice: other } = await openMemory()
      await other.import(await exportOf(alice))
      expect(await exportOf(other)).toEqual(await exportOf(alice))
      expect(await figures(other)).toEqual(await figures(alice))
    }),
    { numRuns: 120 },
  )
}, 60_000)
