import type { Page, PageRequest } from '@recollect/core'
import type { StoredNode, NodeFilter, SemanticReader } from '@recollect/core/store'
import { text } from '../../rows/columns.ts'
import { SEMANTIC_KEY_KINDS } from '../../rows/semantic/key-row.ts'
import { rowToNode } from '../../rows/semantic/node-row.ts'
import { rowToVersion } from '../../rows/semantic/version-row.ts'
import { checkLimit } from '../../statements/checks.ts'
import { checkPage, pageOf } from '../../statements/paging.ts'
import { nodeFilterKey } from '../../statements/semantic/node-statements.ts'
import type { ScopeSession } from '../scope-session.ts'
import { once, rowsOf } from './parts.ts'

type NodeReads = Pick<SemanticReader, 'node' | 'nodesById' | 'nodes' | 'versions' | 'find'>

export const nodeReads = (session: ScopeSession): NodeReads => ({
  node: async (id) => (await nodesById(session, [id]))[0] ?? null,
  nodesById: (ids) => nodesById(session, ids),
  nodes: (page, filter = {}) => nodePage(session, page, filter),
  versions: async (nodeIds) => {
    const rows = await rowsOf(session, session.statements.nodeVersions.byNodes, nodeIds)
    return rows.map((row) => rowToVersion(row, session.codec))
  },
  find: (kind, key, limit) => findIds(session, kind, key, limit),
})

export async function findIds(
  { connection, statements, codec, id: scope }: ScopeSession,
  kind: keyof typeof SEMANTIC_KEY_KINDS,
  key: string,
  limit: number,
): Promise<readonly string[]> {
  checkLimit(limit)
  const args = { scope, kind: SEMANTIC_KEY_KINDS[kind], key: codec.writeKey(key), limit }
  const rows = await connection.rows(statements.semanticKeys.find.with(args))
  return rows.map(([id]) => text(id, 'id'))
}

async function nodesById(session: ScopeSession, ids: readonly string[]): Promise<readonly StoredNode[]> {
  const { statements, codec, scope } = session
  const rows = await rowsOf(session, statements.nodes.byIds, ids)
  const nodes = rows.map((row) => rowToNode(scope, row, codec))
  const found = once(
    nodes.map((node) => [node.id, node]),
    'id',
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function nodePage(
  { connection, statements, codec, id: scope, scope: name }: ScopeSession,
  page: PageRequest,
  filter: NodeFilter,
): Promise<Page<StoredNode>> {
  checkPage(page)
  const query = statements.nodes.list.of(nodeFilterKey(filter), filter).with({
    scope,
    after: page.cursor ?? '',
    from: codec.writeTime(filter.from ?? 0),
    to: codec.writeTime(filter.to ?? 0),
    limit: page.limit + 1,
  })
  const found = (await connection.rows(query)).map((row) => rowToNode(name, row, codec))
  return pageOf(
    found,
    page,
    ({ id }) => id,
    (node) => node,
  )
}
