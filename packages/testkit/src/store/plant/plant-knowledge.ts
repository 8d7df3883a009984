import type { MemoryItem } from '@recollect/core'
import type { NodeEvidence, ScopeTransaction, SemanticWriter } from '@recollect/core/store'
import { aNode, aNodeVersion } from '../../fixtures/a-node.ts'
import { aModelUsage, aQuarantined } from '../../fixtures/a-quarantined.ts'
import { aRelationship } from '../../fixtures/a-relationship.ts'
import { anEpisode } from '../../fixtures/an-episode.ts'
import type { NextText } from './next-text.ts'
import { vectorOf, VECTORS } from './vector-of.ts'

/** An episode, two nodes with a value each and what joins them, a refused proposal, and the accounts of a model. */
export async function plantKnowledge(
  { semantic }: ScopeTransaction,
  next: NextText,
  { id: itemId, seq }: MemoryItem,
): Promise<void> {
  if (semantic === undefined) return
  const episode = anEpisode({
    itemIds: [itemId],
    title: next(),
    summary: next(),
    content: next(),
    session: next(),
    narratedBy: next(),
    discoveredBy: next(),
    lastError: next(),
    terms: [next()],
  })
  await semantic.putEpisode(episode)
  await semantic.putVectors('episode', VECTORS, new Map([[episode.id, vectorOf(next())]]))
  const evidence = () => ({ quote: next(), itemId, start: 0, end: 1 })
  const from = await plantNode(semantic, next, evidence)
  const to = await plantNode(semantic, next, evidence)
  await semantic.link({ episodeId: episode.id, nodeId: from, evolved: true })
  await semantic.putRelationship(aRelationship({ from, to, description: next(), episodeIds: [episode.id] }))
  await semantic.quarantine([aQuarantined({ detail: next(), proposal: next() })])
  await semantic.addUsage(aModelUsage({ model: next() }))
  await semantic.setCutUpTo(seq)
}

async function plantNode(
  semantic: SemanticWriter,
  next: NextText,
  evidence: () => NodeEvidence,
): Promise<string> {
  const node = aNode({
    key: next(),
    keyForm: next(),
    keyWords: next(),
    value: next(),
    context: next(),
    evidence: evidence(),
    discoveryMethod: next(),
    searchKeywords: [next()],
  })
  await semantic.putNode(node)
  const texts = { value: next(), context: next(), evidence: evidence() }
  await semantic.putVersion(aNodeVersion({ nodeId: node.id, ...texts }))
  await semantic.putVectors('node', VECTORS, new Map([[node.id, vectorOf(next())]]))
  return node.id
}
