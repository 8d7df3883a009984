import {
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { damaged, isMetadata } from '../src/index.ts'
import type { SqlCodec, SqlFlavor } from '../src/index.ts'

const codec: SqlCodec = {
  writeTime: (ms) => ms,
  readTime: (value) => (typeof value === 'number' ? value : damaged('time')),
  writeKey: (text) => text,
  writeFlag: (flag) => (flag ? 1 : 0),
  readFlag: (value) => value === 1,
  writeJson: (value) => JSON.stringify(value),
  readJson: (value) => {
    const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : null
    return isMetadata(parsed) ? parsed : damaged('json')
  },
  readInteger: (value) => (typeof value === 'number' ? value : damaged('integer')),
}

/** SQLite in its plainest form: no STRICT, no clustered tables, no statistics. */
export const plainSqlite: SqlFlavor = {
  name: 'plain sqlite',
  codec,
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
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  scopeKey: null,
  beforeMigrations: () => Promise.resolve(),
  afterMigrations: () => Promise.resolve(),
  scopeColumns: (table) =>
    table
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('name', 'text', (column) => column.notNull().unique()),
  tableMade: () => Promise.resolve(),
  tableEnd: (table) => table,
  holdsEntries: (column, wanted) =>
    sql`not exists (select 1 from json_each(${wanted}) as w where not exists (select 1 from json_each(${column}) as h where h.key = w.key and h.type = w.type and h.value is w.value))`,
  expect: () => Promise.resolve(),
}

/** The second kind of database: values change their form on the way. */
export const postgresLike: SqlFlavor = {
  name: 'postgres-like',
  codec: {
    ...codec,
    writeTime: (ms) => new Date(ms).toISOString(),
    readTime: (value) => (typeof value === 'string' ? Date.parse(value) : damaged('time')),
    writeFlag: (flag) => flag,
    readFlag: (value) => value === true,
    readJson: (value) => {
      const parsed: unknown = typeof value === 'string' ? JSON.parse(value) : value
      return isMetadata(parsed) ? parsed : damaged('json')
    },
    readInteger: (value) => Number(value),
  },
  types: {
    text: 'text',
    integer: 'integer',
    bigint: 'bigint',
    real: 'double precision',
    flag: 'boolean',
    time: 'timestamptz',
    json: 'jsonb',
    blob: 'bytea',
  },
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  scopeKey: (name) => String(name.length),
  beforeMigrations: () => Promise.resolve(),
  afterMigrations: () => Promise.resolve(),
  scopeColumns: (table) =>
    table
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull()),
  tableMade: () => Promise.resolve(),
  holdsEntries: (column, wanted) => sql`${column} @> ${wanted}::jsonb`,
  tableEnd: (table) => table.modifyEnd(sql`with (fillfactor = 90)`),
  expect: () => Promise.resolve(),
}
