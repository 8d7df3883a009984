import { closeSync, copyFileSync, fsyncSync, openSync } from 'node:fs'
import Database from 'better-sqlite3'
import type { Copy } from './copies.ts'
import type { Models } from './models.ts'

const CARDS = 'memory_cards'
/** Without the log, through which everything would go twice. */
const BULK = [
  'journal_mode = memory',
  'synchronous = off',
  'foreign_keys = off',
  'temp_store = memory',
  'cache_size = -262144',
] as const

/**
 * Makes a database at `file`: the models, and copies of their rows under numbers of their own, written by SQL in the order of scopes, so
 * that every table and index is as if each scope had been written whole. What the library checks while it writes is not checked.
 */
export function load(file: string, models: Models, copies: readonly Copy[]): void {
  copyFileSync(models.file, file)
  const database = new Database(file)
  try {
    for (const pragma of BULK) database.pragma(pragma)
    database.transaction(() => {
      listCopies(database, models, copies)
      addScopes(database)
      for (const table of tablesOf(database)) addRows(database, table)
    })()
    database.pragma('journal_mode = wal')
  } finally {
    database.close()
  }
  settle(file)
}

/** Nothing is left to be written once the clock runs. */
function settle(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function listCopies(database: Database.Database, { names }: Models, copies: readonly Copy[]): void {
  database.exec(
    'create temp table copies (id integer primary key, name text, model integer, is_whole integer)',
  )
  const numberOf = database.prepare('select id from main.scopes where name = ?').pluck()
  const models = names.map((name) => numberOf.get(name))
  const insert = database.prepare('insert into temp.copies values (?, ?, ?, ?)')
  for (const { number, name, model, whole } of copies) insert.run(number, name, models[model], whole ? 1 : 0)
}

function addScopes(database: Database.Database): void {
  const rest = columnsOf(database, 'scopes').filter((name) => name !== 'id' && name !== 'name')
  database.exec(`
    insert into main.scopes (id, name, ${listOf('', rest)})
    select c.id, c.name, ${listOf('s.', rest)}
    from temp.copies c cross join main.scopes s where s.id = c.model order by c.id`)
}

/** From a copy of the models' rows: a table that is read and written at once is read to its end first, into memory. */
function addRows(database: Database.Database, table: string): void {
  const names = columnsOf(database, table).filter((name) => name !== 'scope')
  const which = table === CARDS ? '' : 'and c.is_whole'
  database.exec(`
    create temp table model_rows as select * from main.${table} where scope in (select model from temp.copies);
    create index temp.model_rows_by_scope on model_rows (scope);
    insert into main.${table} (scope, ${listOf('', names)})
    select c.id, ${listOf('r.', names)}
    from temp.copies c cross join temp.model_rows r where r.scope = c.model ${which} order by c.id, r.rowid;
    drop table temp.model_rows`)
}

const tablesOf = (database: Database.Database): readonly string[] =>
  namesIn(
    database,
    `select t.name as name from main.sqlite_schema t join pragma_table_info(t.name) c on c.name = 'scope' where t.type = 'table' order by 1`,
  )

const columnsOf = (database: Database.Database, table: string): readonly string[] =>
  namesIn(database, `select name from pragma_table_info('${table}')`)

const listOf = (prefix: string, columns: readonly string[]): string =>
  columns.map((name) => `${prefix}"${name}"`).join(', ')

const namesIn = (database: Database.Database, sql: string): readonly string[] =>
  database
    .prepare<[], { name: string }>(sql)
    .all()
    .map(({ name }) => name)
