import type { FactInput, Json, MemoryCard, Metadata } from '@recollect/core'
import { packed, shownAs, unpacked } from './exact.ts'
import { ENTITY, OBSERVATION, RELATION } from './keys.ts'

/** An entity, observation or relation as it is kept: one fact each. */
export type GraphRecord =
  | { readonly slot: typeof ENTITY; readonly key: string; readonly name: string; readonly entityType: string }
  | ObservationRecord
  | {
      readonly slot: typeof RELATION
      readonly key: string
      readonly from: string
      readonly to: string
      readonly relationType: string
    }

export interface ObservationRecord {
  readonly slot: typeof OBSERVATION
  readonly key: string
  /** Key of the entity it is about. */
  readonly of: string
  readonly text: string
}

/**
 * A record as a fact. Its value is the type of an entity, the text of an observation, the end of a relation: what a person may put right.
 * Where a value cannot be the text itself, the text stands beside it, with the value that was written for it.
 */
export function factOfRecord(record: GraphRecord): FactInput {
  const { slot, key: entity } = record
  if (slot === ENTITY) return { slot, entity, ...valueOf(record.entityType, { name: packed(record.name) }) }
  if (slot === OBSERVATION) return { slot, entity, ...valueOf(record.text, { of: record.of }) }
  const { from, to, relationType } = record
  const facet = FACET.test(relationType) ? { facet: relationType } : {}
  const rest = { from: packed(from), relationType: packed(relationType) }
  return { slot, entity, kind: 'relationship', ...facet, ...valueOf(to, rest) }
}

const FACET = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Cs}]{1,256}$/u

function valueOf(text: string, rest: Metadata): { readonly value: string; readonly metadata: Metadata } {
  const value = shownAs(text)
  return { value, metadata: value === text ? rest : { ...rest, exact: packed(text), shown: value } }
}

/** What a card keeps; null when it is no record of a graph, or has lost what tells. */
export function recordOf(card: MemoryCard, metadata: Metadata | null = card.extra): GraphRecord | null {
  if (metadata === null) return null
  const { slot, entity: key } = card
  const text = metadata['shown'] === card.value ? (unpacked(metadata['exact']) ?? card.value) : card.value
  if (slot === ENTITY) return whole(metadata['name'], (name) => ({ slot, key, name, entityType: text }))
  if (slot === OBSERVATION) return whole(metadata['of'], (of) => ({ slot, key, of, text }))
  if (slot !== RELATION) return null
  return whole(metadata['from'], (from) =>
    whole(metadata['relationType'], (relationType) => ({ slot, key, from, to: text, relationType })),
  )
}

function whole<T>(value: Json | undefined, make: (text: string) => T | null): T | null {
  const text = unpacked(value)
  return text === null ? null : make(text)
}
