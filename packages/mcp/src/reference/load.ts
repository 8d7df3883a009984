import type { MemoryCard, ScopedMemory } from '@recollect/core'
import type { Entity, Graph, Observation, Relation } from './graph.ts'
import { ENTITY, OBSERVATION, RELATION } from './keys.ts'
import type { GraphSlot } from './keys.ts'
import { recordOf } from './records.ts'
import type { GraphRecord, ObservationRecord } from './records.ts'

const PAGE = 1000

/** A graph as it is kept. */
export interface StoredGraph extends Graph {
  /** Observations about none of the entities: what a process left that ended in the middle, or about one that is just being written. */
  readonly strays: readonly ObservationRecord[]
}

/** The graph as the facts of a scope hold it now. */
export async function loadGraph(memory: ScopedMemory): Promise<StoredGraph> {
  const [entities, observations, relations] = await Promise.all([
    records(memory, ENTITY),
    loadObservations(memory),
    records(memory, RELATION),
  ])
  const there = new Set(entities.map(({ key }) => key))
  return {
    entities: withObservations(entities, observations),
    relations: relations.flatMap((record): Relation[] => {
      if (record.slot !== RELATION) return []
      const { key, from, to, relationType } = record
      return [{ key, from, to, relationType }]
    }),
    strays: observations.filter(({ of }) => !there.has(of)),
  }
}

/** All of them, whatever they are about. */
export const loadObservations = async (memory: ScopedMemory): Promise<readonly ObservationRecord[]> =>
  (await records(memory, OBSERVATION)).filter((record) => record.slot === OBSERVATION)

/** In order of recording. */
async function records(memory: ScopedMemory, slot: GraphSlot): Promise<readonly GraphRecord[]> {
  const found: GraphRecord[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof memory.cards.list>> = await memory.cards.list({
      slot,
      active: true,
      limit: PAGE,
      cursor,
    })
    for (const card of page.rows) {
      const record = recordOf(card) ?? (await corrected(memory, card))
      if (record !== null) found.push(record)
    }
    cursor = page.next
  } while (cursor !== null)
  return found
}

/** A card that somebody put right has the value alone: what it belongs to stands with the version before it. */
async function corrected(memory: ScopedMemory, card: MemoryCard): Promise<GraphRecord | null> {
  const before = (await memory.history(card.versionKey)).filter(({ extra }) => extra !== null)
  return recordOf(card, before.at(-1)?.extra ?? null)
}

function withObservations(
  entities: readonly GraphRecord[],
  observations: readonly ObservationRecord[],
): readonly Entity[] {
  const of = new Map<string, Observation[]>()
  for (const record of observations) {
    const list = of.get(record.of) ?? []
    list.push({ key: record.key, text: record.text })
    of.set(record.of, list)
  }
  return entities.flatMap((record): Entity[] => {
    if (record.slot !== ENTITY) return []
    const { key, name, entityType } = record
    return [{ key, name, entityType, observations: of.get(key) ?? [] }]
  })
}
