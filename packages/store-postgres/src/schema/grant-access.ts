import { InvalidConfigError } from '@recollect/core'
import { asking } from '../inspect/asking.ts'
import { settingsOf } from '../options.ts'
import type { PostgresStoreOptions } from '../options.ts'
import { quoted } from './names.ts'

/**
 * Lets the role that `grantTo` names read and write the tables of a migrated schema, through the tables only: their parts stay closed.
 * `migrate()` does so for tables it makes; this is for a role that comes later. Call it as the role that owns them.
 * @throws StoreError when there is no such role, or this one may not grant; nothing is changed then
 */
export async function grantAccess(options: PostgresStoreOptions): Promise<void> {
  const { primary, schema, grantTo } = settingsOf(options)
  if (grantTo === null) throw new InvalidConfigError('grantAccess() needs the name of a role. Pass grantTo.')
  await asking(primary, async (ask) => {
    const tables = await ask<{ name: string }>(TABLES, [schema])
    const of = (table: string) => `${quoted(schema)}.${quoted(table)}`
    const statements = [
      `grant usage on schema ${quoted(schema)} to ${quoted(grantTo)}`,
      ...tables.map(
        ({ name }) => `grant select, insert, update, delete on ${of(name)} to ${quoted(grantTo)}`,
      ),
      `grant select on ${of('schema_migrations')} to ${quoted(grantTo)}`,
    ]
    // Several statements in one message are one transaction.
    await ask(statements.join('; '))
  })
}

const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p') and not c.relispartition
  and c.relname not like 'schema\\_migrations%' order by c.relname`
