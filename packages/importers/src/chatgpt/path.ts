import { newestLeaf } from './newest-leaf.ts'
import type { Conversation } from './shapes.ts'
import { treeOf } from './tree.ts'
import type { Node } from './tree.ts'

export interface Path {
  /** From the first to the one that was shown last. */
  readonly shown: readonly Node[]
  /** Nodes with a message that are off it: answers generated anew, questions edited away. */
  readonly others: readonly Node[]
}

/** The way from the root to `current_node`, or where there is no such node to the newest leaf; a circle is walked once. */
export function shownPath(conversation: Pick<Conversation, 'mapping' | 'current'>): Path {
  const nodes = treeOf(conversation)
  const { current = '' } = conversation
  const shown = new Set<Node>()
  let next = nodes.get(nodes.has(current) ? current : (newestLeaf([...nodes.values()]) ?? ''))
  while (next !== undefined && !shown.has(next)) {
    shown.add(next)
    next = nodes.get(next.parent ?? '')
  }
  const others = [...nodes.values()].filter((node) => !shown.has(node) && node.message !== null)
  return { shown: [...shown].reverse(), others }
}
