import type { Engine } from '../engine.ts'
import { importanceOf } from '../evolution/importance.ts'
import { linksBy } from '../evolution/plan-statement.ts'
import { withQuotes } from '../evolution/sayings.ts'
import type { SemanticWriter, ItemReader, NodeVersion, StoredNode } from '@recollect/core/store'
import { contentTerms } from '@recollect/core/plugin'
import { closeVersions } from './rest-of-version.ts'

export interface Records {
  readonly semantic: SemanticWriter
  readonly items: Pick<ItemReader, 'byIds'>
}

/** Brings a node in line with the versions that are left of it: row, numbers, times, links, importance. Without any it goes. */
export async function rewriteNode(
  engine: Pick<Engine, 'termsOf' | 'clock'>,
  { semantic, items }: Records,
  node: StoredNode,
  left: readonly NodeVersion[],
): Promise<void> {
  const versions = await withQuotes(closeVersions(left), items)
  const holds = versions.find(({ validTo }) => validTo === null)
  if (holds === undefined) return semantic.removeNode(node.id)
  const wanted = linksBy(versions)
  await semantic.putNode({
    ...node,
    ...present(engine, node, holds),
    versions: versions.length,
    discoveryEpisodeId: versions.some(({ episodeId }) => episodeId === node.discoveryEpisodeId)
      ? node.discoveryEpisodeId
      : (versions[0]?.episodeId ?? null),
    importance: importanceOf({
      confidence: holds.confidence,
      episodes: wanted.size,
      versions: versions.length,
      related: (await semantic.relationships([node.id])).length,
      accesses: node.accessCount,
    }),
  })
  for (const version of versions) await semantic.putVersion(version)
  for (let number = versions.length + 1; number <= node.versions; number++)
    await semantic.removeVersion(node.id, number)
  await relink(semantic, node.id, wanted)
}

const present = (
  { termsOf, clock }: Pick<Engine, 'termsOf' | 'clock'>,
  { key }: Pick<StoredNode, 'key'>,
  { value, context, gapType, confidence, version, evidence, validFrom }: NodeVersion,
) => ({
  ...{ value, context, gapType, confidence, version, evidence, validFrom },
  updatedAt: clock.now(),
  searchKeywords: contentTerms({ termsOf }, key, value, context),
})

async function relink(
  semantic: SemanticWriter,
  nodeId: string,
  wanted: ReadonlyMap<string, boolean>,
): Promise<void> {
  for (const { episodeId, evolved } of await semantic.linksOfNodes([nodeId]))
    if (wanted.get(episodeId) !== evolved) await semantic.unlink(episodeId, nodeId)
  for (const [episodeId, evolved] of wanted) await semantic.link({ episodeId, nodeId, evolved })
}
