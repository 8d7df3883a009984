import type { Entity, Graph } from './graph.ts'
import { ENTITY, freeKey, OBSERVATION, RELATION } from './keys.ts'
import type { StoredGraph } from './load.ts'
import type { GraphRecord, ObservationRecord } from './records.ts'

/** What has to be written for one graph to become another. */
export interface Difference {
  /** What is to be cleared away first, if its entity is gone indeed: a new entity of the same name has the same key. */
  readonly strays: readonly ObservationRecord[]
  /** In the order they are to be written: an entity before what is said of it. */
  readonly added: readonly GraphRecord[]
  /** Parts before the whole, so that nothing is ever left of an entity that is gone. */
  readonly removed: readonly GraphRecord[]
}

/** Pure. */
export function difference(before: StoredGraph, after: Graph): Difference {
  const kept = new Set(written(after).map(({ key }) => key))
  const { strays } = before
  return {
    strays,
    removed: written(before).filter(({ key }) => !kept.has(key)),
    added: additions(after, new Set([...kept, ...strays.map(({ key }) => key)])),
  }
}

/** What of a graph is written, parts before the whole. */
function written({ entities, relations }: Graph): readonly GraphRecord[] {
  const records: GraphRecord[] = []
  for (const { key, from, to, relationType } of relations)
    if (key !== null) records.push({ slot: RELATION, key, from, to, relationType })
  for (const { key: of, name, entityType, observations } of entities) {
    if (of === null) continue
    for (const { key, text } of observations)
      if (key !== null) records.push({ slot: OBSERVATION, key, of, text })
    records.push({ slot: ENTITY, key: of, name, entityType })
  }
  return records
}

/** `used` grows by the keys that are given out. */
function additions({ entities, relations }: Graph, used: Set<string>): readonly GraphRecord[] {
  const added: GraphRecord[] = []
  for (const entity of entities) added.push(...additionsOf(entity, used))
  for (const { key, from, to, relationType } of relations) {
    if (key !== null) continue
    const fresh = freeKey(RELATION, from, [from, relationType, to], used)
    used.add(fresh)
    added.push({ slot: RELATION, key: fresh, from, to, relationType })
  }
  return added
}

function additionsOf(
  { key, name, entityType, observations }: Entity,
  used: Set<string>,
): readonly GraphRecord[] {
  const added: GraphRecord[] = []
  const of = key ?? freeKey(ENTITY, name, [name], used)
  if (key === null) {
    used.add(of)
    added.push({ slot: ENTITY, key: of, name, entityType })
  }
  for (const { key: known, text } of observations) {
    if (known !== null) continue
    const fresh = freeKey(OBSERVATION, name, [of, text], used)
    used.add(fresh)
    added.push({ slot: OBSERVATION, key: fresh, of, text })
  }
  return added
}
