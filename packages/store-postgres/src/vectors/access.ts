import type { VectorAccess } from '@recollect/store-kysely'
import { PgVectors } from './reader.ts'
import { vectorStatements } from './statements.ts'
import { PgVectorWriter } from './writer.ts'

/** Vectors in a column of pgvector. `home`: the schema of the extension. */
export function pgVectorAccess(home: string): VectorAccess {
  const statements = vectorStatements(home)
  return {
    reader: (session) => new PgVectors(session, statements),
    writer: (session) => new PgVectorWriter(session, statements),
    remove: ({ connection, id: scope }, seq) =>
      connection.send({ statement: statements.remove, values: [scope, seq] }),
    erase: async ({ connection, id: scope }) => ({
      item_vectors: await connection.change({ statement: statements.removeAll, values: [scope] }),
    }),
  }
}
