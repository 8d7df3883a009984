import { packedVectors } from '@recollect/store-kysely'
import type { VectorPlace } from '@recollect/store-kysely'
import type { Kysely } from 'kysely'
import type { PostgresSettings } from '../options.ts'
import { finishTable } from '../schema/finish-table.ts'
import { pgVectorAccess } from './access.ts'
import { askConnection, askDb } from './ask.ts'
import { createVectorTable, installExtension, VECTOR_TABLE } from './create-table.ts'
import { forNewTables, inUse } from './decide.ts'
import { moveVectors } from './move.ts'
import { readOffer, readState } from './state.ts'

/** Where vectors are: as the tables were made, and moved to pgvector by a migration that was asked for it. */
export function vectorPlace(settings: PostgresSettings): VectorPlace {
  const { schema, vectors: wish } = settings
  return {
    mustMove: async (connection) => {
      const state = await readState(askConnection(connection), schema)
      if (wish === 'pgvector' && !state.made) return true
      inUse(wish, state)
      return false
    },
    move: async (connection, db) => {
      const home = await makeVectorTable(db, settings)
      if (home !== null) await moveVectors(connection, home)
    },
    find: async (connection) => {
      const extension = inUse(wish, await readState(askConnection(connection), schema))
      return extension === null ? packedVectors : pgVectorAccess(extension.home)
    },
  }
}

/** Makes the table when pgvector can be had and is not unwished for. Returns the schema of the extension, or null. */
export async function makeVectorTable(
  db: Kysely<unknown>,
  settings: PostgresSettings,
): Promise<string | null> {
  const { schema, vectors: wish } = settings
  const ask = askDb(db)
  const { extension } = await readState(ask, schema)
  const decided = forNewTables(wish, extension, extension === null ? await readOffer(ask) : null)
  if (decided === null) return null
  const home = decided === 'install' ? await installExtension(db, schema) : decided.home
  await createVectorTable(db, home)
  await finishTable(db, VECTOR_TABLE, 'scope', settings)
  return home
}
