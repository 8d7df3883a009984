import type { Kysely } from 'kysely'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { valuesOf } from '../values.ts'

export interface KeyArgs {
  readonly scope: ScopeKey
  readonly kind: number
  readonly key: string
  readonly limit: number
}

/** Statements on `semantic_keys`. */
export function semanticKeyStatements(db: Kysely<Database>) {
  return {
    find: new Statement<KeyArgs>((slots) =>
      db
        .selectFrom('semantic_keys')
        .select('id')
        .where('scope', '=', slots.get('scope'))
        .where('kind', '=', slots.get('kind'))
        .where('key', '=', slots.get('key'))
        .orderBy('id', 'desc')
        .limit(slots.get('limit')),
    ),
    /** Inserts `count` keys of one record; the list holds kind and key of each in turn. */
    insert: new Shapes<number, { scope: ScopeKey; id: string }>(
      (count) =>
        new Statement((slots) => {
          const rows = Array.from({ length: count }, (_, row) => [
            slots.get('scope'),
            slots.at<number>(2 * row),
            slots.at<string>(2 * row + 1),
            slots.get('id'),
          ])
          return db
            .insertInto('semantic_keys')
            .columns(['scope', 'kind', 'key', 'id'])
            .expression(valuesOf(rows))
        }),
    ),
    /** Deletes keys of one kind of one record. */
    remove: new Shapes<number, { scope: ScopeKey; id: string; kind: number }>(
      (count) =>
        new Statement((slots) =>
          db
            .deleteFrom('semantic_keys')
            .where('scope', '=', slots.get('scope'))
            .where('kind', '=', slots.get('kind'))
            .where('key', 'in', slots.list<string>(count))
            .where('id', '=', slots.get('id')),
        ),
    ),
  }
}
