import { describe, expect, it } from 'vitest'
import { InvalidInputError, NotFoundError } from '@recollect/core'
import { letterEmbedder } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { knownScope } from './known.ts'

describe('a search of knowledge', () => {
  it('finds nodes by key, value and context, the key counting more', async () => {
    const { alice } = await knownScope()
    const found = await alice.nodes.search('agent planning focus')
    expect(found.map(({ node, matched }) => [node.key, matched])).toEqual([
      ["User's research focus", ['agent', 'planning', 'focus']],
      ['Lantern project', ['agent', 'planning']],
    ])
    const [byKey] = await alice.nodes.search('lantern')
    const [byValue] = await alice.nodes.search('robots')
    const [byContext] = await alice.nodes.search('deciding')
    expect([byKey?.score, byValue?.score, byContext?.score]).toEqual([1, 0.9, 0.6])
  })

  it('finds present values only; older ones stand in the evolution of what is found', async () => {
    const { alice } = await knownScope()
    expect(await alice.nodes.search('engineering')).toEqual([])
    const [hit] = await alice.nodes.search('research')
    expect(hit?.node).toMatchObject({ value: 'agent planning', version: 2 })
    expect(hit?.node.evolution.map(({ value }) => value)).toEqual(['prompt engineering'])
  })

  it('lets words it never heard of count against what it finds', async () => {
    const { alice } = await knownScope()
    const scoreOf = async (query: string) => (await alice.nodes.search(query))[0]?.score ?? 0
    expect(await scoreOf('lantern zebra')).toBeLessThan(await scoreOf('lantern'))
    expect(await alice.nodes.search('zebra')).toEqual([])
    expect(await alice.nodes.search('lantern zebra', { minScore: 0.9 })).toEqual([])
  })

  it('gives no more than asked for, always in the same order', async () => {
    const { alice } = await knownScope()
    const all = await alice.nodes.search('agent planning sailing')
    expect(all).toHaveLength(3)
    expect(await alice.nodes.search('agent planning sailing', { limit: 1 })).toEqual(all.slice(0, 1))
  })

  it('finds by meaning too, where there is an embedder', async () => {
    const { alice } = await knownScope({ embedder: letterEmbedder() })
    expect((await alice.nodes.search('lanternprojectagentplanningforrobots'))[0]).toMatchObject({
      node: { key: 'Lantern project' },
      matched: [],
    })
    expect((await alice.episodes.search('boatstalkofsailingbobgoessailingboatscostmuch'))[0]).toMatchObject({
      episode: { title: 'Boats' },
      matched: [],
    })
  })

  it('goes on by words while the embedder fails', async () => {
    let fails = false
    const embedder = letterEmbedder(() => {
      if (fails) throw new Error('out of order')
    })
    const { alice } = await knownScope({ embedder })
    fails = true
    expect((await alice.nodes.search('lantern'))[0]?.node.key).toBe('Lantern project')
  })
})

describe('a search of episodes', () => {
  it('finds them by what they tell and by what was said, the former counting more', async () => {
    const { alice } = await knownScope()
    const found = await alice.episodes.search('hard')
    expect(found.map(({ episode }) => episode.title)).toEqual(['Turning to agents', 'Prompt research'])
    expect((await alice.episodes.search('boats'))[0]?.score).toBe(1)
    expect((await alice.episodes.search('cost'))[0]?.score).toBe(0.8)
  })
})

it('a pronoun adds to what is found, and finds nothing by itself', async () => {
  const { alice } = await knownScope()
  expect((await alice.episodes.search('user')).length).toBeGreaterThan(0)
  expect(await alice.episodes.search('my zebra')).toEqual([])
})

describe('the enhanced query', () => {
  it('gives episodes and knowledge side by side, or episodes alone', async () => {
    const { alice } = await knownScope()
    const both = await alice.enhancedQuery('sailing', { limit: 5 })
    expect([both.episodes[0]?.episode.title, both.knowledge[0]?.node.key]).toEqual(['Boats', "Bob's hobby"])
    expect((await alice.enhancedQuery('sailing', { semantic: false })).knowledge).toEqual([])
  })
})

it.each(['my\u0000zebra', '\u202amy zebra', `my zebra ${'x '.repeat(20_000)}`])(
  'an odd or long query is asked: %j',
  async (query) => {
    const { alice } = await knownScope()
    for (const ask of [alice.nodes.search, alice.episodes.search])
      expect(await ask(query)).toBeInstanceOf(Array)
    expect(await alice.enhancedQuery(query)).toMatchObject({ episodes: expect.any(Array) })
  },
)

describe('what is asked wrongly', () => {
  const wrong: readonly unknown[] = ['', '   ', 7, null, '\u0000']

  it.each(wrong)('a query: %j', async (query) => {
    const { alice } = await openMemory()
    await expect(Reflect.apply(alice.nodes.search, null, [query])).rejects.toThrow(InvalidInputError)
    await expect(Reflect.apply(alice.episodes.search, null, [query])).rejects.toThrow(InvalidInputError)
    await expect(Reflect.apply(alice.enhancedQuery, null, [query])).rejects.toThrow(InvalidInputError)
  })

  it.each([{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { minScore: 2 }, { wrong: 1 }, 'ten', null])(
    'options: %j',
    async (options) => {
      const { alice } = await openMemory()
      await expect(Reflect.apply(alice.nodes.search, null, ['x', options])).rejects.toThrow(InvalidInputError)
      await expect(Reflect.apply(alice.episodes.search, null, ['x', options])).rejects.toThrow(
        InvalidInputError,
      )
    },
  )

  it('ids, keys, depths and filters', async () => {
    const { alice } = await knownScope()
    for (const verb of ['episodes', 'related', 'evolution'] as const) {
      await expect(alice.nodes[verb]('nobody knows')).rejects.toThrow(NotFoundError)
      await expect(Reflect.apply(alice.nodes[verb], null, [''])).rejects.toThrow(InvalidInputError)
    }
    await expect(alice.episodes.nodes('nothing')).rejects.toThrow(NotFoundError)
    for (const depth of [0, 6, 1.5, Number.NaN])
      await expect(alice.nodes.related('Lantern project', depth)).rejects.toThrow(InvalidInputError)
    await expect(alice.nodes.graph({ limit: 1001 })).rejects.toThrow(InvalidInputError)
    await expect(Reflect.apply(alice.nodes.get, null, [5])).rejects.toThrow(InvalidInputError)
    await expect(Reflect.apply(alice.nodes.list, null, [{ from: 'x' }])).rejects.toThrow(InvalidInputError)
    await expect(Reflect.apply(alice.episodes.list, null, [{ state: 'lost' }])).rejects.toThrow(
      InvalidInputError,
    )
    await expect(Reflect.apply(alice.recall, null, ['x', { policy: 'best' }])).rejects.toThrow(
      InvalidInputError,
    )
  })
})
