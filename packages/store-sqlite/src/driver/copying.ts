import type { SqliteDatabase } from './sqlite-database.ts'

type Runs = Pick<SqliteDatabase, 'prepare'>

/** Copies page by page in a transaction, so that writers meanwhile neither show in the copy nor make it begin again. */
export async function copyHeld(database: Runs, copy: () => Promise<unknown>): Promise<void> {
  database.prepare('begin').run()
  database.prepare('select count(*) from sqlite_schema').all()
  await copy()
  database.prepare('rollback').run()
}

/** Where a driver cannot copy pages: in one go, during which the process does nothing else. */
export async function copyAtOnce(database: Runs, file: string): Promise<void> {
  database.prepare('vacuum into ?').run(file)
}
