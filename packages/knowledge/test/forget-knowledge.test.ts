import { describe, expect, it } from 'vitest'
import type { MemoryCard, ScopedMemory, Store } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import { inMemoryStore, DAY, exportOf, NOON } from './support/core.ts'
import { isDiscoverer } from './support/is-discoverer.ts'
import { openMemory } from './support/memory.ts'

interface Setting {
  readonly alice: ScopedMemory
  readonly store: Store
  say(day: number, ...texts: readonly string[]): Promise<readonly string[]>
}

/** Conversations of one day each, far apart. */
async function open(discoverer: Discoverer = isDiscoverer()): Promise<Setting> {
  const store = inMemoryStore()
  const { alice, clock } = await openMemory({ store, discoverer })
  return {
    alice,
    store,
    say: async (day, ...texts) => {
      clock.set(NOON + day * DAY)
      const said = await alice.remember(
        texts.map((text, at) => ({ text, at: NOON + day * DAY - 3_600_000 + at * 1000 })),
      )
      await alice.discover()
      return said.map(({ item }) => item.id)
    },
  }
}

/** Every word of every record of episodes and knowledge. */
const knowledgeOf = async (memory: ScopedMemory): Promise<string> =>
  (await exportOf(memory)).filter((line) => !/"type":"(?:item|card)"/u.test(line)).join('\n')

const nodesOf = async (memory: ScopedMemory) => (await memory.nodes.list({ limit: 100 })).rows
const episodesOf = async (memory: ScopedMemory) => (await memory.episodes.list({ limit: 100 })).rows

describe('forgetting a message', () => {
  it('takes its episode, and what was learned from it', async () => {
    const { alice, say } = await open()
    const [first = ''] = await say(1, 'the project is xylophant', 'nothing else today')
    await say(2, 'the city is oslo')
    expect(await nodesOf(alice)).toHaveLength(2)
    await alice.forget({ item: first })
    expect((await nodesOf(alice)).map(({ value }) => value)).toEqual(['oslo'])
    expect(await knowledgeOf(alice)).not.toContain('xylophant')
    expect((await alice.discovery.status()).messages).toBe(1)
  })

  it('owes its other messages an episode again', async () => {
    const { alice, say } = await open()
    const [first = '', second = ''] = await say(1, 'the project is xylophant', 'the city is oslo')
    await alice.forget({ item: first })
    expect(await episodesOf(alice)).toEqual([])
    expect(await nodesOf(alice)).toEqual([])
    await alice.discover()
    expect((await episodesOf(alice)).map(({ itemIds }) => itemIds)).toEqual([[second]])
    expect((await nodesOf(alice)).map(({ key, value }) => [key, value])).toEqual([['the city', 'oslo']])
    expect((await alice.discovery.status()).messages).toBe(0)
  })

  it('lets a node fall back to the value that is left', async () => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo')
    const [second = ''] = await say(2, 'the city is bergen')
    const before = await alice.nodes.byKey('the city')
    expect(before).toMatchObject({ value: 'bergen', version: 2, versions: 2 })
    await alice.forget({ item: second })
    const after = await alice.nodes.byKey('the city')
    const [episode] = await episodesOf(alice)
    expect(after).toMatchObject({
      id: before?.id,
      value: 'oslo',
      version: 1,
      versions: 1,
      confidence: 0.8,
      evidence: { quote: 'the city is oslo' },
      evolution: [],
      linkedEpisodeIds: [episode?.id],
      evolutionEpisodeIds: [],
    })
    expect(after?.searchKeywords).not.toContain('bergen')
    expect(after?.importance).toBeLessThan(before?.importance ?? 0)
    expect((await alice.nodes.evolution('the city')).timeline).toHaveLength(1)
    expect((await alice.nodes.search('bergen')).length).toBe(0)
  })

  it('closes the gap that a middle value leaves', async () => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo')
    const [second = ''] = await say(2, 'the city is bergen')
    await say(3, 'the city is narvik')
    await alice.forget({ item: second })
    const { timeline, node } = await alice.nodes.evolution('the city')
    expect(timeline.map(({ version, value }) => [version, value])).toEqual([
      [1, 'oslo'],
      [2, 'narvik'],
    ])
    expect(node).toMatchObject({ value: 'narvik', version: 2, versions: 2 })
    expect(node.evolution).toMatchObject([{ value: 'oslo', until: node.validFrom }])
    expect(node.linkedEpisodeIds).toHaveLength(2)
  })

  it('lets a value rest on the other messages that said it', async () => {
    const { alice, say } = await open()
    const [first = ''] = await say(1, 'the city is oslo')
    const [second = ''] = await say(2, 'the city is oslo indeed')
    expect((await alice.nodes.byKey('the city'))?.confidence).toBeCloseTo(0.9)
    await alice.forget({ item: first })
    const node = await alice.nodes.byKey('the city')
    const [episode] = await episodesOf(alice)
    expect(node).toMatchObject({
      value: 'oslo',
      context: 'the city is oslo indeed',
      evidence: { itemId: second, quote: 'the city is oslo' },
      discoveryEpisodeId: episode?.id,
      linkedEpisodeIds: [episode?.id],
    })
    expect(node?.confidence).toBeCloseTo(0.8)
  })

  it('leaves no edge that it alone showed, and takes its words from those that others show too', async () => {
    const { alice, say } = await open()
    const [first = ''] = await say(1, 'the city is oslo, the river is akerselva')
    await say(2, 'the city is oslo, the river is akerselva')
    const [both] = (await alice.nodes.graph()).relationships
    expect(both?.episodeIds).toHaveLength(2)
    await alice.forget({ item: first })
    const [left, ...others] = (await alice.nodes.graph()).relationships
    expect(others).toEqual([])
    expect(left).toMatchObject({ id: both?.id, description: null, discoveryEpisodeId: null })
    expect(left?.episodeIds).toHaveLength(1)
  })

  it('leaves not one of its words in any record, whatever a model carried on', async () => {
    const leaky = isDiscoverer({
      narrate: (original, { episodes }) =>
        Promise.resolve({
          title: `${original.messages[0]?.text ?? ''} (before: ${episodes.map(({ title }) => title).join(' ')})`,
          summary: episodes.map(({ summary }) => summary).join(' ') || 'nothing',
          content: `as told before: ${episodes.map(({ content }) => content).join(' ')}`,
          sameAs: null,
        }),
      discover: async (episode, original, context) => {
        const found = await isDiscoverer().discover(episode, original, context)
        const seen = context.nodes.map(({ value }) => value).join(' ')
        return {
          ...found,
          nodes: found.nodes.map((one) => ({ ...one, context: `${one.context}, like ${seen}` })),
        }
      },
    })
    const { alice, say } = await open(leaky)
    const [first = ''] = await say(1, 'the project is xylophant in the city')
    await say(2, 'the city is oslo near the project')
    await say(3, 'the harbour is old, says the project of the city')
    expect((await knowledgeOf(alice)).split('xylophant').length).toBeGreaterThan(3)
    await alice.forget({ item: first })
    expect(await knowledgeOf(alice)).not.toContain('xylophant')
    await alice.discover()
    expect(await knowledgeOf(alice)).not.toContain('xylophant')
    expect((await nodesOf(alice)).map(({ value }) => value).sort()).toEqual(['old', 'oslo'])
  })

  /** Says what a model carried on, in whatever it is allowed to say. */
  const carrying = (word: string) =>
    isDiscoverer({
      discover: async (episode, original, context) => {
        if (original.text.includes('street')) throw new Error(`no JSON in: {"${word}`)
        const found = await isDiscoverer().discover(episode, original, context)
        return {
          ...found,
          nodes: found.nodes.map((one) =>
            one.value === 'old' ? { ...one, context: `unlike ${word}` } : one,
          ),
          relationships: found.relationships.map((one) => ({ ...one, description: `as with ${word}` })),
        }
      },
    })

  it.each(['xylophant', 'city'])(
    'finds its words in earlier values, edges and reasons as well: %s',
    async (word) => {
      const { alice, say } = await open(carrying(word))
      const [first = ''] = await say(1, `the news is ${word}`)
      await say(2, 'the harbour is old')
      await say(4, 'the harbour is renewed')
      await say(6, 'the cellar is damp', 'the roof is leaking')
      await say(8, 'the street is loud')
      expect((await knowledgeOf(alice)).split(word).length).toBeGreaterThan(4)
      await alice.forget({ item: first })
      expect(await knowledgeOf(alice)).not.toContain(word)
      expect(await alice.nodes.byKey('the harbour')).toMatchObject({ value: 'renewed' })
      expect((await alice.nodes.graph()).relationships.length).toBeGreaterThan(0)
    },
  )

  it('keeps a value that only its telling had a common word of the message beside', async () => {
    const { alice, say } = await open(carrying('city'))
    const [first = ''] = await say(1, 'the news is city')
    await say(2, 'the harbour is old')
    await alice.forget({ item: first })
    expect(await alice.nodes.byKey('the harbour')).toMatchObject({
      value: 'old',
      context: 'the harbour is old',
    })
  })

  it('does so for a message that nobody looked at, and where the store keeps no episodes', async () => {
    const { alice } = await open()
    const { item } = await alice.remember('a note')
    await alice.forget({ item: item.id })
    expect(await episodesOf(alice)).toEqual([])
  })
})

describe('forgetting a fact', () => {
  it.each([
    ['its slot', (card: MemoryCard) => ({ slot: card.versionKey })],
    ['its card', (card: MemoryCard) => ({ card: card.id })],
  ])('takes what was learned of it, and nothing else of its message: by %s', async (_name, targetOf) => {
    const city = { key: 'home city', value: 'Oslo', quote: 'I live in Oslo' }
    const boat = { key: 'the boat', value: 'old', quote: 'the boat is old' }
    const { alice, say } = await open(
      isDiscoverer({
        discover: async (episode, original, context) => ({
          ...(await isDiscoverer().discover(episode, original, context)),
          nodes: [city, boat].map((one) => ({
            ...one,
            context: one.quote,
            gapType: 'personal_fact' as const,
            confidence: 0.8,
          })),
        }),
      }),
    )
    await say(1, 'I live in Oslo', 'the boat is old')
    expect(await alice.recall('What is my home city?')).toMatchObject({ answer: { node: { value: 'Oslo' } } })
    const [card] = (await alice.cards.list()).rows
    if (card === undefined) throw new Error('no card')
    await alice.forget(targetOf(card), { messages: 'keep' })
    expect((await nodesOf(alice)).map(({ value }) => value)).toEqual(['old'])
    expect((await alice.recall('What is my home city?')).answer.node).toBeUndefined()
    expect((await alice.items.list()).rows).toHaveLength(2)
  })
})

describe('whatever else removes messages', () => {
  it.each<[string, (memory: ScopedMemory, change: string) => Promise<unknown>]>([
    ['undo', (memory, change) => memory.undo(change)],
  ])('leaves no episode that names one that is gone: %s', async (_name, remove) => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo')
    const { change } = await alice.remember({ text: 'the project is xylophant', at: NOON + DAY - 3_590_000 })
    await alice.discover()
    expect((await episodesOf(alice)).flatMap(({ itemIds }) => itemIds)).toHaveLength(2)
    await remove(alice, change ?? '')
    expect(await episodesOf(alice)).toEqual([])
    await alice.discover()
    expect(await nodesOf(alice)).toMatchObject([{ value: 'oslo' }])
    expect(await knowledgeOf(alice)).not.toContain('xylophant')
  })

  it('owes a message that comes back an episode', async () => {
    const { alice, say } = await open()
    const [first = ''] = await say(1, 'the city is oslo')
    await say(3, 'the harbour is old')
    const { change } = await alice.forget({ item: first }, { grace: DAY })
    await alice.discover()
    expect(await nodesOf(alice)).toMatchObject([{ value: 'old' }])
    await alice.undo(change ?? '')
    expect((await alice.discovery.status()).messages).toBe(1)
    await alice.discover()
    expect((await nodesOf(alice)).map(({ value }) => value).sort()).toEqual(['old', 'oslo'])
  })
})

describe('forgetting an episode or a node', () => {
  it('takes what an episode taught, and has its messages told again', async () => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo')
    await say(2, 'the city is bergen')
    const [, last] = await episodesOf(alice)
    await alice.episodes.forget(last?.id ?? '')
    expect(await nodesOf(alice)).toMatchObject([{ value: 'oslo', versions: 1 }])
    await alice.discover()
    expect(await nodesOf(alice)).toMatchObject([{ value: 'bergen', versions: 2 }])
    await expect(alice.episodes.forget('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes a node for good: no later run finds it in the same messages', async () => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo, the river is akerselva')
    const city = await alice.nodes.byKey('the city')
    expect(await alice.forget({ node: city?.id ?? '' })).toMatchObject({ items: 0, cards: 0 })
    await alice.nodes.forget('the river')
    await alice.discover({ failed: true, skipped: true })
    expect(await nodesOf(alice)).toEqual([])
    expect((await alice.nodes.graph()).relationships).toEqual([])
    expect(await episodesOf(alice)).toHaveLength(1)
    await expect(alice.forget({ node: 'nobody' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('refuses to give a node a grace, and forgets nothing then', async () => {
    const { alice, say } = await open()
    await say(1, 'the city is oslo')
    const [node] = await nodesOf(alice)
    await expect(alice.forget({ node: node?.id ?? '' }, { grace: 5 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await nodesOf(alice)).toHaveLength(1)
  })
})

describe('a memory without the plugin', () => {
  it.each<[string, (memory: ScopedMemory, item: string, card: string) => Promise<unknown>]>([
    ['a message', (memory, item) => memory.forget({ item })],
    ['a fact whose message stays', (memory, _item, card) => memory.forget({ card }, { messages: 'keep' })],
  ])('deletes %s of no scope that has episodes, which would go on telling it', async (_what, remove) => {
    const { alice, store, say } = await open()
    const [item = ''] = await say(1, 'i live in oslo, the river is akerselva')
    const [card] = (await alice.cards.list()).rows
    const before = await exportOf(alice)
    const { alice: bare } = await openMemory({ store, plugins: [] })
    await expect(remove(bare, item, card?.id ?? '')).rejects.toMatchObject({ code: 'INVALID_CONFIG' })
    expect(await exportOf(alice)).toEqual(before)
    await remove(alice, item, card?.id ?? '')
    expect((await alice.cards.list()).rows).toEqual([])
  })
})
