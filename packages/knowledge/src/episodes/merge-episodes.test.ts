import { describe, expect, it } from 'vitest'
import { testEngine } from '../../test/support/engine.ts'
import { NOON, remember } from '../../test/support/core.ts'
import type { NodeVersion } from '@recollect/core/store'
import { readSemantic, writeSemantic } from '../access.ts'
import { cutEpisodes } from './cut-episodes.ts'
import { mergeEpisodes } from './merge-episodes.ts'

const proof = (itemId: string) => ({ quote: 'ball', itemId, start: 0, end: 4 })

describe('merging two episodes', () => {
  it('hands everything that was learned from the one over to the other, and owes it a discoverer again', async () => {
    const engine = testEngine()
    const said = await remember(
      engine,
      'alice',
      ['ball game in the park', 'ball game again'].map((text, at) => ({
        text,
        session: `s${String(at)}`,
        at: NOON - at,
      })),
      undefined,
      true,
    )
    await cutEpisodes(engine, 'alice', { ongoing: true })
    const [first, second] = said.map(({ item }) => item.id)
    const merged = await writeSemantic(engine, 'alice', async ({ tx, semantic }) => {
      const [from, into] = (await semantic.episodes({ limit: 9 })).rows
      if (!from || !into || !first || !second) throw new Error('two episodes were said')
      await semantic.putEpisode({ ...from, state: 'discovered', discoveredBy: 'd', discoveredAt: 5 })
      const version: NodeVersion = {
        ...{
          nodeId: 'n1',
          version: 1,
          value: 'park',
          context: '',
          gapType: 'personal_fact',
          confidence: 0.5,
        },
        ...{
          episodeId: from.id,
          evidence: proof(second),
          validFrom: 1,
          validTo: null,
          seen: [],
          recordedAt: 1,
        },
      }
      for (const id of ['n1', 'n2']) {
        const {
          nodeId: _node,
          episodeId: _episode,
          validTo: _to,
          seen: _seen,
          recordedAt: _at,
          ...rest
        } = version
        await semantic.putNode({
          ...{ ...rest, id, key: id, keyForm: id, keyWords: '', versions: 1, createdAt: 1, updatedAt: 1 },
          ...{ accessedAt: null, accessCount: 0, relevance: 0, importance: 0, discoveryEpisodeId: from.id },
          ...{ discoveryMethod: 'd', searchKeywords: [] },
        })
        await semantic.putVersion({ ...version, nodeId: id })
        await semantic.link({ episodeId: from.id, nodeId: id, evolved: id === 'n1' })
      }
      await semantic.putRelationship({
        ...{ id: 'r', from: 'n1', to: 'n2', type: 'related', strength: 0.5, description: null },
        ...{ discoveryEpisodeId: from.id, episodeIds: [from.id, into.id], createdAt: 1, reinforcedAt: 1 },
      })
      const rejected = { kind: 'node', reason: 'malformed', detail: 'd', proposal: 'p', at: 1 } as const
      await semantic.quarantine([{ id: 'q', episodeId: from.id, ...rejected }])
      return mergeEpisodes(engine, semantic, tx.items, { ...from, discoveredBy: 'd', discoveredAt: 5 }, into)
    })
    expect(merged).toMatchObject({ session: null, state: 'owed', attempts: 0, discoveredAt: 5 })
    expect(merged.itemIds).toEqual([second, first])
    await readSemantic(engine, 'alice', async ({ semantic }) => {
      expect((await semantic.episodes({ limit: 9 })).rows).toEqual([merged])
      expect(
        (await semantic.linksOfEpisodes([merged.id])).map(({ nodeId, evolved }) => [nodeId, evolved]),
      ).toEqual([
        ['n1', true],
        ['n2', false],
      ])
      expect((await semantic.versions(['n1', 'n2'])).map(({ episodeId }) => episodeId)).toEqual([
        merged.id,
        merged.id,
      ])
      expect((await semantic.node('n1'))?.discoveryEpisodeId).toBe(merged.id)
      expect(await semantic.relationships(['n1'])).toMatchObject([
        { discoveryEpisodeId: merged.id, episodeIds: [merged.id] },
      ])
      expect((await semantic.quarantined({ limit: 9 })).rows).toMatchObject([
        { id: 'q', episodeId: merged.id },
      ])
    })
  })
})
