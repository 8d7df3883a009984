import type { SemanticRelationship, SemanticReader } from '@recollect/core/store'
import { rowToLink } from '../../rows/semantic/link-row.ts'
import { rowToRelationship } from '../../rows/semantic/relationship-row.ts'
import { byCodePoint } from '../by-code-point.ts'
import type { ScopeSession } from '../scope-session.ts'
import { once, rowsOf } from './parts.ts'

type LinkReads = Pick<SemanticReader, 'linksOfNodes' | 'linksOfEpisodes' | 'relationships'>

export const linkReads = (session: ScopeSession): LinkReads => ({
  linksOfNodes: async (nodeIds) => {
    const rows = await rowsOf(session, session.statements.links.ofNodes, nodeIds)
    return rows.map((row) => rowToLink(row, session.codec))
  },
  linksOfEpisodes: async (episodeIds) => {
    const rows = await rowsOf(session, session.statements.links.ofEpisodes, episodeIds)
    return rows.map((row) => rowToLink(row, session.codec))
  },
  relationships: async (nodeIds) => {
    const { bySources, byTargets } = session.statements.relationships
    // Two statements: each is a look-up in one index.
    const [leaving, coming] = await Promise.all([
      edgesOf(session, bySources, nodeIds),
      edgesOf(session, byTargets, nodeIds),
    ])
    return [...new Map([...leaving, ...coming]).values()].sort((a, b) => byCodePoint(a.id, b.id))
  },
})

async function edgesOf(
  session: ScopeSession,
  statements: Parameters<typeof rowsOf>[1],
  nodeIds: readonly string[],
): Promise<ReadonlyMap<string, SemanticRelationship>> {
  const rows = await rowsOf(session, statements, nodeIds)
  const edges = rows.map((row) => rowToRelationship(session.scope, row, session.codec))
  return once(
    edges.map((edge) => [edge.id, edge]),
    'id',
  )
}
