import type { Kysely } from 'kysely'
import { AUDIT_COLUMNS, AUDIT_VALUE_COLUMNS } from '../rows/audit-row.ts'
import type { AuditValues } from '../rows/audit-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `audit_log`. There is none that changes a link. */
export function auditStatements(db: Kysely<Database>) {
  const links = db.selectFrom('audit_log').select(AUDIT_COLUMNS)
  return {
    last: new Statement<{ readonly scope: ScopeKey }>((slots) =>
      links.where('scope', '=', slots.get('scope')).orderBy('seq', 'desc').limit(1),
    ),
    list: new Statement<{ readonly scope: ScopeKey; readonly after: number; readonly limit: number }>(
      (slots) =>
        links
          .where('scope', '=', slots.get('scope'))
          .where('seq', '>', slots.get('after'))
          .orderBy('seq')
          .limit(slots.get('limit')),
    ),
    append: new Statement<AuditValues>((slots) =>
      db
        .insertInto('audit_log')
        .columns(AUDIT_VALUE_COLUMNS)
        .expression(valuesOf([AUDIT_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
  }
}
