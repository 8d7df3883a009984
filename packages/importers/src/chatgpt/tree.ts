import { isPlain, listOf, plainOf, stringOf } from '../input/shape.ts'
import type { Conversation } from './shapes.ts'

export interface Node {
  readonly id: string
  readonly parent: string | null
  /** Null where it has none. */
  readonly message: unknown
}

/** Stands for the message of what is no node: it is told as one that cannot be read. */
const BROKEN = 'not a node'

/**
 * The nodes, each with its parent. A link that is missing or leads nowhere is mended: by the parent's list of children, else by the order
 * of the file, in which what was said later stands later.
 */
export function treeOf({ mapping }: Pick<Conversation, 'mapping'>): ReadonlyMap<string, Node> {
  const ids = new Set(mapping.map(([id]) => id))
  const byChild = parentsByChild(mapping)
  const stated = mapping.map(([id, node]) => stringOf(plainOf(node), 'parent') ?? byChild.get(id) ?? null)
  const root = rootOf(mapping, stated)
  const firstNaming = new Map<string | null, number>()
  for (const [n, parent] of stated.entries()) if (!firstNaming.has(parent)) firstNaming.set(parent, n)
  const parentOf = (id: string, n: number): string | null => {
    const parent = stated[n] ?? null
    if (n === root || (parent !== null && ids.has(parent))) return n === root ? null : parent
    const linked = byChild.get(id)
    if (linked !== undefined) return linked
    // Those that name the same lost parent are answers to the same message.
    const place = parent === null ? n : (firstNaming.get(parent) ?? n)
    return mapping[place - 1]?.[0] ?? null
  }
  return new Map(
    mapping.map(([id, node], n) => [id, { id, parent: parentOf(id, n), message: messageIn(node) }]),
  )
}

function parentsByChild(mapping: Conversation['mapping']): ReadonlyMap<string, string> {
  const parents = new Map<string, string>()
  for (const [id, node] of mapping)
    for (const child of listOf(plainOf(node)['children']))
      if (typeof child === 'string' && child !== id) parents.set(child, id)
  return parents
}

/** The first that has neither parent nor message; where all have messages, the first without a parent. */
function rootOf(mapping: Conversation['mapping'], stated: readonly (string | null)[]): number {
  const without = [...mapping.keys()].filter((n) => stated[n] === null)
  return without.find((n) => messageIn(mapping[n]?.[1]) === null) ?? without[0] ?? -1
}

const messageIn = (node: unknown): unknown => (isPlain(node) ? (node['message'] ?? null) : BROKEN)
