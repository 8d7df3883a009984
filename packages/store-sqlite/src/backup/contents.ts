import { StoreError } from '@recollect/core'
import { KEY_CHECKS } from '@recollect/store-kysely'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'
import type { BackupContents } from './types.ts'

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name"
const SCHEMA = 'select max(name) as name from schema_migrations'
const CHAINS =
  'select count(*) as chains, coalesce(sum(broken), 0) as broken from (select (count(*) <> max(version) or min(version) <> 1 or ' +
  'sum(is_active) > 1) as broken from memory_cards group by scope, version_key, value_key)'
const REFERENCES = 'select count(*) as broken from pragma_foreign_key_check'
/** Not the row that keys are checked against. */
const SEALED = `select distinct sealed_by as key from scopes where sealed_by is not null and name <> '${KEY_CHECKS}' order by 1`

/** Reads every page and every row. @throws StoreError `STORE_CORRUPT` when the file is damaged. */
export function contentsOf(database: SqliteDatabase, what: string): BackupContents {
  const found = String(database.pragma('integrity_check(1)'))
  if (found !== 'ok') {
    throw new StoreError(
      'STORE_CORRUPT',
      `${what} is damaged (SQLite says: ${found}). Take another backup, or save what is left with the ".recover" command of sqlite3.`,
    )
  }
  const tables = database
    .prepare<{ name: string }>(TABLES)
    .all()
    .map(({ name }) => name)
  const rows = tables.map((name): [string, number] => [name, countOf(database, name)])
  return {
    schema: tables.includes('schema_migrations') ? schemaOf(database) : null,
    rows: Object.fromEntries(rows),
    ...chainsOf(database, tables),
    brokenReferences: database.prepare<{ broken: number }>(REFERENCES).all()[0]?.broken ?? 0,
    sealedBy: hasColumn(database, 'scopes', 'sealed_by') ? sealedBy(database) : [],
  }
}

/** The name comes from the schema itself, and stands in quotation marks. */
const countOf = (database: SqliteDatabase, table: string): number =>
  database.prepare<{ rows: number }>(`select count(*) as rows from "${table.replaceAll('"', '""')}"`).all()[0]
    ?.rows ?? 0

const schemaOf = (database: SqliteDatabase): string | null =>
  database.prepare<{ name: string | null }>(SCHEMA).all()[0]?.name ?? null

function chainsOf(
  database: SqliteDatabase,
  tables: readonly string[],
): Pick<BackupContents, 'chains' | 'brokenChains'> {
  if (!tables.includes('memory_cards')) return { chains: 0, brokenChains: 0 }
  const [row] = database.prepare<{ chains: number; broken: number }>(CHAINS).all()
  return { chains: row?.chains ?? 0, brokenChains: row?.broken ?? 0 }
}

const hasColumn = (database: SqliteDatabase, table: string, column: string): boolean =>
  database.prepare<unknown>('select 1 from pragma_table_info(?) where name = ?').all(table, column).length > 0

const sealedBy = (database: SqliteDatabase): string[] =>
  database
    .prepare<{ key: string }>(SEALED)
    .all()
    .map(({ key }) => key)
