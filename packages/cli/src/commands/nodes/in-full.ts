import type { Episode, MemoryItem, ScopedMemory, SemanticNode } from '@recollect/core'
import type { EvolutionStep, RelatedKnowledge } from '@recollect/knowledge'

/** A node with everything it rests on. */
export interface NodeInFull {
  readonly node: SemanticNode
  /** The message its quote stands in; null when it is gone. */
  readonly message: MemoryItem | null
  /** Oldest value first; the last one holds. */
  readonly timeline: readonly EvolutionStep[]
  /** Episodes that tell of it, oldest first. */
  readonly episodes: readonly Episode[]
  readonly related: RelatedKnowledge
}

export async function nodeInFull(
  memory: ScopedMemory,
  node: SemanticNode,
  depth: number,
): Promise<NodeInFull> {
  const { timeline, linkedEpisodes } = await memory.nodes.evolution(node.id)
  const [message, related] = [
    await memory.items.get(node.evidence.itemId),
    await memory.nodes.related(node.id, depth),
  ]
  return { node, message, timeline, episodes: linkedEpisodes, related }
}
