import type { ScopeView } from '../plugin/store.ts'
import type { ToldRecord } from '../recall/why-not/facts.ts'
import { assembleNodes } from '../semantic/retrieval/assemble-nodes.ts'

/** The node or episode of an id, where the store keeps any. */
export async function toldRecord({ semantic, items }: ScopeView, id: string): Promise<ToldRecord | null> {
  if (semantic === undefined || semantic.cutUpTo === 0) return null
  const stored = await semantic.node(id)
  const [node] = stored === null ? [] : await assembleNodes(semantic, [stored])
  if (node) return { kind: 'node', node, card: null, item: await items.get(node.evidence.itemId) }
  const episode = await semantic.episode(id)
  return episode && { kind: 'episode', episode, card: null, item: null }
}
