import type { SemanticKeyKind, SemanticKind, SemanticKey } from '@recollect/core/store'
import type { SqlCodec } from '../../codec.ts'
import type { WrittenKey } from '../turn-key-row.ts'

/** How kinds of keys are written: numbers, in an index with a row for each key. */
export const SEMANTIC_KEY_KINDS = {
  node_key: 1,
  node_words: 2,
  node_term: 3,
  episode_term: 4,
} as const satisfies Record<SemanticKeyKind, number>

/** The same for what has vectors. */
export const SEMANTIC_KINDS = { node: 1, episode: 2 } as const satisfies Record<SemanticKind, number>

/** Keys of one node or episode, in the order of the index. */
export interface KeyedRecord {
  readonly id: string
  readonly keys: readonly WrittenKey[]
}

/** In the order of the index, so that neighbours are written together. */
export function writeSemanticKeys(keys: readonly SemanticKey[], codec: SqlCodec): readonly WrittenKey[] {
  const written = keys.map(([kind, key]): WrittenKey => [SEMANTIC_KEY_KINDS[kind], codec.writeKey(key)])
  return written.sort(([kind, key], [other, otherKey]) => kind - other || (key < otherKey ? -1 : 1))
}
