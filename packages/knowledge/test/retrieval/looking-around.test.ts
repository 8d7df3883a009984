import { describe, expect, it } from 'vitest'
import { inMemoryStore, letterEmbedder, DAY, NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { knownScope } from './known.ts'

describe('nodes and episodes', () => {
  it('are read one by one, page by page, and by a key written in another way', async () => {
    const { alice } = await knownScope()
    const first = await alice.nodes.list({ limit: 2 })
    const rest = await alice.nodes.list({ limit: 2, cursor: first.next })
    const all = [...first.rows, ...rest.rows]
    expect(all.map(({ key }) => key)).toEqual(["User's research focus", 'Lantern project', "Bob's hobby"])
    for (const node of all) expect(await alice.nodes.get(node.id)).toEqual(node)
    expect(await alice.nodes.byKey('lantern  PROJECT')).toEqual(all[1])
    expect(await alice.nodes.byKey('project of nobody')).toBeNull()
    expect(await alice.nodes.get('nothing')).toBeNull()
  })

  it('are listed by time', async () => {
    const { alice } = await knownScope()
    const { rows } = await alice.episodes.list({ from: NOON + DAY, to: new Date(NOON + 3 * DAY) })
    expect(rows.map(({ title }) => title)).toEqual(['Lantern', 'Turning to agents'])
    expect((await alice.episodes.list({ state: 'owed' })).rows).toEqual([])
    expect(await alice.episodes.get(rows[0]?.id ?? '')).toEqual(rows[0])
  })

  it('know of each other', async () => {
    const { alice } = await knownScope()
    const told = await alice.nodes.episodes("User's research focus")
    expect(told.linked.map(({ title }) => title)).toEqual(['Prompt research', 'Turning to agents'])
    expect(told.evolution.map(({ title }) => title)).toEqual(['Turning to agents'])
    const nodes = await alice.episodes.nodes(told.linked[1]?.id ?? '')
    expect(nodes.map(({ key }) => key)).toContain("User's research focus")
  })

  it('tell every value there was, with the episode that brought it and when its words were said', async () => {
    const { alice } = await knownScope()
    const { node, timeline, linkedEpisodes, evolutionEpisodes } =
      await alice.nodes.evolution("User's research focus")
    expect(node.value).toBe('agent planning')
    expect(
      timeline.map(({ version, value, episode, timestamp }) => [version, value, episode?.title, timestamp]),
    ).toEqual([
      [1, 'prompt engineering', 'Prompt research', NOON],
      [2, 'agent planning', 'Turning to agents', NOON + 2 * DAY],
    ])
    expect(timeline[1]?.quote).toBe('turned to agent planning')
    expect([linkedEpisodes.length, evolutionEpisodes.length]).toEqual([2, 1])
  })

  it('hang together by relationships, near ones first', async () => {
    const { alice } = await knownScope()
    const { direct, indirect } = await alice.nodes.related('Lantern project', 5)
    expect(direct.map(({ node, depth }) => [node.key, depth])).toEqual([["User's research focus", 1]])
    expect(indirect).toEqual([])
    const graph = await alice.nodes.graph({ from: 'Lantern project', depth: 1 })
    expect(graph.nodes.map(({ key }) => key)).toEqual(['Lantern project', "User's research focus"])
    expect(graph.relationships.length).toBeGreaterThan(0)
    const all = await alice.nodes.graph({ limit: 2 })
    expect(all.nodes).toHaveLength(2)
  })
})

describe('what is found', () => {
  it('is noted without a write, and written when the memory is closed', async () => {
    const store = inMemoryStore()
    const kept: unknown[] = []
    const close = async () => {
      for (const id of ids) kept.push(await store.read('alice', async ({ semantic }) => semantic?.node(id)))
      await store.close()
    }
    const { alice, recollect, clock } = await knownScope({ store: { ...store, close } })
    const ids = (await alice.nodes.search('lantern')).map(({ node }) => node.id)
    await alice.recall('What is the Lantern project?')
    expect(await alice.nodes.byKey('Lantern project')).toMatchObject({
      accessCount: 0,
      accessedAt: null,
      relevance: 0,
    })
    await recollect.close()
    expect(kept).toMatchObject([{ accessCount: 2, accessedAt: clock.now() }])
  })
})

describe('figures', () => {
  it('say what there is and how it changes, where a scope has episodes', async () => {
    const { alice } = await knownScope()
    const { semantic } = await alice.stats()
    expect(semantic).toMatchObject({
      episodes: { owed: 0, discovered: 4, failed: 0, skipped: 0 },
      nodes: 3,
      discoveryRate: 0.75,
      evolutionFrequency: 1 / 3,
      queryMs: 0,
      usage: { calls: 12 },
    })
    expect(semantic?.bytes).toBeGreaterThan(0)
    const { alice: bare } = await openMemory()
    await bare.remember('I live in Paris')
    expect((await bare.stats()).semantic).toBeUndefined()
  })

  it('spread the bytes over all episodes, those that no model has compared among them', async () => {
    const { alice } = await openMemory()
    await alice.remember([
      { text: 'I keep bees', at: NOON - DAY },
      { text: 'I live in Rome', at: NOON - DAY / 2 },
    ])
    await alice.discover()
    const { semantic } = await alice.stats()
    expect(semantic).toMatchObject({ episodes: { owed: 2, discovered: 0 }, discoveryRate: null })
    expect(semantic?.bytesPerEpisode).toBe((semantic?.bytes ?? 0) / 2)
  })

  it('tell of nodes and episodes without a vector, which reembed makes up for', async () => {
    const { alice, store } = await knownScope()
    const { alice: later } = await openMemory({ store, embedder: letterEmbedder() })
    expect((await later.stats()).vectors).toMatchObject({ owed: 7, owedKnowledge: 7 })
    expect(await later.reembed()).toMatchObject({ done: 14, total: 14, failed: 0 })
    expect((await later.stats()).vectors).toMatchObject({ owed: 0, owedKnowledge: 0, warning: null })
    const other = { ...letterEmbedder(), model: 'other letters' }
    const { alice: changed } = await openMemory({ store, embedder: other })
    expect(await changed.reembed()).toMatchObject({ done: 14, failed: 0, removed: 14 })
    expect(alice.scope).toBe(later.scope)
  })

  it('pass over what the embedder does not take, and go on', async () => {
    const { store } = await knownScope()
    const picky = letterEmbedder((texts) => {
      if (texts.some((text) => text.includes('Lantern'))) throw new Error('not this')
    })
    const { alice } = await openMemory({ store, embedder: picky })
    const { failed } = await alice.reembed()
    expect(failed).toBe(3)
    expect((await alice.stats()).vectors?.warning).toContain('reembed')
  })
})
