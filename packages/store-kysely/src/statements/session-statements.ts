import type { SessionFilter } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { SqlTime } from '../codec.ts'
import { SESSION_COLUMNS, SESSION_VALUE_COLUMNS, SUMMED_COLUMNS } from '../rows/session-row.ts'
import type { SessionValues } from '../rows/session-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { replaced, valuesOf } from './values.ts'

export interface SessionListArgs {
  readonly scope: ScopeKey
  readonly after: string
  readonly lastBefore: SqlTime
  readonly limit: number
}

/** Which conditions are set, as the name of a statement's shape. */
export const sessionFilterKey = ({ archived, lastBefore }: SessionFilter): string =>
  `${String(archived ?? '-')} ${lastBefore === undefined ? '-' : '+'}`

/** Statements that read `sessions`. */
export function sessionReads(db: Kysely<Database>) {
  const sessions = db.selectFrom('sessions')
  return {
    get: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      sessions
        .select(SESSION_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
    list: new Shapes<SessionFilter, SessionListArgs>(
      ({ archived, lastBefore }) =>
        new Statement((slots) => {
          let query = sessions
            .select(SESSION_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where('id', '>', slots.get('after'))
          if (archived !== undefined) query = query.where('archived_at', archived ? 'is not' : 'is', null)
          if (lastBefore !== undefined) query = query.where('last_at', '<', slots.get('lastBefore'))
          return query.orderBy('id').limit(slots.get('limit'))
        }),
    ),
    totals: new Statement<{ scope: ScopeKey }>((slots) =>
      sessions
        .select(({ fn }) => [
          fn.countAll().as('sessions'),
          fn.count('archived_at').as('archived_sessions'),
          sumOf('significance', 'double precision').as('significance'),
          ...SUMMED_COLUMNS.map((column) => sumOf(column, 'bigint').as(column)),
        ])
        .where('scope', '=', slots.get('scope')),
    ),
  }
}

/** Of no rows too, and as the type that is read: Postgres sums whole numbers up to decimals. */
function sumOf(column: keyof SessionValues, type: 'bigint' | 'double precision'): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as ${sql.raw(type)})`
}

/** Statements that change `sessions`. */
export function sessionWrites(db: Kysely<Database>) {
  return {
    put: new Statement<SessionValues>((slots) =>
      db
        .insertInto('sessions')
        .columns(SESSION_VALUE_COLUMNS)
        .expression(valuesOf([SESSION_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'id']).doUpdateSet(replaced(SESSION_COLUMNS.slice(1))),
        ),
    ),
    remove: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db.deleteFrom('sessions').where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
  }
}
