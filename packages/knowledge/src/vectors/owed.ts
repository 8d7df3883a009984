import type { SemanticReader, VectorSpace } from '@recollect/core/store'

/** As many as a store lists at once. */
const MOST = 1000

/** Nodes and episodes without a vector of the space, counted up to 1,000 of each. No statement where a scope has no episodes. */
export async function owedKnowledge(
  semantic: SemanticReader | undefined,
  space: VectorSpace,
): Promise<number> {
  if (semantic === undefined || semantic.cutUpTo === 0) return 0
  const [nodes, episodes] = await Promise.all([
    semantic.withoutVector('node', space, MOST),
    semantic.withoutVector('episode', space, MOST),
  ])
  return nodes.length + episodes.length
}
