import { createRecollect } from '@recollect/core'
import type { Ids, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { timeline } from '@recollect/timeline'
import { expect, it } from 'vitest'

const SAID = [
  'I grew up in Leeds but I live in Lisbon now',
  'We moved to Porto in March',
  'My sister Clara plays the violin',
  '我妹妹小雨在学大提琴',
  '我对花生过敏',
  'I opened a small bakery，每天五点起床',
  'Assistant: You could try swimming.',
  'Where do I live?',
]
const ASKED = [
  'Where do I live?',
  '我妹妹学什么乐器',
  'What am I allergic to? Where did I live before?',
  'bakery 五点',
  'the',
  'zebra',
]

function counted(): Ids {
  let last = 0
  return { next: () => `00000000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}` }
}

/** Every trace, and why each record is or is not there, times left out. */
async function everythingOn(store: Store): Promise<unknown> {
  const recollect = await createRecollect({
    plugins: [timeline()],
    store,
    languages: [english(), chinese()],
    ids: counted(),
    clock: { zone: 'UTC', now: () => Date.UTC(2025, 2, 1) },
    stopwatch: { elapsed: () => 0 },
  })
  const memory = recollect.scope('alice')
  await memory.remember(SAID)
  const records = [...(await memory.items.list()).rows, ...(await memory.cards.list()).rows]
  const told: unknown[] = []
  for (const query of ASKED) {
    const { hits, trace } = await memory.recall(query, { trace: true, limit: 3 })
    told.push(trace)
    for (const { id } of records) {
      const why = await memory.whyNot(id, query, { limit: 3 })
      expect([query, id, why.outcome === 'recalled']).toEqual([query, id, hits.some((hit) => hit.id === id)])
      told.push(why)
    }
  }
  await recollect.close()
  return told
}

it('traces and reasons are the same on both stores, in both languages, and agree with the hits', async () => {
  const inMemory = await everythingOn(inMemoryStore())
  expect(inMemory).toEqual(await everythingOn(sqliteStore({ file: ':memory:' })))
})
