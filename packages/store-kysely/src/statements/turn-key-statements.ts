import type { Kysely } from 'kysely'
import type { SqlTime } from '../codec.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { isBefore } from './turn-statements.ts'
import type { RangeShape, TurnRangeArgs } from './turn-statements.ts'
import { valuesOf } from './values.ts'

export interface KeyRangeArgs extends TurnRangeArgs {
  readonly kind: number
  readonly key: string
}

/** Where the keys of one turn stand. */
export interface KeyedArgs {
  readonly scope: ScopeKey
  readonly saidAt: SqlTime
  readonly number: number
}

/** Statements that read `qa_topics`. */
export function turnKeyReads(db: Kysely<Database>) {
  const ofScope = db.selectFrom('qa_topics')
  return {
    find: new Shapes<RangeShape, KeyRangeArgs>(
      (shape) =>
        new Statement((slots) => {
          const all = ofScope
            .select(['number', 'said_at'])
            .where('scope', '=', slots.get('scope'))
            .where('kind', '=', slots.get('kind'))
            .where('key', '=', slots.get('key'))
          const asked = shape === 'before' ? all.where(isBefore(slots)) : all
          return asked.orderBy('said_at', 'desc').orderBy('number', 'desc').limit(slots.get('limit'))
        }),
    ),
    counts: new Statement<{ scope: ScopeKey; kind: number; after: string; limit: number }>((slots) =>
      ofScope
        .select(({ fn }) => [
          'key',
          fn.countAll().as('turns'),
          fn.max('said_at').as('last_at'),
          fn.max('number').as('number'),
        ])
        .where('scope', '=', slots.get('scope'))
        .where('kind', '=', slots.get('kind'))
        .where('key', '>', slots.get('after'))
        .groupBy('key')
        .orderBy('key')
        .limit(slots.get('limit')),
    ),
  }
}

/** Statements that change `qa_topics`. */
export function turnKeyWrites(db: Kysely<Database>) {
  return {
    /** Inserts `count` keys of one turn; the list holds kind and key of each in turn. */
    insert: new Shapes<number, KeyedArgs>(
      (count) =>
        new Statement((slots) => {
          const rows = Array.from({ length: count }, (_, row) => [
            slots.get('scope'),
            slots.at<number>(2 * row),
            slots.at<string>(2 * row + 1),
            slots.get('saidAt'),
            slots.get('number'),
          ])
          return db
            .insertInto('qa_topics')
            .columns(['scope', 'kind', 'key', 'said_at', 'number'])
            .expression(valuesOf(rows))
        }),
    ),
    /** Deletes keys of one kind of one turn. */
    remove: new Shapes<number, KeyedArgs & { readonly kind: number }>(
      (count) =>
        new Statement((slots) =>
          db
            .deleteFrom('qa_topics')
            .where('scope', '=', slots.get('scope'))
            .where('kind', '=', slots.get('kind'))
            .where('key', 'in', slots.list<string>(count))
            .where('said_at', '=', slots.get('saidAt'))
            .where('number', '=', slots.get('number')),
        ),
    ),
  }
}
