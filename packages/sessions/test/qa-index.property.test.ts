import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOON, openMemory } from './support/core.ts'
import type { ScopedMemory } from '@recollect/core'
import type { QaTurn } from '@recollect/core/store'
import { allSessions, stopAfter, turnsIn } from './support/sessions.ts'

const words = fc.constantFrom('hi', '你好', 'API token', '数据库', '🍕', '__proto__', 'constructor', '2024')
const pair = fc.record(
  {
    q: fc.array(words, { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
    a: fc.option(words),
    user: fc.constantFrom('Evanchen', '小明'),
    topics: fc.array(words, { maxLength: 2 }),
    significance: fc.double({ min: 0, max: 1, noNaN: true }),
    mark: fc.boolean(),
    at: fc.nat(3000).map((ms) => NOON + ms * 500),
    channel: fc.constantFrom('1466083818061566090', '频道'),
  },
  { requiredKeys: ['q'] },
)
const ids = ['a', 'b', 'discord-常规']
const log = fc.array(fc.tuple(fc.constantFrom(...ids), pair), { maxLength: 12 })

const anything = fc.dictionary(fc.string({ minLength: 1, maxLength: 5 }), fc.jsonValue({ maxDepth: 2 }), {
  maxKeys: 3,
})

/** All but the numbers, which the importing scope gives. */
async function logOf(memory: ScopedMemory) {
  const sessions = await allSessions(memory)
  const turns = await Promise.all(sessions.map(({ id }) => turnsIn(memory, id)))
  const bare = ({ scope: _scope, number: _number, ...turn }: QaTurn) => turn
  return {
    sessions: sessions.map(({ scope: _scope, significance, ...row }) => ({
      ...row,
      significance: significance.toFixed(9),
    })),
    turns: turns.flat().map(bare),
  }
}

it('an index comes into an empty scope as the same log, and out of it as the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      log,
      fc.nat(4),
      fc.nat(3),
      fc.array(fc.nat(5)),
      async (pairs, upTo, steps, forgotten) => {
        const { alice, recollect } = await openMemory()
        for (const [session, one] of pairs) await alice.session(session).log(one)
        for (const seq of forgotten)
          await alice
            .session('a')
            .forget(seq + 1)
            .catch(() => undefined)
        const known = new Set((await allSessions(alice)).map(({ id }) => id))
        const [a, b] = ids.filter((id) => known.has(id))
        if (b !== undefined) await alice.sessions.archive({ sessions: [b] })
        if (upTo > 1 && a !== undefined && b !== undefined)
          await alice.sessions.merge([a], b, { batch: 1, ...stopAfter(steps) })
        const index = await alice.sessions.exportIndex()
        const bob = recollect.scope('bob')
        await bob.sessions.importIndex(JSON.parse(JSON.stringify(index)))
        expect(await logOf(bob)).toEqual(await logOf(alice))
        expect(JSON.stringify(await bob.sessions.exportIndex())).toBe(JSON.stringify(index))
      },
    ),
    { numRuns: 100 },
  )
}, 30_000)

it('whatever a file says beyond the format comes out again', async () => {
  const ours = ['seq', 'timestamp', 'user', 'q', 'a', 'extra', 'manual', 'marked', 'archived']
  const known = new Set([...ours, 'version', 'structure', 'sessions', 'index', 'metadata', 'created'])
  const own = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !known.has(name) && !name.includes('_')))
  await fc.assert(
    fc.asyncProperty(anything, anything, anything, anything, async (top, inIndex, inSession, inPair) => {
      const { alice } = await openMemory()
      const extra = [top, inIndex, inSession, inPair].map(own)
      const pairOfFile = {
        seq: 3,
        timestamp: '2026-01-30T18:16:00Z',
        user: null,
        q: 'hi 你好',
        q_tokens: ['greeting'],
        q_hash: 'md5',
        a: null,
        a_significance: 0.1,
        a_tokens: 0,
        topic_tags: [],
        ...extra[3],
      }
      const file = {
        ...extra[0],
        version: 1,
        sessions: [
          {
            ...extra[2],
            session_id: 's',
            channel_id: null,
            created: '2026-01-30T18:16:00Z',
            qa_sequence: [pairOfFile],
          },
        ],
        index: { ...extra[1] },
        metadata: { ...extra[0] },
      }
      const text = JSON.stringify(file)
      if (/\\u0000|\\ud[89a-f]/iu.test(text)) return
      await alice.sessions.importIndex(JSON.parse(text))
      const out: unknown = JSON.parse(JSON.stringify(await alice.sessions.exportIndex()))
      expect(out).toMatchObject(JSON.parse(text) as object)
    }),
    // The first example: names are data, whatever they mean to JavaScript.
    { numRuns: 100, examples: [[{}, {}, { ' ': Object.fromEntries([['__proto__', null]]) }, {}]] },
  )
})
