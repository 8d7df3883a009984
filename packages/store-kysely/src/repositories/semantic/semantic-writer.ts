import type { SemanticReader, SemanticWriter } from '@recollect/core/store'
import { relationshipToRow } from '../../rows/semantic/relationship-row.ts'
import { usageToRow } from '../../rows/semantic/usage-row.ts'
import { versionToRow } from '../../rows/semantic/version-row.ts'
import { InOrder } from '../in-order.ts'
import type { ScopeSession } from '../scope-session.ts'
import { putEpisode, removeEpisode } from './episode-writer.ts'
import { noteAccess, putNode, removeNode } from './node-writer.ts'
import { dropQuarantined, quarantine } from './quarantine-writer.ts'
import { semanticReader } from './semantic.ts'
import { putVectors, spaceIn } from './vectors.ts'

type Writes = Omit<SemanticWriter, keyof SemanticReader>

/** The same, to be changed. */
export const semanticWriter = (session: ScopeSession): SemanticWriter =>
  Object.assign(semanticReader(session), recordWrites(session), partWrites(session), upkeepWrites(session))

/** What looks at what is there before it writes: one call after the other. */
function recordWrites(
  session: ScopeSession,
): Pick<Writes, 'putEpisode' | 'removeEpisode' | 'putNode' | 'removeNode' | 'putVectors'> {
  const order = new InOrder<'records'>()
  const inOrder = (work: () => Promise<void>): Promise<void> => order.run('records', work)
  return {
    putEpisode: (episode) => inOrder(() => putEpisode(session, episode)),
    removeEpisode: (id) => inOrder(() => removeEpisode(session, id)),
    putNode: (node) => inOrder(() => putNode(session, node)),
    removeNode: (id) => inOrder(() => removeNode(session, id)),
    putVectors: (...given) => inOrder(() => putVectors(session, ...given)),
  }
}

/** Versions, links and edges: each is one statement. */
function partWrites(
  session: ScopeSession,
): Pick<
  Writes,
  'putVersion' | 'removeVersion' | 'link' | 'unlink' | 'putRelationship' | 'removeRelationship'
> {
  const { connection, statements, codec } = session
  const { nodeVersions, links, relationships } = statements
  return {
    putVersion: async (version) => {
      const row = versionToRow(await session.ensure(), version, codec)
      await connection.send(nodeVersions.put.with(row))
    },
    removeVersion: (nodeId, version) =>
      connection.send(nodeVersions.remove.with({ scope: session.id, nodeId, version })),
    link: async ({ episodeId, nodeId, evolved }) => {
      const scope = await session.ensure()
      const row = { scope, episode_id: episodeId, node_id: nodeId, is_evolution: codec.writeFlag(evolved) }
      await connection.send(links.put.of(String(evolved), { evolved }).with(row))
    },
    unlink: (episodeId, nodeId) =>
      connection.send(links.remove.with({ scope: session.id, episodeId, nodeId })),
    putRelationship: async (edge) => {
      const row = relationshipToRow(await session.ensure(), edge, codec)
      await connection.send(relationships.put.with(row))
    },
    removeRelationship: (id) => connection.send(relationships.remove.with({ scope: session.id, id })),
  }
}

function upkeepWrites(
  session: ScopeSession,
): Pick<
  Writes,
  'setCutUpTo' | 'quarantine' | 'dropQuarantined' | 'addUsage' | 'noteAccess' | 'keepOnlySpace'
> {
  const { connection, statements } = session
  return {
    setCutUpTo: (cutUpTo) => session.setFigures({ cutUpTo }),
    quarantine: (rows) => quarantine(session, rows),
    dropQuarantined: (ids) => dropQuarantined(session, ids),
    addUsage: async (usage) => {
      const scope = await session.ensure()
      await connection.send(statements.usage.add.with(usageToRow(scope, usage)))
    },
    noteAccess: (accesses) => noteAccess(session, accesses),
    keepOnlySpace: (space) =>
      connection.change(statements.semanticVectors.removeOthers.with(spaceIn(session, space))),
  }
}
