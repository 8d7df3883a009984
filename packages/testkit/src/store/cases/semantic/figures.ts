import type { Store } from '@recollect/core'
import type { NodeAccess } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { aQuarantined } from '../../../fixtures/a-quarantined.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { insertItems } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { everyKey } from './everything.ts'
import { SPACE, X, episode, node, reading, row, semanticCase, writing } from './steps.ts'

const note = (store: Store, accesses: readonly NodeAccess[]): Promise<void> =>
  writing(store, (semantic) => semantic.noteAccess(accesses))

const NOTHING = {
  episodes: { owed: 0, discovered: 0, failed: 0, skipped: 0 },
  nodes: 0,
  versions: 0,
  relationships: 0,
  quarantined: 0,
  bytes: 0,
} as const
const totalsOf = (store: Store) => reading(store, (semantic) => semantic.totals())

const accesses: readonly StoreCase[] = [
  semanticCase('adds accesses to a node, and changes nothing else of it', async ({ store }) => {
    const given = aNode({ id: node(1), keyForm: 'form', keyWords: 'words', searchKeywords: ['term'] })
    await writing(store, async (semantic) => {
      await semantic.putNode(given)
      await semantic.putNode(aNode({ id: node(2), accessCount: 7, accessedAt: NOON }))
      await semantic.putVectors('node', SPACE, new Map([[node(1), X]]))
    })
    const untouched = await reading(store, (semantic) => semantic.node(node(2)))
    await note(store, [{ nodeId: node(1), count: 2, at: NOON + 5, relevance: 0.1 + 0.2 }])
    const seen = await reading(store, async (semantic) => [
      await semantic.node(node(1)),
      await semantic.node(node(2)),
      await everyKey(semantic),
      [...(await semantic.vectors('node', SPACE, '', 9))],
    ])
    const noted = { accessCount: 2, accessedAt: NOON + 5, relevance: 0.1 + 0.2 }
    const keys = { 'node_key form': [node(1)], 'node_words words': [node(1)], 'node_term term': [node(1)] }
    expect(seen).toEqual([{ ...given, ...noted, scope: 'alice' }, untouched, keys, [[node(1), X]]])
  }),
  semanticCase('raises the time of the last access, never lowers it', async ({ store }) => {
    await writing(store, (semantic) => semantic.putNode(aNode({ id: node(1) })))
    const read = () =>
      reading(store, async (semantic) => {
        const { accessedAt, accessCount, relevance } = (await semantic.node(node(1))) ?? aNode()
        return [(accessedAt ?? NaN) - NOON, accessCount, relevance]
      })
    await note(store, [{ nodeId: node(1), count: 1, at: NOON - 5, relevance: 0.5 }])
    expect(await read()).toEqual([-5, 1, 0.5])
    await note(store, [{ nodeId: node(1), count: 3, at: NOON + 2, relevance: 0.25 }])
    expect(await read()).toEqual([2, 4, 0.25])
    await note(store, [{ nodeId: node(1), count: 1, at: NOON, relevance: 1 }])
    expect(await read()).toEqual([2, 5, 1])
  }),
  semanticCase(
    'notes accesses of many nodes at once, and passes over those that are gone',
    async ({ store }) => {
      const numbers = Array.from({ length: 150 }, (_, at) => at)
      await writing(store, async (semantic) => {
        for (const at of numbers) await semantic.putNode(aNode({ id: node(at), accessCount: at }))
        await semantic.removeNode(node(77))
      })
      await note(
        store,
        numbers.map((at) => ({ nodeId: node(at), count: at, at: NOON + at, relevance: at / 256 })),
      )
      await note(store, [{ nodeId: node(77), count: 1, at: NOON, relevance: 1 }])
      await note(store, [])
      const { rows } = await reading(store, (semantic) => semantic.nodes({ limit: 1000 }))
      const seen = rows.map(({ accessCount, accessedAt, relevance }) => [accessCount, accessedAt, relevance])
      const left = numbers.filter((at) => at !== 77)
      expect(seen).toEqual(left.map((at) => [2 * at, NOON + at, at / 256]))
    },
  ),
]

const totals: readonly StoreCase[] = [
  semanticCase('sums up what there is of every kind', async ({ store }) => {
    expect(await totalsOf(store)).toStrictEqual(NOTHING)
    const states = ['owed', 'discovered', 'failed', 'skipped'] as const
    const texts = { title: '', summary: '', content: '' }
    await writing(store, async (semantic) => {
      for (const [at, state] of states.entries())
        for (let more = 0; more <= at; more += 1)
          await semantic.putEpisode(anEpisode({ id: episode(at * 9 + more), state, ...texts }))
      for (const at of [1, 2, 3]) {
        await semantic.putNode(aNode({ id: node(at), key: '', keyForm: String(at), value: '', context: '' }))
        for (let version = 1; version <= at; version += 1)
          await semantic.putVersion(aNodeVersion({ nodeId: node(at), version, value: '', context: '' }))
      }
      for (const type of ['related', 'temporal'] as const)
        await semantic.putRelationship(aRelationship({ from: node(1), to: node(2), type }))
      await semantic.quarantine([aQuarantined(), aQuarantined({ id: row(1) })])
    })
    const all = { nodes: 3, versions: 6, relationships: 2, quarantined: 2, bytes: 0 }
    const episodes = { owed: 1, discovered: 2, failed: 3, skipped: 4 }
    expect(await totalsOf(store)).toStrictEqual({ episodes, ...all })
    await writing(store, async (semantic) => {
      await semantic.removeEpisode(episode(0))
      await semantic.putEpisode(anEpisode({ id: episode(9), state: 'failed', ...texts }))
      await semantic.removeNode(node(2))
      await semantic.dropQuarantined([row(1)])
    })
    expect(await totalsOf(store)).toStrictEqual({
      episodes: { owed: 0, discovered: 1, failed: 4, skipped: 4 },
      ...{ nodes: 2, versions: 4, relationships: 0, quarantined: 1, bytes: 0 },
    })
  }),
  semanticCase('counts the bytes of texts in UTF-8, as they are now', async ({ store }) => {
    const bytes = async () => (await totalsOf(store)).bytes
    const wide = anEpisode({
      id: episode(1),
      title: '中',
      summary: 'é😀',
      content: 'abc',
      terms: ['not', 'counted'],
    })
    const known = aNode({
      id: node(1),
      key: '键',
      keyForm: 'k',
      value: '值x',
      context: '𠮷',
      searchKeywords: ['no'],
    })
    await writing(store, async (semantic) => {
      await semantic.putEpisode(wide)
      await semantic.putNode(known)
      await semantic.putVersion(aNodeVersion({ nodeId: node(1), value: '值x', context: '𠮷' }))
      await semantic.putVersion(aNodeVersion({ nodeId: node(1), version: 2, value: 'ab', context: '' }))
    })
    // 3 + 6 + 3; 3 + 4 + 4; 4 + 4; 2
    expect(await bytes()).toBe(12 + 11 + 8 + 2)
    await writing(store, async (semantic) => {
      await semantic.putEpisode({ ...wide, title: '' })
      await semantic.putNode({ ...known, context: 'x' })
      await semantic.removeVersion(node(1), 2)
    })
    expect(await bytes()).toBe(9 + 8 + 8)
    await writing(store, async (semantic) => {
      await semantic.removeNode(node(1))
      await semantic.removeEpisode(episode(1))
    })
    expect(await bytes()).toBe(0)
  }),
  semanticCase('keeps how far episodes were cut beside the figures of the scope', async ({ store }) => {
    const cutUpTo = (scope?: string) => reading(store, async (semantic) => semantic.cutUpTo, scope)
    expect(await cutUpTo()).toBe(0)
    await writing(store, (semantic) => semantic.setCutUpTo(0))
    await insertItems(store, 2)
    await writing(store, async (semantic) => {
      await semantic.setCutUpTo(1)
      expect(semantic.cutUpTo).toBe(1)
      await semantic.setCutUpTo(2)
      expect(semantic.cutUpTo).toBe(2)
    })
    expect([await cutUpTo(), await cutUpTo('bob')]).toEqual([2, 0])
    expect((await insertItems(store, 1)).map(({ seq }) => seq)).toEqual([3])
    expect(await cutUpTo()).toBe(2)
    await writing(store, (semantic) => semantic.setCutUpTo(1))
    expect(await cutUpTo()).toBe(1)
    expect((await insertItems(store, 1)).map(({ seq }) => seq)).toEqual([4])
  }),
]

export const semanticFigures: readonly StoreCase[] = [...accesses, ...totals]
