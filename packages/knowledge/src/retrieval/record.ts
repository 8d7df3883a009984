import type { ItemReader, SemanticReader } from '@recollect/core/store'
import type { KnownRecord } from '@recollect/core/plugin'
import { assembleNodes } from './assemble-nodes.ts'

/** The node or episode of an id. */
export async function recordOf(
  semantic: SemanticReader,
  items: ItemReader,
  id: string,
): Promise<KnownRecord | null> {
  const stored = await semantic.node(id)
  const [node] = stored === null ? [] : await assembleNodes(semantic, [stored])
  if (node) return { kind: 'node', node, card: null, item: await items.get(node.evidence.itemId) }
  const episode = await semantic.episode(id)
  return episode && { kind: 'episode', episode, card: null, item: null }
}
