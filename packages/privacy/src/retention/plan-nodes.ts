import type { EpochMs, SemanticNode } from '@recollect/core'
import type { RetentionPolicy } from './policy.ts'
import type { Forgetting } from './report.ts'
import { DAY } from './day.ts'

type Node = Pick<SemanticNode, 'id' | 'updatedAt' | 'accessedAt'>

/** When something last found or changed it. */
const usedAt = ({ updatedAt, accessedAt }: Node): EpochMs => Math.max(updatedAt, accessedAt ?? 0)

export function planNodes(
  nodes: readonly Node[],
  { unusedNodes, quota }: RetentionPolicy,
  now: EpochMs,
): readonly Forgetting[] {
  const byUse = [...nodes].sort((a, b) => usedAt(a) - usedAt(b) || (a.id < b.id ? -1 : 1))
  const isUnused = (node: Node) =>
    unusedNodes !== undefined && usedAt(node) <= now - unusedNodes.afterDays * DAY
  const unused = byUse.filter(isUnused)
  const used = byUse.filter((node) => !isUnused(node))
  const beyond = used.slice(0, Math.max(used.length - (quota?.nodes ?? used.length), 0))
  return [
    ...unused.map(({ id }): Forgetting => ({ record: 'node', id, reason: 'node-unused' })),
    ...beyond.map(({ id }): Forgetting => ({ record: 'node', id, reason: 'node-quota' })),
  ]
}
