import type { Store } from '@recollect/core'
import type { EpisodeLink } from '@recollect/core/store'
import { expect } from 'vitest'
import { aNode } from '../../../fixtures/a-node.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { NOON } from '../../../fixtures/fixed-clock.ts'
import { ALICE } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { MANY, edge, episode, idsOf, node, reading, semanticCase, writing } from './steps.ts'

const ALL = Array.from({ length: MANY }, (_, at) => at + 1)

const seed = (store: Store, numbers: readonly number[]): Promise<void> =>
  writing(store, async (semantic) => {
    for (const at of numbers) {
      await semantic.putNode(aNode({ id: node(at) }))
      await semantic.putEpisode(anEpisode({ id: episode(at) }))
    }
  })

const link = (at: number, of: number, evolved = false): EpisodeLink => ({
  episodeId: episode(at),
  nodeId: node(of),
  evolved,
})

export const semanticLinks: readonly StoreCase[] = [
  semanticCase('gives links from both sides, in order, of few records or many', async ({ store }) => {
    await seed(store, [1, 2, 3, MANY])
    const pairs = [link(MANY, 1), link(2, 1, true), link(1, MANY), link(1, 2, true), link(2, 2), link(1, 1)]
    await writing(store, async (semantic) => {
      for (const pair of pairs) await semantic.link(pair)
    })
    const found = await reading(store, async (semantic) => ({
      nodes: await semantic.linksOfNodes([node(2), node(9), node(1)]),
      episodes: await semantic.linksOfEpisodes([episode(2), episode(9), episode(1)]),
      allNodes: await semantic.linksOfNodes(ALL.map(node).toReversed()),
      allEpisodes: await semantic.linksOfEpisodes(ALL.map(episode).toReversed()),
      none: [...(await semantic.linksOfNodes([])), ...(await semantic.linksOfEpisodes([node(1)]))],
    }))
    const nodes = [link(1, 1), link(2, 1, true), link(MANY, 1), link(1, 2, true), link(2, 2)]
    const episodes = [link(1, 1), link(1, 2, true), link(1, MANY), link(2, 1, true), link(2, 2)]
    expect(found).toStrictEqual({
      nodes,
      episodes,
      allNodes: [...nodes, link(1, MANY)],
      allEpisodes: [...episodes, link(MANY, 1)],
      none: [],
    })
  }),
  semanticCase('keeps a link that is made again once, and one that evolved evolved', async ({ store }) => {
    await seed(store, [1, 2])
    await writing(store, async (semantic) => {
      for (const evolved of [false, false]) await semantic.link(link(1, 1, evolved))
      for (const evolved of [false, true, false]) await semantic.link(link(1, 2, evolved))
    })
    await writing(store, (semantic) => semantic.link(link(1, 2)))
    const found = await reading(store, (semantic) => semantic.linksOfEpisodes([episode(1)]))
    expect(found).toStrictEqual([link(1, 1), link(1, 2, true)])
  }),
  semanticCase('takes a link away, and lets one go that is not there', async ({ store }) => {
    await seed(store, [1, 2])
    await writing(store, async (semantic) => {
      for (const pair of [link(1, 1, true), link(1, 2), link(2, 1)]) await semantic.link(pair)
      await semantic.unlink(episode(1), node(1))
      await semantic.unlink(episode(1), node(1))
      await semantic.unlink(episode(9), node(9))
    })
    const left = () => reading(store, (semantic) => semantic.linksOfNodes([node(1), node(2)]))
    expect(await left()).toStrictEqual([link(2, 1), link(1, 2)])
    await writing(store, (semantic) => semantic.link(link(1, 1)))
    expect(await left()).toStrictEqual([link(1, 1), link(2, 1), link(1, 2)])
  }),
  semanticCase('keeps the links of a node or an episode that is replaced', async ({ store }) => {
    await seed(store, [1])
    await writing(store, (semantic) => semantic.link(link(1, 1, true)))
    await seed(store, [1])
    expect(await reading(store, (semantic) => semantic.linksOfNodes([node(1)]))).toStrictEqual([
      link(1, 1, true),
    ])
  }),
]

const FULL = {
  id: edge(1),
  from: node(1),
  to: node(2),
  type: 'evolved_from',
  strength: 0.1 + 0.2,
  description: '先研究 Agent，后研究数据库',
  discoveryEpisodeId: episode(1),
  episodeIds: [episode(2), episode(1)],
  createdAt: NOON - 1,
  reinforcedAt: NOON + 1,
} as const

export const semanticRelationships: readonly StoreCase[] = [
  semanticCase('gives every field of a relationship back, and replaces it whole', async ({ store }) => {
    await seed(store, [1, 2])
    const read = () => reading(store, (semantic) => semantic.relationships([node(2)]))
    await writing(store, (semantic) => semantic.putRelationship(FULL))
    expect(await read()).toStrictEqual([{ ...FULL, scope: ALICE }])
    const after = aRelationship({ id: edge(1), from: node(1), to: node(2), type: 'evolved_from' })
    await writing(store, (semantic) => semantic.putRelationship(after))
    expect(await read()).toStrictEqual([{ ...after, scope: ALICE }])
  }),
  semanticCase('keeps one edge for each pair and type, under its first id', async ({ store }) => {
    await seed(store, [1, 2])
    await writing(store, async (semantic) => {
      await semantic.putRelationship(FULL)
      await semantic.putRelationship({ ...FULL, id: edge(3), strength: 0.9, episodeIds: [] })
      await semantic.putRelationship({ ...FULL, id: edge(4), type: 'related' })
      await semantic.putRelationship({ ...FULL, id: edge(5), from: node(2), to: node(1) })
    })
    const found = await reading(store, (semantic) => semantic.relationships([node(1)]))
    expect(found).toStrictEqual([
      { ...FULL, scope: ALICE, strength: 0.9, episodeIds: [] },
      { ...FULL, scope: ALICE, id: edge(4), type: 'related' },
      { ...FULL, scope: ALICE, id: edge(5), from: node(2), to: node(1) },
    ])
  }),
  semanticCase(
    'gives the edges that touch any of the nodes once each, by id, of few or many',
    async ({ store }) => {
      await seed(store, [1, 2, 3, MANY])
      const pairs = [[1, MANY], [3, 2], [1, 2], [MANY, 3]] as const // prettier-ignore
      await writing(store, async (semantic) => {
        for (const [at, [from, to]] of pairs.entries())
          await semantic.putRelationship(aRelationship({ id: edge(9 - at), from: node(from), to: node(to) }))
      })
      const found = await reading(store, async (semantic) =>
        Promise.all(
          [[1], [2], [MANY], [1, 2], [2, 1, 2, 9], [9], [], ALL].map(async (numbers) =>
            idsOf(await semantic.relationships(numbers.map(node))),
          ),
        ),
      )
      const numbers = found.map((ids) => ids.map((id) => Number(id.slice(-2))))
      expect(numbers).toEqual([[7, 9], [7, 8], [6, 9], [7, 8, 9], [7, 8, 9], [], [], [6, 7, 8, 9]]) // prettier-ignore
    },
  ),
  semanticCase('removes a relationship, and lets one go that is not there', async ({ store }) => {
    await seed(store, [1, 2])
    await writing(store, async (semantic) => {
      await semantic.putRelationship(FULL)
      await semantic.putRelationship({ ...FULL, id: edge(2), type: 'temporal' })
      await semantic.removeRelationship(edge(1))
      await semantic.removeRelationship(edge(1))
      await semantic.removeRelationship(edge(9))
    })
    const left = () => reading(store, async (semantic) => idsOf(await semantic.relationships([node(1)])))
    expect(await left()).toEqual([edge(2)])
    await writing(store, (semantic) => semantic.putRelationship({ ...FULL, id: edge(3) }))
    expect(await left()).toEqual([edge(2), edge(3)])
  }),
]
