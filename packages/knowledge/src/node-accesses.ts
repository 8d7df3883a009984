import type { NodeAccess } from '@recollect/core/store'
import type { EpochMs } from '@recollect/core'

/** By scope, then node, what was found of private knowledge and is still to be noted: reading itself never writes. */
export type NodeAccesses = Map<string, Map<string, NodeAccess>>

/** Nodes of a scope that may wait: more are not counted. */
const MAX_WAITING = 10_000
/** Scopes that may wait: beyond it what the first of them found is not counted. */
const MAX_SCOPES = 1000

export function waitAccess(
  accesses: NodeAccesses,
  scope: string,
  found: { readonly nodeId: string; readonly at: EpochMs; readonly relevance: number },
): void {
  const nodes = accesses.get(scope) ?? new Map<string, NodeAccess>()
  const before = nodes.get(found.nodeId)
  if (before === undefined && nodes.size >= MAX_WAITING) return
  nodes.set(found.nodeId, { ...found, count: (before?.count ?? 0) + 1 })
  accesses.set(scope, nodes)
  if (accesses.size <= MAX_SCOPES) return
  const [longest] = accesses.keys()
  if (longest !== undefined) accesses.delete(longest)
}
