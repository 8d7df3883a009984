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
  },
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  identity: (column) => column.primaryKey().autoIncrement(),
  tableEnd: (table) => table,
  expect: () => Promise.resolve(),
}

/** The second kind of database: values change their form on the way. */
export const postgresLike: SqlFlavor = {
  name: 'postgres-like',
  codec: {
    ...codec,
    writeTime: (ms) => new Date(ms),
    readTime: (value) => (value instanceof Date ? value.getTime() : damaged('time')),
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
  },
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  identity: (column) => column.primaryKey().generatedAlwaysAsIdentity(),
  tableEnd: (table) => table.modifyEnd(sql`with (fillfactor = 90)`),
  expect: () => Promise.resolve(),
}
