import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testEngine } from '../../test/support/engine.ts'
import { fixedClock, NOON, sequentialIds, toyPack, remember, inMemoryStore } from '../../test/support/core.ts'
import type { Engine } from '../engine.ts'
import type { Episode } from '@recollect/core'
import { everyRow } from '@recollect/core/plugin'
import { readSemantic } from '../access.ts'
import { cutEpisodes } from './cut-episodes.ts'

const MINUTE = 60_000
const episodes = {
  speakers: { user: 'User', assistant: 'Assistant', tool: 'Tool', system: 'System' },
  says: ': ',
  dates: [' (', ')'] as const,
  goesOn: /^(?:ok|yes|it)\b/u,
  turns: /^by the way/u,
}

interface Line {
  readonly text: string
  readonly role: 'user' | 'assistant' | 'tool'
  readonly session: string | null
  /** Minutes before noon. */
  readonly ago: number
}

const THEMES = [
  'paris museum ticket louvre',
  'python code parser bug',
  'garden tomato water soil seeds',
  'ok',
  'it works',
  'by the way guitar strings amplifier',
  'yesterday we met bob carol dave erin frank grace heidi ivan judy in rome',
]
const line: fc.Arbitrary<Line> = fc.record({
  text: fc.oneof(
    fc.constantFrom(...THEMES),
    fc.tuple(fc.constantFrom(...THEMES), fc.constantFrom('sun', 'moon', 'star?')).map((two) => two.join(' ')),
    fc.constant('x'.repeat(300)),
  ),
  role: fc.constantFrom('user', 'user', 'assistant', 'tool'),
  session: fc.constantFrom(null, 's1', 's2'),
  ago: fc.oneof(
    fc.nat(200),
    fc.nat(20).map((steps) => steps * 10),
  ),
})
const lines = fc.array(line, { maxLength: 40 })
const few = fc.array(line, { maxLength: 6 })
const options = fc.record({
  gapMinutes: fc.constantFrom(1, 10, 30),
  maxMessages: fc.constantFrom(2, 3, 7, 40),
  maxCharacters: fc.constantFrom(500, 12_000),
  topicShift: fc.boolean(),
  mergeEvents: fc.boolean(),
})

function memoryOf(discovery: object): Engine {
  const parts = { clock: fixedClock(NOON), ids: sequentialIds(), store: inMemoryStore() }
  return testEngine({ packs: [toyPack({ episodes })], ...parts }, discovery)
}

const say = (engine: Engine, said: readonly Line[]) =>
  remember(
    engine,
    'alice',
    said.map(({ ago, session, ...rest }) => ({
      ...rest,
      ...(session === null ? {} : { session }),
      at: NOON - ago * MINUTE,
    })),
    undefined,
    true,
  )

const cutOf = (engine: Engine) =>
  readSemantic(engine, 'alice', async ({ view, semantic }) => ({
    episodes: await everyRow((page) => semantic.episodes(page)),
    items: await everyRow((page) => view.items.list(page)),
    cutUpTo: semantic.cutUpTo,
  }))

/** What is told apart by nothing but ids and times of writing. */
const told = (all: readonly Episode[]) =>
  all.map(({ id: _id, recordedAt: _at, terms: _terms, ...rest }) => JSON.stringify(rest)).sort()

async function expectPartition(engine: Engine): Promise<void> {
  const { episodes: all, items } = await cutOf(engine)
  const inside = all.flatMap(({ itemIds }) => itemIds)
  expect(new Set(inside).size).toBe(inside.length)
  expect(new Set(inside)).toEqual(new Set(items.map(({ id }) => id)))
}

describe('cutting', () => {
  it('puts every message into exactly one episode, and nothing more when it is run again', async () => {
    await fc.assert(
      fc.asyncProperty(lines, options, async (said, discovery) => {
        const engine = memoryOf(discovery)
        await say(engine, said)
        await cutEpisodes(engine, 'alice', { ongoing: true })
        await expectPartition(engine)
        const { episodes: before, cutUpTo, items } = await cutOf(engine)
        expect(cutUpTo).toBe(items.length)
        for (const { itemIds, state } of before) {
          expect(itemIds.length).toBeLessThanOrEqual(discovery.maxMessages)
          expect(itemIds.length).toBeGreaterThan(0)
          expect(state).toBe('owed')
        }
        const again = await cutEpisodes(engine, 'alice', { ongoing: true })
        expect(again).toEqual({ cut: 0, added: 0, merged: 0, waiting: 0, episodes: [] })
        expect((await cutOf(engine)).episodes).toEqual(before)
      }),
      { numRuns: 80 },
    )
  })

  it('ends the same wherever it was interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(few, lines, options, fc.nat(12), async (earlier, said, discovery, stops) => {
        const [whole, broken] = [memoryOf(discovery), memoryOf(discovery)]
        for (const engine of [whole, broken]) {
          await say(engine, earlier)
          await cutEpisodes(engine, 'alice', { ongoing: true })
        }
        await say(whole, said)
        await say(broken, said)
        await cutEpisodes(whole, 'alice', { ongoing: true })
        const store = broken.store
        let left = stops
        const breaking: Engine = {
          ...broken,
          store: {
            ...store,
            transaction: (scope, work) => {
              if (left-- === 0) throw new Error('the lights went out')
              return store.transaction(scope, work)
            },
          },
        }
        await cutEpisodes(breaking, 'alice', { ongoing: true, batch: 1 }).catch(() => undefined)
        await cutEpisodes(broken, 'alice', { ongoing: true })
        expect(told((await cutOf(broken)).episodes)).toEqual(told((await cutOf(whole)).episodes))
      }),
      { numRuns: 120 },
    )
  })

  it('of messages that come in any order and in many runs stays a partition', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(lines, { maxLength: 4 }), options, async (runs, discovery) => {
        const engine = memoryOf(discovery)
        for (const [at, said] of runs.entries()) {
          await say(engine, said)
          await cutEpisodes(engine, 'alice', { ongoing: at % 2 === 0 })
        }
        await cutEpisodes(engine, 'alice', { ongoing: true })
        await expectPartition(engine)
      }),
      { numRuns: 40 },
    )
  })
})
