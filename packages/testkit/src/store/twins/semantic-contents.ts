import type { SemanticReader, SemanticTotals } from '@recollect/core/store'

const SPACE = { model: 'm', dimensions: 3 } as const
const KEYS = ['term', 'words', 'common', 'new', 'k', 'form'] as const

/** All that is compared of a twin's episodes and knowledge; little when it has none. */
export async function semanticContents(semantic: SemanticReader) {
  const totals = await semantic.totals()
  const figures = { totals, cutUpTo: semantic.cutUpTo, usage: await semantic.usage('0000', '9999') }
  if (isEmpty(totals)) return figures
  const episodes = await semantic.episodes({ limit: 1000 })
  const nodes = await semantic.nodes({ limit: 1000 })
  const nodeIds = nodes.rows.map(({ id }) => id)
  const find = (kind: 'node_key' | 'node_words' | 'node_term' | 'episode_term') =>
    Promise.all(KEYS.map((key) => semantic.find(kind, key, 1000)))
  return {
    ...figures,
    episodes,
    items: [...(await semantic.episodesOfItems(episodes.rows.flatMap(({ itemIds }) => itemIds)))].toSorted(),
    nodes,
    versions: await semantic.versions(nodeIds),
    links: await semantic.linksOfNodes(nodeIds),
    edges: await semantic.relationships(nodeIds),
    quarantined: await semantic.quarantined({ limit: 1000 }),
    vectors: [
      await semantic.vectors('node', SPACE, '', 1000),
      await semantic.vectors('episode', SPACE, '', 1000),
    ],
    keys: [
      await find('node_key'),
      await find('node_words'),
      await find('node_term'),
      await find('episode_term'),
    ],
  }
}

const isEmpty = ({ episodes, nodes, versions, relationships, quarantined }: SemanticTotals): boolean =>
  [...Object.values(episodes), nodes, versions, relationships, quarantined].every((count) => count === 0)
