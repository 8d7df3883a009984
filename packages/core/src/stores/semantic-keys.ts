import type { SemanticKeyKind } from '../plugin/semantic.ts'
import type { Episode, StoredNode } from '../types/semantic.ts'

/** A word or form by which a node or an episode is found, with its kind. */
export type SemanticKey = readonly [kind: SemanticKeyKind, key: string]

const each = (kind: SemanticKeyKind, keys: readonly string[]): SemanticKey[] =>
  [...new Set(keys)].map((key) => [kind, key])

/** By what a node is found, each once: what a store's index must hold for it. */
export const nodeKeys = (
  node: Pick<StoredNode, 'keyForm' | 'keyWords' | 'searchKeywords'>,
): readonly SemanticKey[] => [
  ['node_key', node.keyForm],
  ...(node.keyWords === '' ? [] : each('node_words', [node.keyWords])),
  ...each('node_term', node.searchKeywords),
]

/** The same for an episode. */
export const episodeKeys = ({ terms }: Pick<Episode, 'terms'>): readonly SemanticKey[] =>
  each('episode_term', terms)

/** What is kept of a row, in UTF-8 bytes, by these texts: `SemanticTotals.bytes`. */
export const EPISODE_TEXTS = ['title', 'summary', 'content'] as const
/** The same for a node. */
export const NODE_TEXTS = ['key', 'value', 'context'] as const
