import { openSqlite } from '@recollect/store-sqlite/driver'
import type { SqliteDatabase } from '@recollect/store-sqlite/driver'
import { z } from 'zod'
import type { Settings } from '../config/types.ts'
import { attempt, settle } from '../util/attempt.ts'

/** A file, and what opens it. */
export type DatabaseFile = Pick<Settings, 'db' | 'sqliteDriver'>

/** @throws what SQLite throws. */
export const openFile = ({ db, sqliteDriver }: DatabaseFile, more: { readonly: boolean; timeout?: number }) =>
  openSqlite({ file: db, driver: sqliteDriver, ...more })

/** What can be asked of a database file without the library. */
export interface Inspector {
  sqliteVersion(): string
  pragma(name: string): string
  /** `[]` when the file is sound, else what SQLite found. */
  integrity(): readonly string[]
  /** Name of the newest migration; null when there is no schema. */
  schemaVersion(): string | null
  /** Those of the indexes that keep versions in order that are not there. */
  missingIndexes(): readonly string[]
  /** It has tables, and they are not ours. */
  isForeign(): boolean
  close(): void
}

const MOST_PROBLEMS = 20

const oneText = z.object({ value: z.union([z.string(), z.number()]) })
const row = (value: unknown): string => String(oneText.parse(value).value)

/** Opens a file read-only, so that looking changes nothing. Throws what SQLite throws. */
async function inspectDatabase(where: DatabaseFile): Promise<Inspector> {
  const db = await openFile(where, { readonly: true })
  const get = (sql: string): string => row(db.prepare(sql).all()[0])
  const lists = (pragma: string): readonly unknown[] => db.prepare<unknown>(`PRAGMA ${pragma}`).all()
  return {
    sqliteVersion: () => get('SELECT sqlite_version() AS value'),
    pragma: (name) => z.union([z.string(), z.number()]).transform(String).parse(db.pragma(name)),
    integrity: () => {
      const found = lists(`integrity_check(${MOST_PROBLEMS})`).map(
        (one) => integrityRow.parse(one).integrity_check,
      )
      return found.filter((line) => line !== 'ok')
    },
    schemaVersion: () => schemaVersion(db),
    missingIndexes: () => missingIndexes(db),
    isForeign: () => {
      const tables = tablesOf(db)
      return tables.length > 0 && !tables.includes(MIGRATIONS)
    },
    close: () => db.close(),
  }
}

const integrityRow = z.object({ integrity_check: z.string() })
const namesOf = z.array(z.object({ name: z.string() }))

const MIGRATIONS = 'schema_migrations'
/** One active card a key, and one card a version number: the database itself sees to it. */
const GUARDS = ['memory_cards_active', 'memory_cards_chain']

const tablesOf = (db: SqliteDatabase): string[] =>
  namesOf
    .parse(db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all())
    .map(({ name }) => name)

/** A database without a schema has none yet. */
function missingIndexes(db: SqliteDatabase): string[] {
  if (!tablesOf(db).includes(MIGRATIONS)) return []
  const there = namesOf.parse(db.prepare("SELECT name FROM sqlite_master WHERE type = 'index'").all())
  return GUARDS.filter((guard) => !there.some(({ name }) => name === guard))
}

/** Migrations are named in order. */
function schemaVersion(db: SqliteDatabase): string | null {
  if (!tablesOf(db).includes(MIGRATIONS)) return null
  const newest = db.prepare(`SELECT name FROM ${MIGRATIONS} ORDER BY name DESC LIMIT 1`).all()
  return namesOf.parse(newest)[0]?.name ?? null
}

/** The same, with a damaged file as an ordinary outcome. */
export const tryInspect = (where: DatabaseFile) => settle(inspectDatabase(where))

/** Whether a file is the database of some other program. One that cannot be read is left to the store, which says why. */
export async function isForeignDatabase(where: DatabaseFile): Promise<boolean> {
  const opened = await tryInspect(where)
  if (!opened.ok) return false
  const asked = attempt(() => opened.value.isForeign())
  opened.value.close()
  return asked.ok && asked.value
}
