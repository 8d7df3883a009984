import { isPlain } from '../input/shape.ts'
import { timeOf } from '../input/time.ts'
import type { Node } from './tree.ts'

/** The end of the branch on which something was said last; of what has no times, of the last branch. Null where there are no nodes. */
export function newestLeaf(nodes: readonly Node[]): string | null {
  // The last child of each.
  const below = new Map(nodes.flatMap(({ id, parent }) => (parent === null ? [] : [[parent, id] as const])))
  const walked = new Set<string>()
  let leaf: string | null = newest(nodes)
  // A circle is walked once. Below the newest are only answers without a time.
  for (let next = leaf ?? undefined; next !== undefined && !walked.has(next); next = below.get(next)) {
    walked.add(next)
    leaf = next
  }
  return leaf
}

function newest(nodes: readonly Node[]): string | null {
  let [found, latest]: [string | null, number] = [null, -Infinity]
  for (const { id, message } of nodes) {
    const time = (isPlain(message) ? timeOf(message['create_time']) : null) ?? -Infinity
    if (time >= latest) [found, latest] = [id, time]
  }
  return found
}
