import { createRecollect } from '@recollect/core'
import type { Recollect, RecollectOptions, ScopedMemory, Store } from '@recollect/core'
import { expect } from 'vitest'
import { fixedClock } from '../../fixtures/fixed-clock.ts'
import { hashEmbedder } from '../../fixtures/hash-embedder.ts'
import type { HashEmbedder } from '../../fixtures/hash-embedder.ts'
import { sequentialIds } from '../../fixtures/sequential-ids.ts'
import type { RecallHarness } from '../harness.ts'
import { recallCase } from '../recall-case.ts'
import type { RecallCase } from '../recall-case.ts'

const TOLD = [
  '上周末在湖边拍到了很多白鹭',
  'We repainted the garden shed in a pale blue',
  '楼下新开的面馆味道不错，牛肉给得多',
  'The rehearsal for the spring concert was moved to Thursday',
  '他把 presentation 的第三页又改了一遍',
  'My neighbour keeps bees and gave us a jar of honey',
  '周四的 rehearsal 改到了小礼堂',
] as const

/** Words cut in two: nothing that full text could find, near in letters. */
const ASKED = [
  ['湖面白鹭照', 1],
  ['gardening sheds repainting', 2],
  ['presentations 三页', 5],
] as const

const NEAR = { recall: { vectorThreshold: 0.2 } } as const
const ALONE = {
  ...NEAR,
  query: { card: false, exact: false, fullText: false, substring: false, enableExpansion: false },
} as const

type Opened = (options?: Partial<RecollectOptions>) => Promise<Recollect>

/** Runs on stores that keep vectors; `open` may be called several times: each memory is another process on the same store. */
const vectorCase = (
  name: string,
  run: (open: Opened, store: Store, harness: RecallHarness) => Promise<void>,
): RecallCase =>
  recallCase(name, async (harness) => {
    const store = await harness.store.create()
    const ids = sequentialIds()
    const open: Opened = (options) =>
      createRecollect({
        store,
        languages: harness.languages(),
        clock: fixedClock(),
        ids,
        stopwatch: { elapsed: () => 0 },
        config: NEAR,
        ...options,
      })
    try {
      if (store.capabilities.vectors) await run(open, store, harness)
    } finally {
      await store.close()
      await harness.store.destroy?.(store)
    }
  })

const seqs = async (memory: ScopedMemory, query: string): Promise<readonly (number | undefined)[]> =>
  (await memory.recall(query)).hits.map(({ item }) => item?.seq)

const vectorTierOf = async (memory: ScopedMemory, query: string) =>
  (await memory.recall(query, { trace: true })).trace?.tiers.find(({ tier }) => tier === 'vector')

/** Fails for as long as it is told to. */
function unreliable(model = 'hash'): { embedder: HashEmbedder; refuse: (texts: string | null) => void } {
  let refused: string | null = null
  const embedder = hashEmbedder({
    model,
    before: (texts) => {
      if (refused !== null && texts.some((text) => text.includes(refused ?? ''))) {
        throw new Error(`no answer for ${refused === '' ? 'anything' : refused}`)
      }
    },
  })
  return { embedder, refuse: (texts) => (refused = texts) }
}

const finding: readonly RecallCase[] = [
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
  vectorCase('finds only what is near enough, and nothing with the switch off', async (open) => {
    const embedder = hashEmbedder()
    const strict = { ...ALONE, recall: { vectorThreshold: 0.8 } }
    const off = { ...ALONE, query: { ...ALONE.query, vector: false } }
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

const failing: readonly RecallCase[] = [
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

const changing: readonly RecallCase[] = [
  vectorCase(
    'never mixes models: those of another are left out, told of, and replaced by reembed',
    async (open, store) => {
      await (await open({ embedder: hashEmbedder() })).scope('alice').remember(TOLD)
      for (const changed of [hashEmbedder({ model: 'other' }), hashEmbedder({ dimensions: 64 })]) {
        const memory = (await open({ embedder: changed, config: ALONE })).scope('alice')
        expect(await seqs(memory, TOLD[1])).toEqual([])
        expect(await vectorTierOf(memory, TOLD[1])).toMatchObject({
          ran: false,
          code: 'no_vectors',
          reason: expect.stringContaining(`${String(TOLD.length)} of other models are ignored`) as unknown,
        })
        expect(changed.calls).toEqual([])
        await memory.remember('A message of the new model')
        expect((await memory.recall(TOLD[1])).hits.every(({ item }) => item?.seq === TOLD.length + 1)).toBe(
          true,
        )
        const { model, dimensions } = changed
        expect((await memory.stats()).vectors).toMatchObject({
          model,
          dimensions,
          embedded: 1,
          owed: TOLD.length,
          others: [{ model: 'hash', dimensions: 256, vectors: TOLD.length }],
          warning: expect.stringContaining('not used') as unknown,
        })
        await memory.forget({ item: (await memory.items.list()).rows.at(-1)?.id ?? '' })
      }
      const last = hashEmbedder({ model: 'other' })
      const memory = (await open({ embedder: last, config: ALONE })).scope('alice')
      expect(await memory.reembed()).toEqual({
        done: TOLD.length,
        total: TOLD.length,
        failed: 0,
        removed: TOLD.length,
      })
      expect(await store.read('alice', (view) => view.vectors?.spaces() ?? Promise.resolve([]))).toEqual([
        { model: 'other', dimensions: 256, vectors: TOLD.length },
      ])
      for (const [query, seq] of ASKED) expect((await seqs(memory, query))[0]).toBe(seq)
      expect(await memory.reembed()).toMatchObject({ done: 0, total: 0, removed: 0 })
      expect(last.calls.flat().filter((text) => TOLD.some((told) => told === text))).toHaveLength(TOLD.length)
    },
  ),
  vectorCase('goes on where it was, whichever step of reembed it is killed at', async (open, store) => {
    const seeded = async (scope: string) => {
      await (await open({ embedder: hashEmbedder() })).scope(scope).remember(TOLD)
      await (await open()).scope(scope).remember('Kept while there was no embedder')
    }
    const owed = TOLD.length + 1
    let [deaths, finished] = [0, false]
    for (let step = 0; !finished; step += 1) {
      const scope = `killed at ${String(step)}`
      await seeded(scope)
      const life = { left: step }
      const die = () => {
        if (life.left === 0) throw new Error('killed')
        life.left -= 1
      }
      const embedder = hashEmbedder({ model: 'new', before: die })
      const mortal = (await open({ embedder, store: dying(store, die) })).scope(scope)
      life.left = step
      finished = await mortal.reembed({ batch: 3 }).then(
        () => true,
        () => false,
      )
      if (!finished) deaths += 1
      const again = hashEmbedder({ model: 'new' })
      const memory = (await open({ embedder: again })).scope(scope)
      const before = (await memory.stats()).vectors
      await memory.reembed({ batch: 3 })
      expect(again.calls.flat()).toHaveLength(before?.owed ?? -1)
      expect((await memory.stats()).vectors, scope).toMatchObject({ embedded: owed, owed: 0, others: [] })
    }
    // Counting, three batches of reading, embedding and writing, the look for more, and the end: each was the last once.
    expect(deaths).toBeGreaterThanOrEqual(11)
  }),
  vectorCase('stops between batches when the caller wishes, with what was done', async (open) => {
    const stop = new AbortController()
    await (await open()).scope('alice').remember(TOLD)
    const memory = (await open({ embedder: hashEmbedder() })).scope('alice')
    const onProgress = ({ done }: { readonly done: number }) => {
      if (done >= 2) stop.abort()
    }
    expect(await memory.reembed({ batch: 2, signal: stop.signal, onProgress })).toMatchObject({
      done: 2,
      total: TOLD.length,
    })
    expect(await memory.reembed({ batch: 2 })).toMatchObject({
      done: TOLD.length - 2,
      total: TOLD.length - 2,
    })
  }),
  vectorCase('embeds what an import brought', async (open) => {
    const embedder = hashEmbedder()
    const recollect = await open({ embedder, config: ALONE })
    await recollect.scope('alice').remember(TOLD)
    const lines: string[] = []
    for await (const line of recollect.scope('alice').export()) lines.push(line)
    await recollect.scope('bob').import(lines)
    expect((await recollect.scope('bob').stats()).vectors).toMatchObject({ embedded: 0, owed: TOLD.length })
    await recollect.scope('bob').reembed()
    for (const [query, seq] of ASKED) expect((await seqs(recollect.scope('bob'), query))[0]).toBe(seq)
  }),
]

/** A store whose calls may be the last thing a process does. */
const dying = (store: Store, die: () => void): Store => ({
  ...store,
  migrate: () => store.migrate(),
  read: async (scope, work) => {
    die()
    return store.read(scope, work)
  },
  transaction: async (scope, work) => {
    die()
    return store.transaction(scope, work)
  },
})

export const vectorRecallCases: readonly RecallCase[] = [...finding, ...failing, ...changing]
