import type { SemanticKind, SemanticReader, SemanticWriter, VectorSpace } from '@recollect/core/store'
import { fromBytes, toBytes } from '@recollect/core/store'
import { bytes, damaged, text } from '../../rows/columns.ts'
import { SEMANTIC_KINDS } from '../../rows/semantic/key-row.ts'
import { checkCount, checkText } from '../../statements/checks.ts'
import { IDS, listParts } from '../../statements/shapes.ts'
import type { ScopeSession } from '../scope-session.ts'
import { openRow, sealRow } from '../../seal/sealing-codec.ts'
import { checkLength } from '../vectors.ts'
import { once } from './parts.ts'

const VECTOR_COLUMNS = ['id', 'vector'] as const

type VectorReads = Pick<SemanticReader, 'vectors' | 'withoutVector'>
type PutVectors = Parameters<SemanticWriter['putVectors']>

export const vectorReads = (session: ScopeSession): VectorReads => ({
  vectors: async (kind, space, after, limit) => {
    checkCount(limit)
    const { connection, statements, codec } = session
    const args = { ...spaceIn(session, space), kind: SEMANTIC_KINDS[kind], after, limit }
    const rows = (await connection.rows(statements.semanticVectors.page.with(args))).map((row) =>
      openRow(codec, 'semantic_vectors', VECTOR_COLUMNS, row),
    )
    return new Map(rows.map(([id, vector]) => [text(id, 'id'), vectorIn(vector, space)]))
  },
  withoutVector: async (kind, space, limit) => {
    checkCount(limit)
    const { connection, statements } = session
    const args = { ...spaceIn(session, space), kind: SEMANTIC_KINDS[kind], limit }
    const rows = await connection.rows(statements.semanticVectors.owed.of(kind, kind).with(args))
    return rows.map(([id]) => text(id, 'id'))
  },
})

export async function putVectors(
  session: ScopeSession,
  ...[kind, space, vectors]: PutVectors
): Promise<void> {
  checkText(space.model)
  for (const vector of vectors.values()) checkLength(space, vector)
  const { connection, statements, codec } = session
  const key = { ...spaceIn(session, space), kind: SEMANTIC_KINDS[kind] }
  const owners = await ownersOf(session, kind, [...vectors.keys()])
  for (const [id, vector] of vectors) {
    if (!owners.has(id)) continue
    const row = sealRow(codec, 'semantic_vectors', { ...key, id, vector: toBytes(vector) })
    await connection.send(statements.semanticVectors.put.with(row))
  }
}

/** Takes what a node or an episode has out of every space. */
export async function removeVectors(session: ScopeSession, kind: SemanticKind, id: string): Promise<void> {
  const { connection, statements, id: scope } = session
  await connection.send(statements.semanticVectors.remove.with({ scope, kind: SEMANTIC_KINDS[kind], id }))
}

/** The space and the scope, as statements name them. */
export const spaceIn = ({ id: scope }: ScopeSession, { model, dimensions }: VectorSpace) => ({
  scope,
  model,
  dimensions,
})

/** Those of the ids that are there. */
async function ownersOf(
  { connection, statements, id: scope }: ScopeSession,
  kind: SemanticKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, true>> {
  const statement = statements.semanticVectors.owners.of(kind, kind)
  const parts = listParts(ids, IDS).map((part) => connection.rows(statement.with({ scope }, part)))
  const found = (await Promise.all(parts)).flat().map(([id]) => [text(id, 'id'), true] as const)
  return once(found, 'id')
}

function vectorIn(column: unknown, { dimensions }: VectorSpace): Float32Array {
  const packed = bytes(column, 'vector')
  return packed.byteLength === dimensions * 4 ? fromBytes(packed) : damaged('vector')
}
