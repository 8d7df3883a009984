import { describe, expect, it, vi } from 'vitest'
import type { RelationshipDraft, SemanticRelationship } from '@recollect/core/store'
import { NOON } from '../support/core.ts'
import { openMemory } from '../support/memory.ts'
import { aGap, fakeDiscoverer } from './fake-discoverer.ts'

const HOUR = 3_600_000
const HOME = aGap({ key: 'my home', value: 'Rome', quote: 'live in Rome', context: 'sunny old town' })
const PETS = aGap({ key: 'my pets', value: 'bees', quote: 'keep bees', context: 'sunny garden' })
const TEXT = 'I live in Rome and keep bees'

const BLANK: RelationshipDraft = { from: '', to: '', type: 'related' }

/** Callers without types may propose anything. */
async function related(proposed: readonly object[], config = {}) {
  const relationships = proposed.map((one) => Object.assign({ ...BLANK }, one))
  const discoverer = fakeDiscoverer([{ has: 'Rome', found: { nodes: [HOME, PETS], relationships } }])
  const opened = await openMemory({ discoverer, discovery: { mergeEvents: false, ...config } })
  const say = async (hoursAgo: number) => {
    await opened.alice.remember({ text: TEXT, at: NOON - hoursAgo * HOUR })
    const { reports } = await opened.alice.discover()
    return reports.flatMap((report) => report.relationships)
  }
  const edges = async (): Promise<readonly SemanticRelationship[]> =>
    (await opened.alice.nodes.graph()).relationships
  return { ...opened, say, edges }
}

describe('nodes of one episode', () => {
  it('are related as strongly as time, discovery and their contexts say', async () => {
    const { say, edges } = await related([])
    expect(await say(9)).toMatchObject([{ type: 'related', verdict: 'new', strength: 0.775 }])
    // .3 for one moment, .4 for one episode, .3 of the one word in four that the contexts share.
    expect(await edges()).toMatchObject([{ type: 'related', strength: 0.775, description: null }])
  })

  it('are made at one moment, however long it takes to write them', async () => {
    const { say, clock } = await related([])
    let now = NOON
    vi.spyOn(clock, 'now').mockImplementation(() => (now += 1))
    expect(await say(9)).toMatchObject([{ strength: 0.775 }])
  })

  it('told of together again strengthen the relationship they have, whatever its type, and get no other beside it', async () => {
    const typed = {
      nodes: [HOME, PETS],
      relationships: [{ from: 'my pets', to: 'my home', type: 'part_of' as const }],
    }
    const scripts = [
      { has: 'Rome and', found: typed },
      { has: 'Rome', found: { nodes: [HOME, PETS] } },
    ]
    const { alice } = await openMemory({
      discoverer: fakeDiscoverer(scripts),
      discovery: { mergeEvents: false },
    })
    await alice.remember({ text: TEXT, at: NOON - 9 * HOUR })
    await alice.remember({ text: 'I keep bees where I live in Rome', at: NOON - 5 * HOUR })
    const { reports } = await alice.discover()
    const [, second] = reports.map(({ relationships }) => relationships)
    expect(second).toMatchObject([
      { type: 'part_of', draft: { type: 'part_of' }, verdict: 'reinforces', strength: 0.798 },
    ])
    expect((await alice.nodes.graph()).relationships).toMatchObject([{ type: 'part_of', strength: 0.798 }])
  })

  it('are related more strongly by each further episode, once', async () => {
    const { say, edges, alice } = await related([])
    await say(9)
    expect(await say(5)).toMatchObject([{ verdict: 'reinforces', strength: 0.798 }])
    await alice.discover()
    const [edge, ...more] = await edges()
    expect(more).toEqual([])
    expect(edge).toMatchObject({ strength: 0.798 })
    expect(edge?.episodeIds).toHaveLength(2)
  })

  it('are related no more strongly by the same episode, compared once more', async () => {
    const found = { nodes: [HOME, PETS], incomplete: 'cut off' }
    const { alice } = await openMemory({ discoverer: fakeDiscoverer([{ has: 'Rome', found }]) })
    await alice.remember({ text: TEXT, at: NOON - 9 * HOUR })
    await alice.discover()
    const again = await alice.discover()
    expect(again.reports[0]?.relationships).toMatchObject([{ verdict: 'none', strength: 0.775 }])
    expect((await alice.nodes.graph()).relationships).toMatchObject([{ strength: 0.775 }])
  })

  it('are related as the model says instead, where it says so', async () => {
    const { say, edges } = await related([
      { from: 'MY PETS', to: 'my home', type: 'part_of', description: 'in the <b>garden</b>' },
      { from: "the user's pets", to: 'my home', type: 'part_of' },
    ])
    expect(await say(9)).toMatchObject([{ type: 'part_of', verdict: 'new' }])
    const { alice, ...rest } = await related([{ from: 'my pets', to: 'my home', type: 'similar_to' }])
    await rest.say(9)
    const [edge] = await edges()
    expect(edge).toMatchObject({ type: 'part_of', description: 'in the garden', strength: 0.775 })
    const [home, pets] = [await alice.nodes.byKey('my home'), await alice.nodes.byKey('my pets')]
    // Without a direction the lower id comes first, whoever was named first.
    expect(await rest.edges()).toMatchObject([{ from: home?.id, to: pets?.id, type: 'similar_to' }])
  })

  it.each([
    [{ from: 'my home', to: 'my boat', type: 'related' }, 'unknown_node'],
    [{ from: 'my home', to: 'user home', type: 'part_of' }, 'malformed'],
    [{ from: 'my home', to: 'my pets', type: 'hates' }, 'malformed'],
    [{ from: 'my home', to: 7, type: 'related' }, 'malformed'],
    [{ from: 'my home', to: 'p'.repeat(501), type: 'related' }, 'too_long'],
  ])('%j is set aside: %s', async (draft, reason) => {
    const { say, alice } = await related([draft])
    expect(await say(9)).toMatchObject([
      { type: 'related', verdict: 'new' },
      { verdict: 'quarantined', reason },
    ])
    expect((await alice.discovery.quarantined()).rows).toMatchObject([{ kind: 'relationship', reason }])
  })

  it('under the threshold are not related', async () => {
    const { say, edges } = await related([], { relationshipThreshold: 0.775 })
    expect(await say(9)).toMatchObject([{ verdict: 'weak', strength: 0.775 }])
    expect(await edges()).toEqual([])
  })
})

describe('a node that was shown beside the episode', () => {
  it('is related to those the episode tells of, and not to itself when its value changes', async () => {
    const scripts = [
      { has: 'Rome', found: { nodes: [HOME] } },
      { has: 'bees', found: { nodes: [PETS] }, narration: { title: 'bees at my home', summary: 'home' } },
      { has: 'Oslo', found: { nodes: [aGap({ key: 'home', value: 'Oslo', quote: 'moved to Oslo' })] } },
    ]
    const { alice } = await openMemory({ discoverer: fakeDiscoverer(scripts) })
    await alice.remember({ text: 'I live in Rome', at: NOON - 9 * HOUR })
    await alice.remember({ text: 'I keep bees', at: NOON - 7 * HOUR })
    await alice.remember({ text: 'I moved to Oslo', at: NOON - 5 * HOUR })
    const { reports } = await alice.discover()
    expect(
      reports.map(({ relationships }) => relationships.map(({ verdict, strength }) => [verdict, strength])),
    ).toEqual([[], [['new', 0.575]], []])
    const { relationships } = await alice.nodes.graph()
    expect(relationships.filter(({ from, to }) => from === to)).toEqual([])
  })
})
