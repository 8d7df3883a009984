import { expect } from 'vitest'
import { hashEmbedder } from '../../../fixtures/hash-embedder.ts'
import type { RecallCase } from '../../recall-case.ts'
import { TOLD, ASKED, ALONE, vectorCase, seqs, vectorTierOf, unreliable } from './steps.ts'

export const failingVectors: readonly RecallCase[] = [
  vectorCase(
    'keeps every message when the embedder fails, says so, and makes up for it later',
    async (open) => {
      const { embedder, refuse } = unreliable()
      const memory = (await open({ embedder, config: ALONE })).scope('alice')
      refuse('')
      const results = await memory.remember(TOLD)
      expect(results.map(({ embedding }) => embedding)).toEqual(
        TOLD.map(() => ({ stored: false, reason: 'no answer for anything' })),
      )
      expect(await memory.stats()).toMatchObject({
        items: TOLD.length,
        vectors: { embedded: 0, owed: TOLD.length, warning: expect.stringContaining('reembed()') as unknown },
      })
      await expect(memory.reembed()).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' })
      refuse(null)
      expect(await memory.reembed()).toEqual({ done: TOLD.length, total: TOLD.length, failed: 0, removed: 0 })
      expect(await memory.stats()).toMatchObject({
        vectors: { embedded: TOLD.length, owed: 0, warning: null },
      })
      for (const [query, seq] of ASKED) expect((await seqs(memory, query))[0]).toBe(seq)
    },
  ),
  vectorCase('keeps the vectors of all messages but the one that is refused', async (open) => {
    const { embedder, refuse } = unreliable()
    const memory = (await open({ embedder })).scope('alice')
    refuse('honey')
    const results = await memory.remember(TOLD)
    expect(results.filter(({ embedding }) => embedding?.stored === false)).toMatchObject([
      { item: { seq: 6 } },
    ])
    expect(await memory.reembed({ batch: 2 })).toMatchObject({ done: 1, failed: 1 })
    refuse(null)
    expect(await memory.reembed()).toMatchObject({ done: 1, failed: 0 })
    expect(await memory.stats()).toMatchObject({ vectors: { owed: 0 } })
  }),
  vectorCase('recalls without vectors when the embedder fails, and the trace says why', async (open) => {
    const { embedder, refuse } = unreliable()
    const memory = (await open({ embedder })).scope('alice')
    await memory.remember(TOLD)
    const plain = (await open()).scope('alice')
    refuse('')
    for (const query of ['honey', '面馆 牛肉', 'rehearsal 礼堂']) {
      expect(await memory.recall(query)).toEqual(await plain.recall(query))
      expect(await vectorTierOf(memory, query)).toMatchObject({
        ran: false,
        code: 'embedder_failed',
        reason: 'the query has no vector: no answer for anything',
      })
    }
  }),
  vectorCase('waits for the embedder no longer than the caller wishes', async (open) => {
    const never = { ...hashEmbedder(), embed: () => new Promise<never>(() => undefined) }
    const recollect = await open({ embedder: never })
    const memory = recollect.scope('alice')
    const slow = new AbortController()
    const remembering = memory.remember(TOLD, { signal: slow.signal })
    slow.abort()
    expect((await remembering).every(({ embedding }) => embedding?.stored === false)).toBe(true)
    await (await open({ embedder: hashEmbedder() })).scope('alice').reembed()
    const deadline = new AbortController()
    const recalling = memory.recall('honey', { signal: deadline.signal, trace: true })
    deadline.abort()
    const { hits, trace } = await recalling
    expect(hits[0]?.item?.seq).toBe(6)
    expect(trace?.tiers.at(-1)).toMatchObject({ tier: 'vector', ran: false, code: 'aborted' })
  }),
]
