import { damaged, isMetadata } from '@recollect/store-kysely'
import type { IndexShape, SqlCodec, SqlFlavor } from '@recollect/store-kysely'
import { sql, SqliteIntrospector } from 'kysely'
import type { Kysely } from 'kysely'
import { UnseenLimits } from './query-compiler.ts'
import { postingsTogether } from './search/postings-together.ts'

/** Times are whole milliseconds since 1970 in UTC, flags 0 and 1, JSON text. */
const sqliteCodec: SqlCodec = {
  writeTime: (ms) => ms,
  readTime: (value) => wholeNumber(value),
  writeKey: (text) => text,
  writeFlag: (flag) => (flag ? 1 : 0),
  readFlag: (value) => (value === 1 ? true : value === 0 ? false : damaged('of a flag')),
  writeJson: (value) => JSON.stringify(value),
  readJson: (value) => {
    const parsed: unknown = typeof value === 'string' ? parse(value) : null
    return isMetadata(parsed) ? parsed : damaged('of JSON')
  },
  readInteger: (value) => wholeNumber(value),
}

/** What SQLite does in its own way. Tables are `STRICT`: a value of another type is refused, not converted. */
export const sqliteFlavor: SqlFlavor = {
  name: 'sqlite',
  codec: sqliteCodec,
  types: {
    text: 'text',
    integer: 'integer',
    bigint: 'integer',
    real: 'real',
    flag: 'integer',
    time: 'integer',
    json: 'text',
    blob: 'blob',
  },
  createQueryCompiler: () => new UnseenLimits(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  scopeKey: null,
  beforeMigrations: () => Promise.resolve(),
  afterMigrations: () => Promise.resolve(),
  scopeColumns: (table) =>
    table
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('name', 'text', (column) => column.notNull().unique()),
  tableMade: () => Promise.resolve(),
  tableEnd: (table, kind) => table.modifyEnd(kind === 'clustered' ? sql`without rowid, strict` : sql`strict`),
  // Both sides were written by JSON.stringify, so that equal values have equal types here.
  holdsEntries: (column, wanted) =>
    sql`not exists (select 1 from json_each(${wanted}) as w where not exists (select 1 from json_each(${column}) as h where h.key = w.key and h.type = w.type and h.value is w.value))`,
  postings: postingsTogether,
  expect: writeStatistics,
}

/** Written where ANALYZE would write what it counts; the key of a clustered table goes by the name of the table. */
async function writeStatistics(db: Kysely<unknown>, indexes: readonly IndexShape[]): Promise<void> {
  await sql`analyze sqlite_schema`.execute(db)
  for (const { table, index, rows } of indexes) {
    await sql`insert into sqlite_stat1 (tbl, idx, stat) values (${table}, ${index ?? table}, ${rows.join(' ')})`.execute(
      db,
    )
  }
  await sql`analyze sqlite_schema`.execute(db)
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : damaged('of a whole number')
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return damaged('of JSON')
  }
}
