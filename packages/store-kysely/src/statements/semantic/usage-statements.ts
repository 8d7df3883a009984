import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { COUNTED_COLUMNS, USAGE_COLUMNS, USAGE_VALUE_COLUMNS } from '../../rows/semantic/usage-row.ts'
import type { UsageValues } from '../../rows/semantic/usage-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Statement } from '../statement.ts'
import { valuesOf } from '../values.ts'

/** Statements on `model_usage`. */
export function usageStatements(db: Kysely<Database>) {
  return {
    ofDays: new Statement<{ scope: ScopeKey; from: string; to: string }>((slots) =>
      db
        .selectFrom('model_usage')
        .select(USAGE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('day', '>=', slots.get('from'))
        .where('day', '<=', slots.get('to'))
        .orderBy('day')
        .orderBy('model'),
    ),
    add: new Statement<UsageValues>((slots) =>
      db
        .insertInto('model_usage')
        .columns(USAGE_VALUE_COLUMNS)
        .expression(valuesOf([USAGE_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) => conflict.columns(['scope', 'day', 'model']).doUpdateSet(added())),
    ),
  }
}

const added = (): Record<string, RawBuilder<never>> =>
  Object.fromEntries(
    COUNTED_COLUMNS.map((column) => [
      column,
      sql<never>`${sql.ref(`model_usage.${column}`)} + excluded.${sql.ref(column)}`,
    ]),
  )
