import { NotFoundError, StoreError } from '@recollect/core'
import type { StoredNode, NodeAccess } from '@recollect/core/store'
import { nodeKeys } from '@recollect/core/store'
import { text } from '../../rows/columns.ts'
import { nodeToRow } from '../../rows/semantic/node-row.ts'
import { FILED_NODE_COLUMNS } from '../../statements/semantic/node-statements.ts'
import { openRow } from '../../seal/sealing-codec.ts'
import { readTexts } from '../../rows/text-list.ts'
import type { ScopeSession } from '../scope-session.ts'
import { sameTexts } from './episode-writer.ts'
import { changeKeys } from './keys.ts'
import { findIds } from './nodes.ts'
import { removeVectors } from './vectors.ts'

type Filed = Pick<StoredNode, 'keyForm' | 'keyWords' | 'searchKeywords'>

export async function putNode(session: ScopeSession, node: Omit<StoredNode, 'scope'>): Promise<void> {
  const { connection, statements, codec } = session
  const row = nodeToRow(await session.ensure(), node, codec)
  const [before, same] = await Promise.all([
    filedOf(session, node.id),
    findIds(session, 'node_key', node.keyForm, 2),
  ])
  // Asked for here, so that the transaction can go on; the unique index of the table refuses it too.
  refuseTwin(node, same)
  await connection.send(statements.nodes.put.with(row))
  await changeKeys(session, node.id, before === null ? [] : nodeKeys(before), nodeKeys(node))
  if (before !== null && !sameTexts(before.searchKeywords, node.searchKeywords)) {
    await removeVectors(session, 'node', node.id)
  }
}

export async function removeNode(session: ScopeSession, id: string): Promise<void> {
  const { connection, statements, id: scope } = session
  const before = await filedOf(session, id)
  if (before === null) throw new NotFoundError('node', id)
  await changeKeys(session, id, nodeKeys(before), [])
  await connection.send(statements.nodeVersions.removeAll.with({ scope, nodeId: id }))
  await connection.send(statements.links.removeOfNode.with({ scope, id }))
  await connection.send(statements.relationships.removeFrom.with({ scope, id }))
  await connection.send(statements.relationships.removeTo.with({ scope, id }))
  await removeVectors(session, 'node', id)
  await connection.send(statements.nodes.remove.with({ scope, id }))
}

export async function noteAccess(session: ScopeSession, accesses: readonly NodeAccess[]): Promise<void> {
  const { connection, statements, codec, id: scope } = session
  for (const { nodeId, count, at, relevance } of accesses) {
    const args = { scope, id: nodeId, count, at: codec.writeTime(at), relevance }
    await connection.send(statements.nodes.noteAccess.with(args))
  }
}

async function filedOf(session: ScopeSession, id: string): Promise<Filed | null> {
  const row = await session.one(session.statements.nodes.filed.with({ scope: session.id, id }))
  if (row === null) return null
  const [keyForm, keyWords, keywords] = openRow(session.codec, 'semantic_nodes', FILED_NODE_COLUMNS, row)
  return {
    keyForm: text(keyForm, 'key_form'),
    keyWords: text(keyWords, 'key_words'),
    searchKeywords: readTexts(keywords, 'search_keywords'),
  }
}

function refuseTwin({ id }: Pick<StoredNode, 'id'>, same: readonly string[]): void {
  const other = same.find((found) => found !== id)
  if (other === undefined) return
  throw new StoreError(
    'STORE_CONFLICT',
    `Node "${other}" has the key form of node "${id}" already. Give it a new version instead.`,
  )
}
