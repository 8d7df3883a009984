import type { Kysely } from 'kysely'
import type { SqlTime } from '../flavor.ts'
import type { Database } from '../schema.ts'
import { Statement } from './statement.ts'

/** Statements on one row of `scopes`. */
export function scopeStatements(db: Kysely<Database>) {
  return {
    byName: new Statement<{ name: string }>((slots) =>
      db
        .selectFrom('scopes')
        .select(['id', 'documents', 'total_length', 'next_due'])
        .where('name', '=', slots.get('name')),
    ),
    insert: new Statement<{ name: string }>((slots) =>
      db
        .insertInto('scopes')
        .values({ name: slots.get('name'), documents: 0, total_length: 0, last_item: 0, last_card: 0 })
        .returning('id'),
    ),
    setFigures: new Statement<{ scope: number; documents: number; totalLength: number }>((slots) =>
      db
        .updateTable('scopes')
        .set({ documents: slots.get('documents'), total_length: slots.get('totalLength') })
        .where('id', '=', slots.get('scope')),
    ),
    setNextDue: new Statement<{ scope: number; nextDue: SqlTime | null }>((slots) =>
      db
        .updateTable('scopes')
        .set({ next_due: slots.get('nextDue') })
        .where('id', '=', slots.get('scope')),
    ),
    lastCard: new Statement<{ scope: number }>((slots) =>
      db.selectFrom('scopes').select('last_card').where('id', '=', slots.get('scope')),
    ),
    lastItem: new Statement<{ scope: number }>((slots) =>
      db.selectFrom('scopes').select('last_item').where('id', '=', slots.get('scope')),
    ),
    ...counters(db),
    list: listStatement(db),
  }
}

/** The next sequence numbers of a scope. */
function counters(db: Kysely<Database>) {
  return {
    nextItem: new Statement<{ scope: number }>((slots) =>
      db
        .updateTable('scopes')
        .set((eb) => ({ last_item: eb('last_item', '+', 1) }))
        .where('id', '=', slots.get('scope'))
        .returning('last_item as seq'),
    ),
    nextCard: new Statement<{ scope: number }>((slots) =>
      db
        .updateTable('scopes')
        .set((eb) => ({ last_card: eb('last_card', '+', 1) }))
        .where('id', '=', slots.get('scope'))
        .returning('last_card as seq'),
    ),
  }
}

/** Crosses scopes, for operators: what a scope holds is asked for by the number in its own row. */
function listStatement(db: Kysely<Database>) {
  return new Statement<{ after: string; limit: number }>((slots) =>
    db
      .selectFrom('scopes as s')
      .select('s.name')
      .where('s.name', '>', slots.get('after'))
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(selectFrom('memory_items as i').select('i.seq').whereRef('i.scope', '=', 's.id')),
          exists(selectFrom('memory_cards as c').select('c.seq').whereRef('c.scope', '=', 's.id')),
          exists(selectFrom('query_expansions as q').select('q.position').whereRef('q.scope', '=', 's.id')),
        ]),
      )
      .orderBy('s.name')
      .limit(slots.get('limit')),
  )
}
