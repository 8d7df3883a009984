import type { ScopeTransaction } from '@recollect/core/store'
import { aModelUsage, aNode, aNodeVersion, anEpisode, aQuarantined, aRelationship } from '@recollect/testkit'

/** Writes an episode, a node and all that stands beside them, each with a word that tells whose they are. */
export async function fillKnowledge(
  { semantic }: Pick<ScopeTransaction, 'semantic'>,
  word: string,
  at: number,
): Promise<void> {
  if (semantic === undefined) return
  const id = `${word} ${String(at)}`
  await semantic.putEpisode(anEpisode({ id, title: word, itemIds: [id], terms: [word] }))
  await semantic.putNode(
    aNode({ id, key: id, keyForm: id, keyWords: word, value: word, searchKeywords: [word] }),
  )
  await semantic.putVersion(aNodeVersion({ nodeId: id, value: word }))
  await semantic.link({ episodeId: id, nodeId: id, evolved: true })
  await semantic.putRelationship(aRelationship({ id, from: id, to: `${word} 0`, description: word }))
  await semantic.quarantine([aQuarantined({ id, detail: word })])
  await semantic.addUsage(aModelUsage({ model: word }))
  await semantic.putVectors('node', { model: word, dimensions: 2 }, new Map([[id, Float32Array.of(1, at)]]))
}
