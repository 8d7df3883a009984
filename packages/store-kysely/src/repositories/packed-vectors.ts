import type { VectorAccess } from './scope-session.ts'
import { removeVectors, SqlVectorWriter } from './vector-writer.ts'
import { SqlVectors } from './vectors.ts'

/** Several vectors to a row, compared here: what every database can do. */
export const packedVectors: VectorAccess = {
  reader: (session) => new SqlVectors(session),
  writer: (session) => new SqlVectorWriter(session),
  remove: removeVectors,
}
