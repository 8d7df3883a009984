import type { Episode } from '@recollect/core'
import type { RelationshipType } from '@recollect/core/store'
import type { KnowledgeGraph } from '@recollect/knowledge'

/** A point of the picture. */
export interface GraphPoint {
  readonly id: string
  readonly kind: 'node' | 'episode'
  readonly label: string
  /** Searched beside the label. */
  readonly detail: string
  /** 0–1: how large it is drawn. */
  readonly weight: number
}

export interface GraphLine {
  readonly id: string
  readonly from: string
  readonly to: string
  /** `tells`: an episode of a piece of knowledge; `changed`: it changed its value. */
  readonly type: RelationshipType | 'tells' | 'changed'
  /** 0–1. */
  readonly strength: number
}

export interface Graph {
  readonly points: readonly GraphPoint[]
  readonly lines: readonly GraphLine[]
}

/** Of a line from an episode, which is drawn thin. */
const TOLD = 0.3

/** Knowledge, and with `episodes` those that tell of it: what leads to nothing drawn is left out. */
export function graphOf({ nodes, relationships }: KnowledgeGraph, episodes: readonly Episode[]): Graph {
  const known = new Map(episodes.map((episode) => [episode.id, episode]))
  const told = nodes.flatMap((node) =>
    node.linkedEpisodeIds
      .filter((id) => known.has(id))
      .map((id): GraphLine => {
        const type = node.evolutionEpisodeIds.includes(id) ? 'changed' : 'tells'
        return { id: `${id} ${node.id}`, from: id, to: node.id, type, strength: TOLD }
      }),
  )
  const drawn = new Set(nodes.map(({ id }) => id))
  const related = relationships
    .filter(({ from, to }) => drawn.has(from) && drawn.has(to))
    .map(({ id, from, to, type, strength }): GraphLine => ({ id, from, to, type, strength }))
  return {
    points: [
      ...nodes.map(({ id, key, value, importance }): GraphPoint => ({
        id,
        kind: 'node',
        label: key,
        detail: value,
        weight: importance,
      })),
      ...episodes.map(({ id, title, summary }): GraphPoint => ({
        id,
        kind: 'episode',
        label: title,
        detail: summary,
        weight: 0,
      })),
    ],
    lines: [...related, ...told],
  }
}

/** What a picture shows of a graph: where there is knowledge, episodes that tell of none are left to the list. */
export function pictured({ points, lines }: Graph): Graph {
  const ends = new Set(lines.flatMap(({ from, to }) => [from, to]))
  const knows = points.some(({ kind }) => kind === 'node')
  return { points: knows ? points.filter(({ id, kind }) => kind === 'node' || ends.has(id)) : points, lines }
}

/** Points whose name or content holds all the words; knowledge first, the most important ahead. */
export function matching(points: readonly GraphPoint[], query: string): GraphPoint[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean)
  return points
    .filter(({ label, detail }) => {
      const text = `${label} ${detail}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    .toSorted((a, b) => Number(a.kind === 'episode') - Number(b.kind === 'episode') || b.weight - a.weight)
}
