import { expect } from 'vitest'
import type { Episode, Store } from '@recollect/core'
import type { EpisodeFilter } from '@recollect/core/store'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { allRows } from '../sessions/steps.ts'
import { MANY, episode, idsOf, item, reading, semanticCase, writing } from './steps.ts'

type Given = Partial<Omit<Episode, 'scope'>>

const put = (store: Store, episodes: readonly Given[], scope = ALICE): Promise<void> =>
  writing(
    store,
    async (semantic) => {
      for (const given of episodes) await semantic.putEpisode(anEpisode(given))
    },
    scope,
  )

const FULL: Omit<Episode, 'scope'> = {
  id: episode(1),
  title: 'John 换了方向',
  summary: 'Databases.',
  content: '2025-03-01：John 研究数据库了。',
  itemIds: [item(3), item(1), item(2)],
  session: 's',
  startedAt: NOON - 5,
  endedAt: NOON + 5,
  recordedAt: NOON + 6,
  narratedBy: 'gpt/prompts@1',
  discoveredBy: 'gpt/prompts@1',
  discoveredAt: NOON + 7,
  state: 'discovered',
  attempts: 2,
  lastError: 'MODEL_TIMEOUT: 超时',
  terms: ['john', '数据库'],
}

/** Numbers of the episodes that pass, read in pages, so that a filter must count before a page is cut. */
async function listed(store: Store, filter: EpisodeFilter): Promise<readonly number[]> {
  const all = await allRows(2, (page) => reading(store, (semantic) => semantic.episodes(page, filter)))
  return idsOf(all).map((id) => Number(id.slice(-2)))
}

const rows: readonly StoreCase[] = [
  semanticCase('gives every field of an episode back', async ({ store }) => {
    const bare = anEpisode({ id: episode(2) })
    await put(store, [FULL, bare])
    const seen = await reading(store, async (semantic) => [
      await semantic.episode(episode(1)),
      await semantic.episode(episode(2)),
      await semantic.episode(episode(3)),
      (await semantic.episodes({ limit: 9 })).rows,
      await semantic.lastEpisode('s'),
      await semantic.lastEpisode(null),
    ])
    const [full, empty] = [{ ...FULL, scope: ALICE }, { ...bare, scope: ALICE }] // prettier-ignore
    expect(seen).toStrictEqual([full, empty, null, [full, empty], full, empty])
  }),
  semanticCase('replaces the whole episode that is there under an id', async ({ store }) => {
    await put(store, [FULL])
    const after = anEpisode({ id: episode(1), itemIds: [item(2), item(4)], startedAt: NOON + 1 })
    await put(store, [after])
    const seen = await reading(store, async (semantic) => [
      (await semantic.episodes({ limit: 9 })).rows,
      await semantic.lastEpisode('s'),
      [...(await semantic.episodesOfItems([1, 2, 3, 4].map(item)))].toSorted(),
    ])
    const stored = { ...after, scope: ALICE }
    expect(seen).toStrictEqual([[stored], null, [[item(2), episode(1)], [item(4), episode(1)]]]) // prettier-ignore
  }),
  semanticCase('gives episodes in the order of the ids asked for, few or many', async ({ store }) => {
    await put(
      store,
      [1, 2, MANY].map((at) => ({ id: episode(at) })),
    )
    const ids = Array.from({ length: MANY }, (_, at) => episode(at + 1))
    const found = await reading(store, async (semantic) => [
      idsOf(await semantic.episodesById([episode(2), episode(9), episode(1)])),
      idsOf(await semantic.episodesById(ids.toReversed())),
      idsOf(await semantic.episodesById([])),
    ])
    expect(found).toEqual([[episode(2), episode(1)], [episode(MANY), episode(2), episode(1)], []]) // prettier-ignore
  }),
  semanticCase('removes an episode, and says NOT_FOUND of one that is not there', async ({ store }) => {
    await put(store, [FULL, { id: episode(2) }])
    await writing(store, (semantic) => semantic.removeEpisode(episode(1)))
    const left = await reading(store, async (semantic) => [
      idsOf((await semantic.episodes({ limit: 9 })).rows),
      await semantic.lastEpisode('s'),
      (await semantic.episodesOfItems(FULL.itemIds)).size,
    ])
    expect(left).toEqual([[episode(2)], null, 0])
    for (const gone of [episode(1), episode(7)])
      await expectCode(
        writing(store, (semantic) => semantic.removeEpisode(gone)),
        'NOT_FOUND',
      )
  }),
]

const lists: readonly StoreCase[] = [
  semanticCase('lists episodes by their start, then id, in pages of any size', async ({ store }) => {
    const starts = [3, 0, 0, -NOON - 1, 3, 0, 2]
    // Put from the last to the first, so that neither the order of putting nor of ids is that of the list.
    await put(store, starts.map((start, at) => ({ id: episode(at), startedAt: NOON + start })).toReversed())
    const order = [3, 1, 2, 5, 6, 0, 4].map(episode)
    for (const limit of [1, 2, 3, 6, 7, 8]) {
      const all = await allRows(limit, (page) => reading(store, (semantic) => semantic.episodes(page)))
      expect(idsOf(all)).toEqual(order)
    }
  }),
  semanticCase('lists the episodes that pass each filter, alone and together', async ({ store }) => {
    await put(
      store,
      Array.from({ length: 12 }, (_, at) => ({
        id: episode(at),
        startedAt: NOON + at,
        session: at % 3 === 0 ? null : `s${String(at % 3)}`,
        state: (['owed', 'discovered', 'failed', 'skipped'] as const)[at % 4] ?? 'owed',
      })),
    )
    const pick = (filter: EpisodeFilter) => listed(store, filter)
    expect(await pick({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(await pick({ session: null })).toEqual([0, 3, 6, 9])
    expect(await pick({ session: 's2' })).toEqual([2, 5, 8, 11])
    expect(await pick({ state: 'failed' })).toEqual([2, 6, 10])
    expect(await pick({ from: NOON + 3, to: NOON + 6 })).toEqual([3, 4, 5])
    expect(await pick({ from: NOON + 9 })).toEqual([9, 10, 11])
    expect(await pick({ to: NOON + 2, session: 's1' })).toEqual([1])
    expect(await pick({ session: null, state: 'owed', from: NOON, to: NOON + 12 })).toEqual([0])
    expect(await pick({ session: 'none' })).toEqual([])
  }),
  semanticCase('goes on behind an episode that changed since or is gone', async ({ store }) => {
    await put(
      store,
      [1, 2, 3, 4].map((at) => ({ id: episode(at), startedAt: NOON + at })),
    )
    const first = await reading(store, (semantic) => semantic.episodes({ limit: 2 }))
    await writing(store, (semantic) => semantic.removeEpisode(episode(2)))
    const { next } = first
    const rest = await reading(store, (semantic) => semantic.episodes({ limit: 2, cursor: next }))
    expect([idsOf(first.rows), idsOf(rest.rows), rest.next]).toEqual([
      [episode(1), episode(2)],
      [episode(3), episode(4)],
      null,
    ])
  }),
  semanticCase(
    'gives the episode of a session that ended last, of equal ones the highest id',
    async ({ store }) => {
      await put(store, [
      { id: episode(1), session: 's', endedAt: NOON + 3, startedAt: NOON - 9 },
      { id: episode(3), session: 's', endedAt: NOON + 3, startedAt: NOON - 8 },
      { id: episode(2), session: 's', endedAt: NOON + 3, startedAt: NOON },
      { id: episode(4), session: 's', endedAt: NOON + 2, startedAt: NOON + 1 },
      { id: episode(5), session: null, endedAt: NOON + 9 },
      { id: episode(6), session: 't', endedAt: NOON + 9 },
    ]) // prettier-ignore
      const last = (session: string | null) =>
        reading(store, async (semantic) => (await semantic.lastEpisode(session))?.id ?? null)
      expect([await last('s'), await last(null), await last('u')]).toEqual([episode(3), episode(5), null])
      await writing(store, (semantic) => semantic.removeEpisode(episode(3)))
      expect(await last('s')).toBe(episode(2))
    },
  ),
]

const items: readonly StoreCase[] = [
  semanticCase(
    'refuses an item that is in another episode, and keeps both as they were',
    async ({ store }) => {
      await put(store, [
      { id: episode(1), itemIds: [item(1), item(2)] },
      { id: episode(2), itemIds: [item(3)] },
    ]) // prettier-ignore
      const before = await reading(store, (semantic) => semantic.episodes({ limit: 9 }))
      for (const id of [episode(2), episode(3)])
        await expectCode(put(store, [{ id, itemIds: [item(4), item(2)], terms: ['new'] }]), 'STORE_CONFLICT')
      const after = await reading(store, async (semantic) => [
        await semantic.episodes({ limit: 9 }),
        await semantic.find('episode_term', 'new', 9),
        [...(await semantic.episodesOfItems([4, 3, 2, 1].map(item)))].toSorted(),
      ])
      expect(after).toEqual([
        before,
        [],
        [
          [item(1), episode(1)],
          [item(2), episode(1)],
          [item(3), episode(2)],
        ],
      ])
    },
  ),
  semanticCase('lets an item go from one episode to another within a transaction', async ({ store }) => {
    await put(store, [
      { id: episode(1), itemIds: [item(1), item(2)] },
      { id: episode(2), itemIds: [item(3), item(4)] },
    ]) // prettier-ignore
    await writing(store, async (semantic) => {
      await semantic.putEpisode(anEpisode({ id: episode(1), itemIds: [item(1)] }))
      await semantic.removeEpisode(episode(2))
      await semantic.putEpisode(anEpisode({ id: episode(3), itemIds: [item(2), item(3)] }))
    })
    const found = await reading(store, (semantic) => semantic.episodesOfItems([1, 2, 3, 4].map(item)))
    expect([...found].toSorted()).toEqual([
      [item(1), episode(1)],
      [item(2), episode(3)],
      [item(3), episode(3)],
    ])
  }),
  semanticCase('tells the episodes of few items and of many', async ({ store }) => {
    const all = Array.from({ length: MANY }, (_, at) => item(at))
    await put(store, [
      { id: episode(1), itemIds: all.slice(0, 900) },
      { id: episode(2), itemIds: all.slice(900, MANY - 1) },
    ])
    const found = await reading(store, async (semantic) => [
      await semantic.episodesOfItems(all),
      await semantic.episodesOfItems([]),
    ])
    const expected = all.slice(0, -1).map((id, at) => [id, at < 900 ? episode(1) : episode(2)] as const)
    expect(found).toEqual([new Map(expected), new Map()])
  }),
]

export const semanticEpisodes: readonly StoreCase[] = [...rows, ...lists, ...items]
