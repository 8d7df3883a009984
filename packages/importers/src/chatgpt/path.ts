import { newestLeaf } from './newest-leaf.ts'
import { nodeSchema } from './schema.ts'
import type { Conversation } from './schema.ts'

export interface Node {
  readonly id: string
  readonly parent: string | null
  readonly message: unknown
}

export interface Path {
  /** From the first to the one that was shown last. */
  readonly shown: readonly Node[]
  /** Nodes with a message that are off it: answers generated anew, questions edited away. */
  readonly others: readonly Node[]
}

/**
 * The way from the root to `current_node`, or where none is named to the newest leaf; a circle is walked once. Null when there is no such
 * node.
 */
export function shownPath({ mapping, current_node: current }: Conversation): Path | null {
  const nodes = new Map(Object.entries(mapping).flatMap(([id, node]) => nodeOf(id, node)))
  const shown: Node[] = []
  const walked = new Set<string>()
  for (let id = current ?? newestLeaf([...nodes.values()]); id !== null && !walked.has(id);) {
    const node = nodes.get(id)
    if (node === undefined) break
    walked.add(id)
    shown.push(node)
    id = node.parent
  }
  if (shown.length === 0 && nodes.size > 0) return null
  const others = [...nodes.values()].filter(({ id, message }) => !walked.has(id) && message !== null)
  return { shown: shown.reverse(), others }
}

function nodeOf(id: string, node: unknown): [string, Node][] {
  const read = nodeSchema.safeParse(node)
  if (!read.success) return []
  return [[id, { id, parent: read.data.parent ?? null, message: read.data.message ?? null }]]
}
