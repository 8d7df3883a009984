import { createRecollect } from '@recollect/core'
import type { ScopedMemory, Store } from '@recollect/core'
import type { BulkExtractor } from '@recollect/core/extraction'
import { bulkReader } from '@recollect/core/extraction'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** A store that counts how often it is read outside of a write. */
function counting() {
  const inner = inMemoryStore()
  let reads = 0
  const store: Store = {
    ...inner,
    read: (scope, work) => {
      reads += 1
      return inner.read(scope, work)
    },
  }
  return { store, reads: () => reads }
}

const open = async (store: Store = inMemoryStore(), bulk?: BulkExtractor) => {
  const recollect = await createRecollect({
    store,
    languages: [english()],
    ...(bulk === undefined ? {} : { bulkExtractor: bulk }),
  })
  return { recollect, memory: recollect.scope('me') }
}

async function placesOf(memory: ScopedMemory): Promise<readonly string[]> {
  const { rows } = await memory.cards.list()
  return rows
    .filter(({ active, slot }) => active && slot === 'location')
    .map(({ entity, value }) => `${entity} ${value}`)
}

const TOLD = ['My sister Kate lives in Rome', 'Kate moved to Berlin']

describe('people who are known', () => {
  it('are looked up only for a message that may refer to somebody', async () => {
    const { store, reads } = counting()
    const { recollect, memory } = await open(store)
    await memory.remember('I like green tea')
    await memory.remember(['I moved house last week', 'the weather is fine, what can I cook?'])
    expect(reads()).toBe(0)
    await memory.remember('Kate moved to Berlin')
    expect(reads()).toBe(1)
    await memory.remember('She is fine')
    expect(reads()).toBe(3)
    await recollect.close()
  })

  it('are the same in a preview, which writes nothing', async () => {
    const { recollect, memory } = await open()
    await memory.remember('My sister Kate lives in Rome')
    const { drafts } = await memory.preview('Kate moved to Berlin')
    expect(drafts.map(({ entity, slot, value }) => `${entity} ${slot}=${value}`)).toContain(
      'user.sister location=Berlin',
    )
    expect(await placesOf(memory)).toEqual(['user.sister Rome'])
    await recollect.close()
  })

  it('are known to a backfill, in the order in which things were said', async () => {
    const store = inMemoryStore()
    const plain = await createRecollect({
      store,
      languages: [english()],
      config: { extraction: { extractOnStore: false } },
    })
    await plain.scope('me').remember([...TOLD, 'My brother is in Oslo', 'He moved to Bergen'])
    const { memory } = await open(store)
    await memory.backfill()
    expect(await placesOf(memory)).toEqual(
      expect.arrayContaining(['user.sister Berlin', 'user.brother Bergen']),
    )
  })

  it('are read by the memory itself where a bulk extractor reads the rest', async () => {
    const bulk: BulkExtractor = {
      specVersion: 1,
      close: () => Promise.resolve(),
      extract: async (texts, setup) => (await bulkReader([english()], setup))(texts),
    }
    const { recollect, memory } = await open(inMemoryStore(), bulk)
    const filler = Array.from({ length: 20 }, (_, index) => `i drank ${String(index)} cups of tea`)
    await memory.remember([...filler, ...TOLD])
    expect(await placesOf(memory)).toEqual(['user.sister Berlin'])
    await recollect.close()
  })

  it('are not taken from another scope', async () => {
    const { recollect, memory } = await open()
    await recollect.scope('somebody else').remember('My sister Kate lives in Rome')
    await memory.remember('Kate moved to Berlin')
    expect(await placesOf(memory)).toEqual([])
    await recollect.close()
  })

  it('are called by a new name once it was put right', async () => {
    const { recollect, memory } = await open()
    await memory.remember(["My dad's name is John", 'sorry, his name is Jon, not John'])
    await memory.remember('Jon moved to Leeds')
    await memory.remember('John moved to Hull')
    expect(await placesOf(memory)).toEqual(['user.father Leeds'])
    await recollect.close()
  })
})
