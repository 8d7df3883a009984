import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { hashEmbedder } from '../../../fixtures/hash-embedder.ts'
import type { RecallCase } from '../../recall-case.ts'
import { TOLD, ASKED, ALONE, vectorCase, seqs, vectorTierOf } from './steps.ts'

export const changingVectors: readonly RecallCase[] = [
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
