import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { SqlTime } from '../codec.ts'
import { TURN_COLUMNS, TURN_VALUE_COLUMNS } from '../rows/turn-row.ts'
import type { TurnValues } from '../rows/turn-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { isNotArchived } from './conditions.ts'
import type { SpanArgs } from './copy-statements.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import type { Slots, SqlArgs } from './statement.ts'
import { valuesOf } from './values.ts'

/** Turns before a place in time, newest first. */
export interface TurnRangeArgs {
  readonly scope: ScopeKey
  readonly saidAt: SqlTime
  readonly number: number
  readonly limit: number
}

/** Whether a range has an end: a statement for each, so that one without reads from the end of the index. */
export type RangeShape = 'all' | 'before'

/** Compared as one: what the index is ordered by. */
export const isBefore = <Args extends TurnRangeArgs & SqlArgs<Args>>(slots: Slots<Args>) =>
  sql<SqlBool>`(said_at, number) < (${slots.get('saidAt')}, ${slots.get('number')})`

/** Statements that find turns by their number. */
export function turnLookups(db: Kysely<Database>) {
  const turns = db.selectFrom('qa_turns').select(TURN_COLUMNS)
  return {
    byNumber: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          turns.where('scope', '=', slots.get('scope')).where('number', 'in', slots.list<number>(count)),
        ),
    ),
    bySpan: new Statement<SpanArgs>((slots) =>
      turns
        .where('scope', '=', slots.get('scope'))
        .where('number', '>=', slots.get('first'))
        .where('number', '<=', slots.get('last'))
        .orderBy('number'),
    ),
  }
}

/** Turns of a session from a place of it on, or before it. */
export interface PlaceArgs {
  readonly scope: ScopeKey
  readonly session: string
  readonly seq: number
  readonly limit: number
}

/** Statements that go through a session, or through all of them by time. */
export function turnLists(db: Kysely<Database>) {
  const turns = db.selectFrom('qa_turns').select(TURN_COLUMNS)
  const inSession = (slots: Slots<PlaceArgs>, comparison: '<' | '>') =>
    turns
      .where('scope', '=', slots.get('scope'))
      .where('session', '=', slots.get('session'))
      .where('seq', comparison, slots.get('seq'))
  return {
    at: new Statement<Omit<PlaceArgs, 'limit'>>((slots) =>
      turns
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .where('seq', '=', slots.get('seq')),
    ),
    tail: new Statement<PlaceArgs>((slots) =>
      inSession(slots, '<').orderBy('seq', 'desc').limit(slots.get('limit')),
    ),
    onward: new Statement<PlaceArgs>((slots) =>
      inSession(slots, '>').orderBy('seq').limit(slots.get('limit')),
    ),
    latest: new Shapes<RangeShape, TurnRangeArgs>(
      (shape) =>
        new Statement((slots) => {
          const all = turns.where('scope', '=', slots.get('scope')).where(isNotArchived)
          const asked = shape === 'before' ? all.where(isBefore(slots)) : all
          return asked.orderBy('said_at', 'desc').orderBy('number', 'desc').limit(slots.get('limit'))
        }),
    ),
  }
}

/** Statements that change `qa_turns`. */
export function turnWrites(db: Kysely<Database>) {
  return {
    insert: new Statement<TurnValues>((slots) =>
      db
        .insertInto('qa_turns')
        .columns(TURN_VALUE_COLUMNS)
        .expression(valuesOf([TURN_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
    remove: new Statement<{ scope: ScopeKey; number: number }>((slots) =>
      db
        .deleteFrom('qa_turns')
        .where('scope', '=', slots.get('scope'))
        .where('number', '=', slots.get('number')),
    ),
  }
}
