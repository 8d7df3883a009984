import type { ScopeTransaction, SemanticWriter } from '@recollect/core/store'
import { aNode } from '../fixtures/a-node.ts'
import { anEpisode } from '../fixtures/an-episode.ts'
import type { OfAccounts, OfRecords, SemanticOperation } from './semantic-operation.ts'

export async function applyToSemantic(
  { semantic }: ScopeTransaction,
  operation: SemanticOperation,
): Promise<unknown> {
  if (semantic === undefined) return null
  switch (operation.kind) {
    case 'put episode':
      return semantic.putEpisode(operation.episode)
    case 'remove episode':
      return semantic.removeEpisode(operation.id)
    case 'put node':
      return semantic.putNode(operation.node)
    case 'remove node':
      return semantic.removeNode(operation.id)
    case 'put version':
    case 'remove version':
    case 'link':
    case 'unlink':
    case 'put relationship':
    case 'remove relationship':
      return applyToRecords(semantic, operation)
    default:
      return applyToAccounts(semantic, operation)
  }
}

/** The contract says nothing of versions, links and edges of what is not there: it is made first. */
async function applyToRecords(semantic: SemanticWriter, operation: OfRecords): Promise<unknown> {
  switch (operation.kind) {
    case 'put version':
      await needNode(semantic, operation.version.nodeId)
      return semantic.putVersion(operation.version)
    case 'remove version':
      return semantic.removeVersion(operation.nodeId, operation.version)
    case 'link': {
      const { episodeId, nodeId } = operation.link
      await needNode(semantic, nodeId)
      if ((await semantic.episode(episodeId)) === null)
        await semantic.putEpisode(anEpisode({ id: episodeId }))
      return semantic.link(operation.link)
    }
    case 'unlink':
      return semantic.unlink(operation.episodeId, operation.nodeId)
    case 'put relationship':
      await needNode(semantic, operation.relationship.from)
      await needNode(semantic, operation.relationship.to)
      return semantic.putRelationship(operation.relationship)
    case 'remove relationship':
      return semantic.removeRelationship(operation.id)
  }
}

async function needNode(semantic: SemanticWriter, id: string): Promise<void> {
  if ((await semantic.node(id)) === null) await semantic.putNode(aNode({ id }))
}

async function applyToAccounts(semantic: SemanticWriter, operation: OfAccounts): Promise<unknown> {
  switch (operation.kind) {
    case 'set cut up to':
      await semantic.setCutUpTo(operation.seq)
      return semantic.cutUpTo
    case 'quarantine': {
      const held = new Set((await semantic.quarantined({ limit: 1000 })).rows.map(({ id }) => id))
      return semantic.quarantine(operation.rows.filter(({ id }) => !held.has(id)))
    }
    case 'drop quarantined':
      return operation.ids === null ? semantic.dropQuarantined() : semantic.dropQuarantined(operation.ids)
    case 'add usage':
      return semantic.addUsage(operation.usage)
    case 'note access':
      return semantic.noteAccess(operation.accesses)
    case 'put semantic vectors': {
      const vectors = operation.vectors.map(([id, vector]) => [id, Float32Array.from(vector)] as const)
      return semantic.putVectors(operation.of, operation.space, new Map(vectors))
    }
    case 'keep only space':
      return semantic.keepOnlySpace(operation.space)
  }
}
