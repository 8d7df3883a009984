import { StoreError } from '@recollect/core'
import type { SemanticRelationship } from '@recollect/core'
import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import { addUnder, takeFrom } from './id-lists.ts'
import { ownRelationship } from './own-rows.ts'
import type { SemanticState } from './state.ts'

type NewEdge = Omit<SemanticRelationship, 'scope'>
type Joined = Pick<SemanticRelationship, 'from' | 'to' | 'type'>

const edgeOf = ({ from, to, type }: Joined): string => JSON.stringify([type, from, to])

/** Ids of the nodes an edge touches, each once. */
const endsOf = ({ from, to }: Joined): readonly string[] => [...new Set([from, to])]

export function keepRelationship(state: SemanticState, journal: Journal, scope: string, edge: NewEdge): void {
  const id = state.edges.get(edgeOf(edge)) ?? edge.id
  const before = state.relationships.get(id)
  if (before !== undefined && edgeOf(before) !== edgeOf(edge)) {
    throw new StoreError(
      'STORE_CONFLICT',
      `Relationship "${id}" joins other nodes. Give this one an id of its own.`,
    )
  }
  if (before === undefined) {
    journal.set(state.edges, edgeOf(edge), id)
    for (const node of endsOf(edge)) addUnder(journal, state.nodeEdges, node, id, byCodePoint)
  }
  journal.set(state.relationships, id, ownRelationship(scope, id, edge))
}

export function dropRelationship(state: SemanticState, journal: Journal, id: string): void {
  const edge = state.relationships.get(id)
  if (edge === undefined) return
  journal.delete(state.relationships, id)
  journal.delete(state.edges, edgeOf(edge))
  for (const node of endsOf(edge)) takeFrom(journal, state.nodeEdges, node, id, byCodePoint)
}
