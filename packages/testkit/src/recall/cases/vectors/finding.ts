import { expect } from 'vitest'
import { hashEmbedder } from '../../../fixtures/hash-embedder.ts'
import type { RecallCase } from '../../recall-case.ts'
import { TOLD, ASKED, ALONE, vectorCase, seqs, vectorTierOf } from './steps.ts'

export const findingVectors: readonly RecallCase[] = [
  vectorCase('finds by meaning what no word finds, in both languages and mixed', async (open) => {
    const memory = (await open({ embedder: hashEmbedder(), config: ALONE })).scope('alice')
    await memory.remember(TOLD)
    for (const [query, seq] of ASKED) {
      const { hits, evidence } = await memory.recall(query)
      expect({ query, first: hits[0]?.item?.seq, tiers: hits[0]?.tiers }).toEqual({
        query,
        first: seq,
        tiers: { vector: 1 },
      })
      expect(evidence, query).toBe('weak')
    }
  }),
  vectorCase(
    'embeds a query once, as a query, and not before there is something to compare',
    async (open) => {
      const kinds: unknown[] = []
      const inner = hashEmbedder()
      const embedder = {
        ...inner,
        embed: (...given: Parameters<typeof inner.embed>) => {
          kinds.push([given[0].length, given[1]?.kind])
          return inner.embed(...given)
        },
      }
      const memory = (await open({ embedder })).scope('alice')
      await memory.recall('honey')
      expect(kinds).toEqual([])
      await memory.remember(TOLD)
      await memory.recall('honey')
      expect(kinds).toEqual([
        [TOLD.length, 'passage'],
        [1, 'query'],
      ])
    },
  ),
  vectorCase('finds only what is near enough, and nothing where the step is left out', async (open) => {
    const embedder = hashEmbedder()
    const strict = { ...ALONE, recall: { vectorThreshold: 0.8 } }
    const off = { ...ALONE, query: { off: [...ALONE.query.off, 'vector'] } } as const
    const [told] = TOLD
    await (await open({ embedder })).scope('alice').remember(TOLD)
    const near = (await open({ embedder, config: strict })).scope('alice')
    expect(await seqs(near, `${told}呢`)).toEqual([1])
    expect(await seqs(near, ASKED[0][0])).toEqual([])
    const switched = (await open({ embedder, config: off })).scope('alice')
    expect(await seqs(switched, told)).toEqual([])
    expect(await vectorTierOf(switched, told)).toMatchObject({ ran: false, code: 'off' })
  }),
  vectorCase('brings the facts of a message with it, and leaves out what is no longer true', async (open) => {
    const memory = (await open({ embedder: hashEmbedder() })).scope('alice')
    await memory.remember(['我住在杭州西湖区', '我搬家到了上海静安区'])
    const { hits } = await memory.recall('我搬家到了哪里？')
    expect(hits[0]).toMatchObject({ kind: 'card', tiers: { card: 1 }, card: { value: '上海静安区' } })
    expect(hits[0]?.tiers.vector).toBeGreaterThan(0)
    expect(hits.every(({ active }) => active)).toBe(true)
  }),
  vectorCase('looks beyond what a filter leaves out', async (open) => {
    const memory = (await open({ embedder: hashEmbedder(), config: ALONE })).scope('alice')
    const noise = Array.from({ length: 60 }, (_, at) => ({
      text: `白鹭飞过湖边 ${String(at)}`,
      session: 'noise',
    }))
    await memory.remember([{ text: '湖边有一只白鹭', session: 'kept' }, ...noise])
    const { hits } = await memory.recall('湖边的白鹭', { limit: 3, filter: { session: 'kept' } })
    expect(hits.map(({ item }) => item?.seq)).toEqual([1])
  }),
  vectorCase('asks for each part of a query that asks for two things', async (open) => {
    const embedder = hashEmbedder()
    const memory = (await open({ embedder, config: ALONE })).scope('alice')
    await memory.remember(TOLD)
    const { hits } = await memory.recall('repainted the garden shed? And the honey of the neighbour?')
    expect(hits.slice(0, 2).map(({ item }) => item?.seq)).toEqual([2, 6])
    expect(embedder.calls.at(-1)).toHaveLength(2)
  }),
  vectorCase('forgets the vector with the message', async (open, store) => {
    const memory = (await open({ embedder: hashEmbedder(), config: ALONE })).scope('alice')
    const [first] = await memory.remember(TOLD)
    await memory.forget({ item: first?.item.id ?? '' })
    expect(await seqs(memory, TOLD[0])).not.toContain(1)
    const spaces = await store.read('alice', (view) => view.vectors?.spaces() ?? Promise.resolve([]))
    expect(spaces).toMatchObject([{ vectors: TOLD.length - 1 }])
  }),
  vectorCase('keeps the vectors of scopes apart', async (open) => {
    const recollect = await open({ embedder: hashEmbedder(), config: ALONE })
    await recollect.scope('alice').remember(TOLD)
    await recollect.scope('bob').remember('My locker is number nine')
    const { hits } = await recollect.scope('bob').recall(TOLD[0])
    expect(hits).toEqual([])
  }),
]
