import type { Entity, Graph, Relation } from './graph.ts'
import { newEntity } from './shapes.ts'
import type { PlainEntity, PlainRelation } from './shapes.ts'

/** A graph after an edit, with what the edit added. */
export interface Edited<T> {
  readonly graph: Graph
  readonly added: readonly T[]
}

/** Entities whose name is there already are left out; names given twice are taken twice, as the reference does. Pure, like all edits. */
export function createEntities(graph: Graph, given: readonly PlainEntity[]): Edited<Entity> {
  const names = new Set(graph.entities.map(({ name }) => name))
  const added = given.filter(({ name }) => !names.has(name)).map(newEntity)
  return { graph: { ...graph, entities: [...graph.entities, ...added] }, added }
}

const idOf = ({ from, to, relationType }: PlainRelation): string => JSON.stringify([from, relationType, to])

/** Relations that are there already are left out; their ends need not exist. */
export function createRelations(graph: Graph, given: readonly PlainRelation[]): Edited<Relation> {
  const known = new Set(graph.relations.map(idOf))
  const added = given.filter((one) => !known.has(idOf(one))).map((one): Relation => ({ key: null, ...one }))
  return { graph: { ...graph, relations: [...graph.relations, ...added] }, added }
}

export interface Addition {
  readonly entityName: string
  readonly contents: readonly string[]
}

export interface Added {
  readonly entityName: string
  readonly addedObservations: string[]
}

/** To the first entity of each name; what it says already is left out. A name that is not there: `missing`, and nothing is added at all. */
export function addObservations(
  graph: Graph,
  given: readonly Addition[],
): Edited<Added> | { readonly missing: string } {
  const entities = [...graph.entities]
  const added: Added[] = []
  for (const { entityName, contents } of given) {
    const at = entities.findIndex(({ name }) => name === entityName)
    const entity = entities[at]
    if (entity === undefined) return { missing: entityName }
    const known = new Set(entity.observations.map(({ text }) => text))
    const fresh = contents.filter((text) => !known.has(text))
    entities[at] = {
      ...entity,
      observations: [...entity.observations, ...fresh.map((text) => ({ key: null, text }))],
    }
    added.push({ entityName, addedObservations: fresh })
  }
  return { graph: { ...graph, entities }, added }
}

/** All entities of these names, and every relation from or to one. */
export function deleteEntities(graph: Graph, given: readonly string[]): Graph {
  const names = new Set(given)
  return {
    entities: graph.entities.filter(({ name }) => !names.has(name)),
    relations: graph.relations.filter(({ from, to }) => !names.has(from) && !names.has(to)),
  }
}

export interface Deletion {
  readonly entityName: string
  readonly observations: readonly string[]
}

/** From the first entity of each name; what is not there is passed over. */
export function deleteObservations(graph: Graph, given: readonly Deletion[]): Graph {
  const entities = [...graph.entities]
  for (const { entityName, observations } of given) {
    const at = entities.findIndex(({ name }) => name === entityName)
    const entity = entities[at]
    if (entity === undefined) continue
    const gone = new Set(observations)
    entities[at] = { ...entity, observations: entity.observations.filter(({ text }) => !gone.has(text)) }
  }
  return { ...graph, entities }
}

export function deleteRelations(graph: Graph, given: readonly PlainRelation[]): Graph {
  const gone = new Set(given.map(idOf))
  return { ...graph, relations: graph.relations.filter((one) => !gone.has(idOf(one))) }
}

/** Some entities, with every relation that touches one. */
function part(graph: Graph, wanted: (entity: Entity) => boolean): Graph {
  const entities = graph.entities.filter(wanted)
  const names = new Set(entities.map(({ name }) => name))
  return { entities, relations: graph.relations.filter(({ from, to }) => names.has(from) || names.has(to)) }
}

/** Entities that hold the words, in whatever case, in their name, type or an observation. */
export function searchNodes(graph: Graph, query: string): Graph {
  const words = query.toLowerCase()
  const holds = (text: string) => text.toLowerCase().includes(words)
  return part(
    graph,
    ({ name, entityType, observations }) =>
      holds(name) || holds(entityType) || observations.some(({ text }) => holds(text)),
  )
}

export function openNodes(graph: Graph, given: readonly string[]): Graph {
  const names = new Set(given)
  return part(graph, ({ name }) => names.has(name))
}
