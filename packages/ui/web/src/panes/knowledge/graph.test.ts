import { anEpisode, aNode } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { graphOf, matching, pictured } from './graph.ts'

const linked = (id: string, episodes: readonly string[], evolved: readonly string[] = []) => ({
  scope: 's',
  ...aNode({ id, key: `key ${id}`, value: `value ${id}` }),
  evolution: [],
  linkedEpisodeIds: episodes,
  evolutionEpisodeIds: evolved,
})

const episode = (id: string) => ({ scope: 's', ...anEpisode({ id }) })

describe('the graph of knowledge', () => {
  it('joins knowledge with the episodes that tell of it, and marks those that changed it', () => {
    const graph = graphOf({ nodes: [linked('n', ['e1', 'e2', 'gone'], ['e2'])], relationships: [] }, [
      episode('e1'),
      episode('e2'),
    ])
    expect(graph.lines.map(({ from, to, type }) => [from, to, type])).toEqual([
      ['e1', 'n', 'tells'],
      ['e2', 'n', 'changed'],
    ])
    expect(graph.points.map(({ id, kind }) => [id, kind])).toEqual([
      ['n', 'node'],
      ['e1', 'episode'],
      ['e2', 'episode'],
    ])
  })

  it('has no line to what is not drawn', () => {
    const graph = graphOf({ nodes: [linked('n', ['e1'])], relationships: [] }, [])
    expect(graph.lines).toEqual([])
  })

  it('shows no episode that tells of nothing, unless there is nothing else', () => {
    const nodes = [linked('n', ['e1'])]
    const episodes = [episode('e1'), episode('e2')]
    const shown = (of: typeof nodes) =>
      pictured(graphOf({ nodes: of, relationships: [] }, episodes)).points.map(({ id }) => id)
    expect(shown(nodes)).toEqual(['n', 'e1'])
    expect(shown([])).toEqual(['e1', 'e2'])
  })

  it('is searched by all words, in names and contents, in any case', () => {
    const { points } = graphOf({ nodes: [linked('One', []), linked('Two', [])], relationships: [] }, [])
    expect(matching(points, 'VALUE one').map(({ id }) => id)).toEqual(['One'])
    expect(matching(points, ' ').map(({ id }) => id)).toEqual(['One', 'Two'])
    expect(matching(points, 'three')).toEqual([])
  })
})
