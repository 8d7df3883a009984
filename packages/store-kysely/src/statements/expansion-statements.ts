import type { Kysely } from 'kysely'
import { EXPANSION_COLUMNS, EXPANSION_VALUE_COLUMNS } from '../rows/expansion-row.ts'
import type { ExpansionValues } from '../rows/expansion-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `query_expansions`. */
export function expansionStatements(db: Kysely<Database>) {
  return {
    get: new Statement<{ scope: ScopeKey; originalQuery: string; madeBy: string }>((slots) =>
      db
        .selectFrom('query_expansions')
        .select(EXPANSION_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('original_query', '=', slots.get('originalQuery'))
        .where('made_by', '=', slots.get('madeBy'))
        .orderBy('position'),
    ),
    remove: new Statement<{ scope: ScopeKey; originalQuery: string }>((slots) =>
      db
        .deleteFrom('query_expansions')
        .where('scope', '=', slots.get('scope'))
        .where('original_query', '=', slots.get('originalQuery')),
    ),
    clear: new Statement<{ scope: ScopeKey }>((slots) =>
      db.deleteFrom('query_expansions').where('scope', '=', slots.get('scope')),
    ),
    insert: new Statement<ExpansionValues>((slots) =>
      db
        .insertInto('query_expansions')
        .columns(EXPANSION_VALUE_COLUMNS)
        .expression(valuesOf([EXPANSION_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
  }
}
