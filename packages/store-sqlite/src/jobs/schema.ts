import { StoreError } from '@recollect/core'
import type { SqliteDatabase } from '../driver/sqlite-database.ts'

/**
 * The tables of the jobs, which stand beside those of the store and are kept apart from them. `superseded`: it was added anew while it ran,
 * and is not put back. Append only.
 */
const MIGRATIONS: readonly string[][] = [
  [
    `create table jobs (
      id integer primary key autoincrement,
      kind text not null,
      scope text,
      key text,
      payload text not null,
      every_ms integer,
      attempts integer not null default 0,
      max_attempts integer not null,
      run_at integer not null,
      added_at integer not null,
      last_error text,
      deaths integer not null default 0,
      runner text,
      superseded integer not null default 0
    ) strict`,
    // Neither a scope nor a key is empty.
    "create unique index jobs_by_identity on jobs (kind, ifnull(scope, ''), ifnull(key, '')) where superseded = 0",
    'create index jobs_by_time on jobs (run_at, id) where runner is null and attempts < max_attempts',
    'create index jobs_by_runner on jobs (runner) where runner is not null',
    'create index jobs_by_scope on jobs (scope)',
    'create table job_runners (id text primary key, expires_at integer not null) strict, without rowid',
  ],
  ['alter table jobs add column principal text'],
]

/** Brings the tables up to date; inside a transaction. @throws StoreError when they are newer than this library. */
export function prepareTables(database: SqliteDatabase): void {
  const run = (sql: string) => database.prepare<unknown>(sql).run()
  run('create table if not exists jobs_schema (version integer not null) strict')
  const [row] = database
    .prepare<{ version: number | null }>('select max(version) as version from jobs_schema')
    .all()
  const version = row?.version ?? 0
  if (version > MIGRATIONS.length)
    throw new StoreError(
      'STORE_NEWER',
      'The jobs of this database were written by a newer version of this library. Update the library.',
    )
  for (const [place, statements] of MIGRATIONS.entries()) {
    if (place < version) continue
    for (const statement of statements) run(statement)
    run(`insert into jobs_schema (version) values (${String(place + 1)})`)
  }
}
