import type { ScopeColumn } from '@recollect/store-kysely'
import type { Kysely } from 'kysely'
import type { PostgresSettings } from '../options.ts'
import { grantTable } from './grants.ts'
import { partitionName } from './names.ts'
import { createPartitions, partsOf } from './partitions.ts'
import { secureRows } from './row-security.ts'

/** Cuts a new table into parts, shows each transaction its own rows, and lets the role of the application at it. */
export async function finishTable(
  db: Kysely<unknown>,
  table: string,
  scope: ScopeColumn,
  { partitions, grantTo }: PostgresSettings,
): Promise<void> {
  const count = partsOf(table, partitions)
  await createPartitions(db, table, count)
  const parts = Array.from({ length: count }, (_, part) => partitionName(table, part))
  for (const name of [table, ...parts]) await secureRows(db, name, scope)
  if (grantTo !== null) await grantTable(db, table, grantTo)
}
