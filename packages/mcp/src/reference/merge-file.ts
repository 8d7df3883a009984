import type { Entity, Graph, Relation } from './graph.ts'
import type { MemoryFileLine } from './memory-file.ts'
import { newEntity } from './shapes.ts'
import type { PlainEntity, PlainRelation } from './shapes.ts'

/** What one line became. */
export interface Became {
  readonly line: number
  readonly kind: 'entity' | 'relation'
  /** Name of the entity; of a relation `from relationType to`. */
  readonly what: string
  /** `extended`: an entity that was there already got observations. */
  readonly became: 'added' | 'extended' | 'known'
  /** Facts that were, or would be, written. */
  readonly facts: number
}

export interface Merged {
  readonly graph: Graph
  readonly became: readonly Became[]
}

const typeOf = ({ name, entityType }: PlainEntity | Entity): string => JSON.stringify([name, entityType])
const idOf = ({ from, relationType, to }: PlainRelation): string => JSON.stringify([from, relationType, to])

/**
 * A graph with what a file holds besides. The n-th entity of a name and type in the file is the n-th of them in the graph, and so are
 * observations of one text and equal relations, so that the same file a second time adds nothing, and nothing of it is lost. Pure.
 */
export function mergeFile(graph: Graph, lines: readonly MemoryFileLine[]): Merged {
  const entities = [...graph.entities]
  const relations = [...graph.relations]
  const entityPlaces = placesOf(graph.entities, typeOf)
  const relationPlaces = placesOf(graph.relations, idOf)
  const became: Became[] = []
  for (const one of lines) {
    if (one.kind === 'entity') became.push(mergeEntity(one.line, one.entity, entities, entityPlaces))
    if (one.kind === 'relation') became.push(mergeRelation(one.line, one.relation, relations, relationPlaces))
  }
  return { graph: { entities, relations }, became }
}

/** Where those of one kind stand, in order; each is taken once. */
function placesOf<T>(rows: readonly T[], kindOf: (row: T) => string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, row] of rows.entries()) {
    const list = places.get(kindOf(row)) ?? []
    list.push(at)
    places.set(kindOf(row), list)
  }
  return places
}

function mergeEntity(
  line: number,
  given: PlainEntity,
  entities: Entity[],
  places: Map<string, number[]>,
): Became {
  const what = { line, kind: 'entity' as const, what: given.name }
  const at = places.get(typeOf(given))?.shift()
  const there = at === undefined ? undefined : entities[at]
  if (at === undefined || there === undefined) {
    entities.push(newEntity(given))
    return { ...what, became: 'added', facts: 1 + given.observations.length }
  }
  const fresh = beyond(
    given.observations,
    there.observations.map(({ text }) => text),
  )
  if (fresh.length === 0) return { ...what, became: 'known', facts: 0 }
  entities[at] = {
    ...there,
    observations: [...there.observations, ...fresh.map((text) => ({ key: null, text }))],
  }
  return { ...what, became: 'extended', facts: fresh.length }
}

/** Texts of a list that another does not hold as often. */
function beyond(given: readonly string[], there: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const text of there) counts.set(text, (counts.get(text) ?? 0) + 1)
  return given.filter((text) => {
    const left = counts.get(text) ?? 0
    counts.set(text, left - 1)
    return left <= 0
  })
}

function mergeRelation(
  line: number,
  given: PlainRelation,
  relations: Relation[],
  places: Map<string, number[]>,
): Became {
  const what = { line, kind: 'relation' as const, what: `${given.from} ${given.relationType} ${given.to}` }
  if (places.get(idOf(given))?.shift() !== undefined) return { ...what, became: 'known', facts: 0 }
  relations.push({ key: null, ...given })
  return { ...what, became: 'added', facts: 1 }
}
