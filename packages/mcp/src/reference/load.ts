import type { MemoryCard, ScopedMemory } from '@recollect/core'
import type { Entity, Graph, Observation, Relation } from './graph.ts'
import { ENTITY, OBSERVATION, RELATION } from './keys.ts'
import type { GraphSlot } from './keys.ts'
import { recordOf } from './records.ts'
import type { GraphRecord } from './records.ts'

const PAGE = 1000

/** The graph as the facts of a scope hold it now. */
export async function loadGraph(memory: ScopedMemory): Promise<Graph> {
  const [entities, observations, relations] = await Promise.all([
    records(memory, ENTITY),
    records(memory, OBSERVATION),
    records(memory, RELATION),
  ])
  return {
    entities: withObservations(entities, observations),
    relations: relations.flatMap((record): Relation[] => {
      if (record.slot !== RELATION) return []
      const { key, from, to, relationType } = record
      return [{ key, from, to, relationType }]
    }),
  }
}

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
  observations: readonly GraphRecord[],
): readonly Entity[] {
  const of = new Map<string, Observation[]>()
  for (const record of observations) {
    if (record.slot !== OBSERVATION) continue
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
