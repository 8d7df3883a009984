import { StoreError } from '@recollect/core'
import { nodeKeys } from '@recollect/core/semantic'
import type { StoredNode } from '@recollect/core'
import { byCodePoint } from '../code-points.ts'
import type { Journal } from '../journal.ts'
import { addUnder, insertSorted, removeSorted, takeFrom } from './id-lists.ts'
import type { SemanticState } from './state.ts'

/** Takes a node out of every way to find it. */
export function unfileNode(state: SemanticState, journal: Journal, node: StoredNode): void {
  removeSorted(journal, state.nodeIds, node.id, byCodePoint)
  for (const [kind, key] of nodeKeys(node)) takeFrom(journal, state.keys[kind], key, node.id, byCodePoint)
}

export function fileNode(state: SemanticState, journal: Journal, node: StoredNode): void {
  insertSorted(journal, state.nodeIds, node.id, byCodePoint)
  for (const [kind, key] of nodeKeys(node)) addUnder(journal, state.keys[kind], key, node.id, byCodePoint)
}

/** Refuses a node whose key form another one has. */
export function refuseTwin({ keys }: SemanticState, { id, keyForm }: StoredNode): void {
  const other = keys.node_key.get(keyForm)?.find((found) => found !== id)
  if (other === undefined) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Node "${other}" has the key form "${keyForm}" already. Give it a new version instead.`,
  )
}
