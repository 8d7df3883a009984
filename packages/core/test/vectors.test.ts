import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createRecollect, RecollectError } from '../src/index.ts'
import type { Embedder, Observer, Store } from '../src/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { letterEmbedder } from './support/letter-embedder.ts'
import { openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

const opening = (embedder: unknown, store: Store = inMemoryStore()) =>
  Promise.resolve(Reflect.apply(createRecollect, null, [{ store, languages: [toyPack()], embedder }]))

const counting = (): { observer: Observer; counts: string[] } => {
  const counts: string[] = []
  return { counts, observer: { count: (name) => counts.push(name), span: () => undefined } }
}

/** Every file that is loaded with `src/index.ts`, whatever is asked of it. */
function loadedWith(url: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(url.href)) return seen
  seen.add(url.href)
  const source = readFileSync(url, 'utf8')
  for (const [, path = ''] of source.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'/gmu)) {
    loadedWith(new URL(path, url), seen)
  }
  return seen
}

describe('without an embedder', () => {
  it('nothing of vectors is loaded', () => {
    const files = [...loadedWith(new URL('../src/index.ts', import.meta.url))]
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter((file) => /vector|embed/u.test(file.slice(file.indexOf('/src/'))))).toEqual([])
  })

  it('nothing is said of vectors, and nothing is missing', async () => {
    const { alice } = await openMemory()
    const result = await alice.remember('I live in Paris')
    expect('embedding' in result).toBe(false)
    const { trace, hits } = await alice.recall('Paris', { trace: true })
    expect(trace?.tiers.map(({ tier }) => tier)).not.toContain('vector')
    expect(hits).toHaveLength(1)
    expect(await alice.stats()).not.toHaveProperty('vectors')
  })

  it('reembed says what is missing', async () => {
    const { alice } = await openMemory()
    await expect(alice.reembed()).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
  })
})

describe('an embedder', () => {
  it.each<[string, unknown]>([
    ['is no object', 'openai'],
    ['cannot embed', { model: 'm', dimensions: 3 }],
    ['has no name', { ...letterEmbedder(), model: ' ' }],
    ['has no length', { ...letterEmbedder(), dimensions: undefined }],
    ['has a broken length', { ...letterEmbedder(), dimensions: 1.5 }],
    ['is longer than stores hold', { ...letterEmbedder(), dimensions: 16_001 }],
  ])('that %s is refused before the store is opened', async (_name, embedder) => {
    let migrated = false
    const store = {
      ...inMemoryStore(),
      migrate: async () => {
        migrated = true
      },
    }
    await expect(opening(embedder, store)).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    expect(migrated).toBe(false)
  })

  it('is refused on a store that keeps no vectors', async () => {
    const store = inMemoryStore()
    const without = { ...store, capabilities: { ...store.capabilities, vectors: false } }
    await expect(opening(letterEmbedder(), without)).rejects.toMatchObject({ code: 'UNSUPPORTED_CAPABILITY' })
  })

  it('is told who speaks where several do', async () => {
    const told: string[] = []
    const { alice } = await openMemory({ embedder: letterEmbedder((texts) => told.push(...texts)) })
    await alice.remember([{ text: 'Tea, please', speaker: 'Ann' }, 'I live in Paris'])
    expect(told).toEqual(['Ann: Tea, please', 'I live in Paris'])
  })

  it('is not asked again for a message that is known', async () => {
    const told: string[] = []
    const { alice } = await openMemory({ embedder: letterEmbedder((texts) => told.push(...texts)) })
    await alice.remember({ text: 'I live in Paris', key: 'k' })
    const again = await alice.remember({ text: 'I live in Paris', key: 'k' })
    expect({ told, duplicate: again.duplicate, embedding: again.embedding }).toEqual({
      told: ['I live in Paris'],
      duplicate: true,
      embedding: undefined,
    })
  })

  it('is asked for many messages together', async () => {
    const sizes: number[] = []
    const { alice } = await openMemory({ embedder: letterEmbedder((texts) => sizes.push(texts.length)) })
    await alice.remember(Array.from({ length: 250 }, (_, at) => `message ${String(at)}`))
    expect(sizes).toEqual([100, 100, 50])
  })
})

describe('a message is kept', () => {
  const failing = async (embedder: Embedder, store: Store) => {
    const { observer, counts } = counting()
    const { alice } = await openMemory({ embedder, store, observer })
    const result = await alice.remember('I live in Paris')
    expect(await alice.items.get(result.item.id)).toMatchObject({ text: 'I live in Paris' })
    return { alice, result, counts }
  }

  it('whatever the embedder does, and the observer is told', async () => {
    const broken: unknown[] = [
      () => {
        throw new Error('at once')
      },
      () => Promise.reject(new Error('later')),
      () => 'nonsense',
      () => Promise.resolve([]),
    ]
    for (const embed of broken) {
      const embedder = Object.assign(letterEmbedder(), { embed })
      const { result, counts } = await failing(embedder, inMemoryStore())
      expect(result.embedding).toMatchObject({
        stored: false,
        reason: expect.stringMatching(/\S/u) as unknown,
      })
      expect(counts).toEqual(['recollect.embedding.owed'])
    }
  })

  it('when the store fails after it was committed', async () => {
    const store = inMemoryStore()
    let writes = 0
    const tired: Store = {
      ...store,
      transaction: (scope, work) => {
        writes += 1
        if (writes === 2) return Promise.reject(new RecollectError('STORE_BUSY', 'Come back later.'))
        return store.transaction(scope, work)
      },
    }
    const { result, alice } = await failing(letterEmbedder(), tired)
    expect(result.embedding).toEqual({ stored: false, reason: 'Come back later.' })
    expect(await alice.reembed()).toMatchObject({ done: 1, failed: 0 })
  })

  it('not when it was forgotten while it was embedded: neither is its vector', async () => {
    const { alice, store } = await openMemory({
      embedder: letterEmbedder(async () => {
        const { rows } = await alice.items.list()
        await alice.forget({ item: rows[0]?.id ?? '' })
      }),
    })
    await alice.remember(['I live in Paris', 'It is warm'])
    expect(await store.read('alice', (view) => view.vectors?.spaces() ?? Promise.resolve([]))).toEqual([
      { model: 'letters', dimensions: 26, vectors: 1 },
    ])
  })
})

describe('the vector tier', () => {
  it('finds by similarity, says how near, and what it left out', async () => {
    const { alice } = await openMemory({ embedder: letterEmbedder() })
    await alice.remember(['stressed', 'I live in Paris', 'zzz'])
    const { hits, trace } = await alice.recall('desserts', { trace: true })
    expect(hits[0]).toMatchObject({ quote: 'stressed', tiers: { vector: 1 } })
    expect(trace?.candidates.find(({ tier }) => tier === 'vector')).toMatchObject({
      score: 1,
      parts: [{ name: 'similarity', value: expect.closeTo(1, 5) as unknown }],
    })
    expect(trace?.omitted).toContainEqual(
      expect.objectContaining({ tier: 'vector', stage: 'threshold', count: 2 }),
    )
  })

  it('looks on while what it found is no longer true', async () => {
    const { alice } = await openMemory({ embedder: letterEmbedder() })
    await alice.remember(
      Array.from({ length: 40 }, (_, at) => `I live in Pa${'ris'.repeat(at % 3)}${at % 2 ? 's' : ''}`),
    )
    const { hits } = await alice.recall('sirap ni evil i', { limit: 1 })
    expect(hits).toHaveLength(1)
    expect(hits[0]?.active).toBe(true)
  })
})
