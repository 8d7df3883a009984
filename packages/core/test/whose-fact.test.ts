import { describe, expect, it } from 'vitest'
import { aDraft } from './support/fixtures.ts'
import { openMemory } from './support/memory.ts'
import { toyPack } from './support/rules.ts'
import type { LanguagePack } from '../src/index.ts'
import type { CardDraft } from '../src/extraction/index.ts'

/** A pack that finds just these drafts, and asks for a pet's name by its kind. */
function packOf(drafts: Readonly<Record<string, readonly CardDraft[]>>): LanguagePack {
  const pack = toyPack()
  return {
    ...pack,
    extractor: { extract: (text) => ({ drafts: drafts[text.source] ?? [], rejected: [] }) },
    detector: {
      detect: (query, context) => ({
        ...pack.detector.detect(query, context),
        ...(query.text.includes('called') ? { entity: 'user.pet', slots: ['name'] } : {}),
        facet: /dog|cat|fish/u.exec(query.text)?.[0] ?? null,
      }),
    },
  }
}

const name = (entity: string, value: string, facet: string | null = null) =>
  aDraft({ entity, slot: 'name', value, facet, span: { start: 0, end: 1 } })

describe('names of those one has several of', () => {
  const pets = packOf({
    'My dog is Rex': [name('user.pet', 'Rex', 'dog')],
    'My cat is Tom': [name('user.pet', 'Tom', 'cat')],
    'My dog is Bello now': [{ ...name('user.pet', 'Bello', 'dog'), relation: 'updates' }],
  })

  it('stand side by side, and each is found by its kind', async () => {
    const { alice } = await openMemory({ languages: [pets] })
    await alice.remember(['My dog is Rex', 'My cat is Tom'])
    expect((await alice.answer('How is my dog called?')).text).toContain('Rex')
    expect((await alice.answer('How is my cat called?')).text).toContain('Tom')
    const fish = await alice.answer('How is my fish called?')
    expect(fish.text).not.toMatch(/Rex|Tom/u)
    expect(fish.evidence).not.toBe('strong')
  })

  it('are replaced within their kind when said to be new', async () => {
    const { alice } = await openMemory({ languages: [pets] })
    await alice.remember(['My dog is Rex', 'My cat is Tom', 'My dog is Bello now'])
    const active = (await alice.cards.list({ active: true })).rows.map((card) => card.value)
    expect(active.sort()).toEqual(['Bello', 'Tom'])
  })

  it('replace each other for those one has one of', async () => {
    const wife = packOf({ a: [name('user.wife', 'Ann')], b: [name('user.wife', 'Bea')] })
    const { alice } = await openMemory({ languages: [wife] })
    await alice.remember(['a', 'b'])
    expect((await alice.cards.list({ active: true })).rows.map((card) => card.value)).toEqual(['Bea'])
  })
})

describe('a message about somebody else', () => {
  it('is not quoted as an answer about the user', async () => {
    const wife = aDraft({ entity: 'user.wife', slot: 'location', value: 'Rome', span: { start: 0, end: 1 } })
    const { alice } = await openMemory({ languages: [packOf({ 'My wife has her address in Rome': [wife] })] })
    await alice.remember('My wife has her address in Rome')
    const { answer, evidence, hits } = await alice.recall('What is my address?')
    expect({ text: answer.text, evidence }).toEqual({ text: 'I do not know.', evidence: 'none' })
    expect(hits).toHaveLength(1)
  })
})
