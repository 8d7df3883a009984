import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SemanticReader, SemanticRelationship } from '@recollect/core/store'
import { walk } from './related.ts'

const edge = (id: string, from: string, to: string, strength: number): SemanticRelationship => ({
  ...{ scope: 's', id, from, to, type: 'related', strength, description: null, discoveryEpisodeId: null },
  ...{ episodeIds: [], createdAt: 0, reinforcedAt: 0 },
})

const readerOf = (edges: readonly SemanticRelationship[]): Pick<SemanticReader, 'relationships'> => ({
  relationships: (ids) =>
    Promise.resolve(edges.filter(({ from, to }) => ids.includes(from) || ids.includes(to))),
})

it('goes the strongest way first, both ways along an edge, and once to each node', async () => {
  const edges = [
    edge('1', 'a', 'b', 0.4),
    edge('2', 'c', 'a', 0.9),
    edge('3', 'b', 'c', 0.8),
    edge('4', 'c', 'd', 0.5),
  ]
  const reached = await walk(readerOf(edges), 'a', 5, 100)
  expect(reached.map(({ id, depth, relationship }) => [id, depth, relationship.id])).toEqual([
    ['c', 1, '2'],
    ['b', 1, '1'],
    ['d', 2, '4'],
  ])
  expect((await walk(readerOf(edges), 'a', 1, 100)).map(({ id }) => id)).toEqual(['c', 'b'])
  expect((await walk(readerOf(edges), 'a', 5, 1)).map(({ id }) => id)).toEqual(['c'])
})

const NODES = ['a', 'b', 'c', 'd', 'e', 'f']
const anEdge = fc.record({
  from: fc.constantFrom(...NODES),
  to: fc.constantFrom(...NODES),
  strength: fc.integer({ min: 0, max: 4 }),
})

it('finds each node at its least depth, whatever the graph', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anEdge, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (given, depth) => {
        const edges = given.map(({ from, to, strength }, at) => edge(String(at), from, to, strength / 4))
        const reached = await walk(readerOf(edges), 'a', depth, 100)
        const least = new Map([['a', 0]])
        for (let step = 1; step <= depth; step += 1)
          for (const { from, to } of edges)
            for (const [near, far] of [
              [from, to],
              [to, from],
            ] as const)
              if (least.get(near) === step - 1 && !least.has(far)) least.set(far, step)
        least.delete('a')
        expect(new Map(reached.map((one) => [one.id, one.depth]))).toEqual(least)
        expect(reached).toHaveLength(least.size)
      },
    ),
  )
})
