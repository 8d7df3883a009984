import type { Kysely } from 'kysely'
import { QUARANTINE_COLUMNS, QUARANTINE_VALUE_COLUMNS } from '../../rows/semantic/quarantine-row.ts'
import type { QuarantineValues } from '../../rows/semantic/quarantine-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { valuesOf } from '../values.ts'

/** Statements on `semantic_quarantine`. */
export function quarantineStatements(db: Kysely<Database>) {
  return {
    list: new Statement<{ scope: ScopeKey; after: string; limit: number }>((slots) =>
      db
        .selectFrom('semantic_quarantine')
        .select(QUARANTINE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('id', '>', slots.get('after'))
        .orderBy('id')
        .limit(slots.get('limit')),
    ),
    insert: new Statement<QuarantineValues>((slots) =>
      db
        .insertInto('semantic_quarantine')
        .columns(QUARANTINE_VALUE_COLUMNS)
        .expression(valuesOf([QUARANTINE_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
    remove: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .deleteFrom('semantic_quarantine')
            .where('scope', '=', slots.get('scope'))
            .where('id', 'in', slots.list<string>(count)),
        ),
    ),
    removeAll: new Statement<{ scope: ScopeKey }>((slots) =>
      db.deleteFrom('semantic_quarantine').where('scope', '=', slots.get('scope')),
    ),
  }
}
