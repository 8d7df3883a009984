import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecollectError } from '../src/index.ts'
import type { ScopedMemory } from '../src/index.ts'
import { allCards, allItems } from './support/invariants.ts'
import { exportOf, openMemory } from './support/memory.ts'
import { runs } from './support/runs.ts'

/** Names that look alike, contain each other, or mean something to a computer. */
const NAMES = [
  'a',
  'ab',
  'A',
  'a:b',
  'a/b',
  'a%',
  '__proto__',
  'constructor',
  "a' OR '1'='1",
  'é',
  'user',
  'user:location',
  'Ａ',
  '*',
]

/** Everything a scope can be asked, as one text. */
async function everythingOf(memory: ScopedMemory, foreignIds: readonly string[]): Promise<string> {
  const byId = await Promise.all(foreignIds.flatMap((id) => [memory.items.get(id), memory.cards.get(id)]))
  const asked = ['Where do I live?', 'live', 'What do I like?', 'secret', 'What has changed? I lived']
  const found = await Promise.all(
    asked.map((query) => memory.recall(query, { trace: true, includeInactive: true, limit: 1000 })),
  )
  return JSON.stringify([
    byId,
    found.map(({ query: _query, ...rest }) => rest),
    await allItems(memory),
    await allCards(memory),
    await memory.history('location'),
    await exportOf(memory),
  ])
}

describe('scopes', () => {
  it('never see each other, whatever their names', async () => {
    const { recollect } = await openMemory()
    const scopes = NAMES.map((name) => recollect.scope(name))
    for (const [i, scope] of scopes.entries()) {
      await scope.remember([
        { text: `I live in Town${String(i)}x`, key: 'same', session: 'same' },
        { text: `I moved to City${String(i)}x`, session: 'same' },
        `my secret is word${String(i)}x and I like tea`,
      ])
    }
    const ids = await Promise.all(
      scopes.map(async (s) => [...(await allItems(s)), ...(await allCards(s))].map((row) => row.id)),
    )
    for (const [i, scope] of scopes.entries()) {
      const own = await everythingOf(
        scope,
        ids.flat().filter((id) => !(ids[i] ?? []).includes(id)),
      )
      for (const j of scopes.keys()) {
        const traces = [`Town${String(j)}x`, `City${String(j)}x`, `word${String(j)}x`]
        expect(traces.every((word) => own.includes(word) === (i === j))).toBe(true)
      }
      expect(await scope.stats()).toEqual({
        items: 3,
        cards: { active: 2, total: 3 },
        coverage: 1,
        unread: 0,
      })
    }
  })

  it('cannot forget or import over each other’s records', async () => {
    const { recollect, alice } = await openMemory()
    const bob = recollect.scope('bob')
    const { item, changes } = await bob.remember('I live in Rome')
    const before = await exportOf(bob)
    const id = changes[0]?.card?.id ?? ''
    for (const target of [{ item: item.id }, { card: id }, { slot: 'location' }]) {
      await expect(alice.forget(target)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await alice.import(before)
    await alice.forget({ item: item.id })
    expect(await exportOf(bob)).toEqual(before)
  })

  it('hold the same answers alone and among others', async () => {
    const texts = fc.array(
      fc.constantFrom('I live in Paris', 'I moved to Rome', 'I like tea', 'I hate tea', 'tea time'),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(texts, texts, async (mine, theirs) => {
        const alone = (await openMemory()).alice
        await alone.remember(mine)
        const { recollect, alice } = await openMemory()
        const bob = recollect.scope('bob')
        await bob.remember(theirs)
        await alice.remember(mine)
        await bob.remember(theirs)
        const shown = async (memory: ScopedMemory) => {
          const { answer, hits } = await memory.recall('Where do I live? tea')
          return [answer.text, hits.map(({ quote, score, tiers }) => ({ quote, score, tiers }))]
        }
        expect(await shown(alice)).toEqual(await shown(alone))
      }),
      { numRuns: runs(12) },
    )
  })

  it.each([undefined, null, '', ' ', 'a\0', 7, {}, ['a']])(
    'are never all of them: scope(%j) is refused',
    async (name) => {
      const { recollect } = await openMemory()
      expect(() => recollect.scope(name as string)).toThrow(RecollectError)
      expect(() => recollect.scope(name as string)).toThrow(
        expect.objectContaining({ code: 'INVALID_SCOPE' }),
      )
    },
  )

  it('are listed for operators once they hold something', async () => {
    const { recollect, alice } = await openMemory()
    await recollect.scope('bob').remember('hello there')
    await alice.remember('hello there')
    recollect.scope('nobody')
    const names: string[] = []
    for await (const name of recollect.admin.scopes()) names.push(name)
    expect(names).toEqual(['alice', 'bob'])
  })

  it('cannot be changed or widened by what a handle is given', async () => {
    const { alice } = await openMemory()
    expect(Object.isFrozen(alice)).toBe(true)
    const sly = { text: 'I live in Rome', scope: 'bob' } as unknown as { text: string }
    await expect(alice.remember(sly)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})
