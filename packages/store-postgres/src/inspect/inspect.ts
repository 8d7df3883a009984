import { settingsOf } from '../options.ts'
import type { PostgresStoreOptions } from '../options.ts'
import { TABLES } from '../schema/tables.ts'
import { asking } from './asking.ts'
import type { Ask } from './asking.ts'
import { replicaFacts } from './replica.ts'
import { schemaFacts } from './schema-version.ts'
import * as sql from './statements.ts'
import type { LongTransaction, PostgresInspection, RoleFacts, SchemaFacts, TableFacts } from './types.ts'

interface ServerRow {
  readonly version: string
  readonly citus: string | null
  readonly vector: string | null
  readonly made: boolean
  readonly pgvector: boolean
}

/**
 * Looks at the server and at the schema as the catalogues show them: for a doctor, or a check before an application starts. Changes
 * nothing, reads no memory, and works on a schema that is not there yet. Takes the options of `postgresStore`.
 * @throws StoreError when the server cannot be reached or refuses the role; InvalidConfigError
 */
export async function inspectPostgres(options: PostgresStoreOptions): Promise<PostgresInspection> {
  const { schema, primary, replica } = settingsOf(options)
  const [found, following] = await Promise.all([
    asking(primary, (ask) => look(ask, schema)),
    replicaFacts(replica),
  ])
  return { ...found, replica: following }
}

/** The schema alone: which migration it stands at. */
export function postgresSchema(options: PostgresStoreOptions): Promise<SchemaFacts> {
  const { schema, primary } = settingsOf(options)
  return asking(primary, async (ask) => schemaFacts(ask, schema, (await serverRow(ask, schema)).made))
}

async function serverRow(ask: Ask, schema: string): Promise<ServerRow> {
  const [row] = await ask<ServerRow>(sql.SERVER, [schema])
  return row ?? { version: '', citus: null, vector: null, made: false, pgvector: false }
}

async function look(ask: Ask, schema: string): Promise<Omit<PostgresInspection, 'replica'>> {
  const server = await serverRow(ask, schema)
  const names = async (text: string): Promise<string[]> =>
    (await ask<{ name: string }>(text, [schema])).map(({ name }) => name)
  const tables = await tableFacts(ask, schema)
  return {
    serverVersion: server.version,
    role: await roleFacts(ask, schema),
    schema: await schemaFacts(ask, schema, server.made),
    tables,
    missingTables: TABLES.filter((table) => !tables.some(({ name }) => name === table)),
    invalidIndexes: await names(sql.INVALID_INDEXES),
    missingGuards: await names(sql.MISSING_GUARDS),
    vectors: {
      extension: server.vector,
      kept: server.made ? (server.pgvector ? 'pgvector' : 'packed') : null,
    },
    longTransactions: await ask<LongTransaction>(sql.LONG_TRANSACTIONS),
    citus: server.citus,
  }
}

async function roleFacts(ask: Ask, schema: string): Promise<RoleFacts> {
  const [row] = await ask<{ name: string; superuser: boolean; bypasses: boolean; owns: boolean }>(sql.ROLE, [
    schema,
  ])
  return {
    name: row?.name ?? '',
    superuser: row?.superuser ?? false,
    bypassesRowSecurity: row?.bypasses ?? false,
    ownsTables: row?.owns ?? false,
  }
}

interface TableRow {
  readonly name: string
  readonly parent: string | null
  readonly parts: number
  readonly modulus: number
  readonly secured: boolean
  readonly dead: number
  readonly live: number
  readonly vacuumed: number | null
}

async function tableFacts(ask: Ask, schema: string): Promise<TableFacts[]> {
  const rows = await ask<TableRow>(sql.TABLES, [schema])
  return rows.map(({ name, parent, parts, modulus, secured, dead, live, vacuumed }) => ({
    name,
    partOf: parent,
    parts,
    modulus,
    secured,
    deadRows: dead,
    liveRows: live,
    lastVacuum: vacuumed,
  }))
}
