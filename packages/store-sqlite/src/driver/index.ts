export { openSqlite } from './open-sqlite.ts'
export type { OpenSqliteOptions } from './open-sqlite.ts'
export type { SqliteDatabase, SqliteStatement } from './sqlite-database.ts'
