import { describe, expect, it } from 'vitest'
import { createRecollect, RecollectError } from '../src/index.ts'
import type { RecollectOptions, Store } from '../src/index.ts'
import { inMemoryStore } from './support/in-memory-store.ts'
import { openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

function watchedStore(): Store & { calls: string[] } {
  const calls: string[] = []
  const store = inMemoryStore()
  const note =
    <A extends unknown[], R>(name: string, work: (...args: A) => R) =>
    (...args: A): R => {
      calls.push(name)
      return work(...args)
    }
  return { ...store, migrate: note('migrate', store.migrate), close: note('close', store.close), calls }
}

describe('createRecollect', () => {
  it('migrates the store before it is used and closes it once', async () => {
    const store = watchedStore()
    const { recollect, alice } = await openMemory({ store })
    await alice.remember('I live in Rome')
    await recollect.close()
    await recollect.close()
    expect(store.calls).toEqual(['migrate', 'close'])
    await expect(alice.remember('I live in Rome')).rejects.toMatchObject({ code: 'CLOSED' })
    await expect(alice.recall('Rome')).rejects.toMatchObject({ code: 'CLOSED' })
  })

  it.each<[name: string, options: Partial<RecollectOptions>]>([
    ['no language', { languages: [] }],
    ['languages that are no list', { languages: toyPack() as unknown as [] }],
    ['a pack that is none', { languages: [undefined as unknown as ReturnType<typeof toyPack>] }],
    ['a pack of another spec version', { languages: [{ ...toyPack(), specVersion: 2 as unknown as 1 }] }],
    ['two packs of one language', { languages: [toyPack(), toyPack()] }],
    ['an unknown setting', { config: { query: { magic: true } } as RecollectOptions['config'] & object }],
    ['a threshold out of range', { config: { extraction: { confidenceThreshold: 2 } } }],
  ])('refuses %s before it opens anything', async (_name, options) => {
    const store = watchedStore()
    const error: unknown = await createRecollect({ store, languages: [toyPack()], ...options }).catch(
      (caught: unknown) => caught,
    )
    expect(RecollectError.isInstance(error) && error.code).toBe('INVALID_CONFIG')
    expect(store.calls).toEqual([])
  })

  it('refuses a missing store, or one of another spec version', async () => {
    for (const store of [undefined, null, {}, { ...inMemoryStore(), specVersion: 2 }]) {
      const options = { store: store as Store, languages: [toyPack()] }
      await expect(createRecollect(options)).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    }
  })

  it('takes slots of packs and callers into the registry, the caller’s last', async () => {
    const spec = { kind: 'fact', sensitivity: 'normal', factType: 'pet', description: '' } as const
    const pack = toyPack({ slots: [{ ...spec, name: 'pet', cardinality: 'multi' }] })
    const { alice } = await openMemory({
      languages: [pack],
      slots: [{ ...spec, name: 'pet', cardinality: 'single' }],
    })
    await alice.remember(['I have a cat', 'I have a dog'])
    expect((await alice.cards.list({ slot: 'pet', active: true })).rows.map((card) => card.value)).toEqual([
      'dog',
    ])
  })

  it('uses the versioner it is given', async () => {
    const none = { action: 'none', close: [], reinforce: null, insert: null, reason: 'not today' } as const
    const { alice } = await openMemory({ versioner: { plan: () => none } })
    const { changes, item } = await alice.remember('I live in Rome')
    expect(changes).toEqual([{ action: 'none', card: null, closed: [], reason: 'not today' }])
    expect(item).toMatchObject({ active: true, factType: null })
  })

  it('runs several packs side by side', async () => {
    const { alice } = await openMemory({
      languages: [toyPack({ score: () => 0 }), toyPack({ language: 'tz' })],
    })
    const { item, changes } = await alice.remember('I live in Rome')
    expect(item.extractedBy).toBe('ty@1.0.0+tz@1.0.0')
    expect(changes[0]?.card?.pack).toBe('tz@1.0.0')
  })
})

describe('reading collections', () => {
  it('pages through items and cards with filters, each once, in order', async () => {
    const { alice } = await openMemory()
    await alice.remember(
      Array.from({ length: 7 }, (_, i) => ({
        text: `I like thing${String(i)}`,
        session: i % 2 ? 'odd' : 'even',
      })),
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page = await alice.items.list({ limit: 2, cursor, session: 'even' })
      seen.push(...page.rows.map((item) => item.text))
      cursor = page.next
    } while (cursor !== null)
    expect(seen).toEqual([0, 2, 4, 6].map((i) => `I like thing${String(i)}`))
    expect((await alice.cards.list({ slot: 'likes', limit: 3 })).rows).toHaveLength(3)
    expect((await alice.cards.list({ kind: 'goal' })).rows).toEqual([])
  })

  it('gives null for what is not there', async () => {
    const { alice } = await openMemory()
    expect([await alice.items.get('nothing'), await alice.cards.get('nothing')]).toEqual([null, null])
  })

  it('counts items, cards and how many messages gave one', async () => {
    const { alice } = await openMemory()
    expect(await alice.stats()).toEqual({ items: 0, cards: { active: 0, total: 0 }, coverage: 0, unread: 0 })
    await alice.remember([
      'I live in Paris',
      'I moved to Rome',
      'The weather is nice',
      'hello',
      'Assistant: noted',
    ])
    expect(await alice.stats()).toEqual({
      items: 5,
      cards: { active: 1, total: 2 },
      coverage: 0.5,
      unread: 0,
    })
  })

  it('gives rows nobody can change', async () => {
    const { alice } = await openMemory()
    const metadata = { tags: ['a'] }
    const { item } = await alice.remember({ text: 'I live in Rome', metadata })
    metadata.tags.push('b')
    expect((await alice.items.get(item.id))?.metadata).toEqual({ tags: ['a'] })
    expect(() => Object.assign(item, { text: 'x' })).toThrow(TypeError)
  })
})
