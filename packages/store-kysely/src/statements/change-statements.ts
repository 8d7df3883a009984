import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SqlFlag, SqlTime } from '../flavor.ts'
import { CHANGE_COLUMNS, CHANGE_VALUE_COLUMNS } from '../rows/change-row.ts'
import type { ChangeValues } from '../rows/change-row.ts'
import type { Database } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `changes` that find one row, or those of a call. */
export function changeLookups(db: Kysely<Database>) {
  const changes = db.selectFrom('changes').select(CHANGE_COLUMNS)
  const maker = (column: 'first_item' | 'first_card') =>
    new Statement<{ scope: number; seq: number }>((slots) =>
      changes
        .where('scope', '=', slots.get('scope'))
        .where(column, '<=', slots.get('seq'))
        .orderBy(column, 'desc')
        .limit(1),
    )
  return {
    byId: new Statement<{ scope: number; id: string }>((slots) =>
      changes.where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
    byBatch: new Statement<{ scope: number; batch: string }>((slots) =>
      changes.where('scope', '=', slots.get('scope')).where('batch', '=', slots.get('batch')).orderBy('seq'),
    ),
    /** The last change whose records begin at or before a number. */
    makerOfItem: maker('first_item'),
    makerOfCard: maker('first_card'),
  }
}

/** Statements that go through the log of a scope. */
export function changeLists(db: Kysely<Database>) {
  const changes = db.selectFrom('changes').select(CHANGE_COLUMNS)
  return {
    list: new Statement<{ scope: number; before: number; limit: number }>((slots) =>
      changes
        .where('scope', '=', slots.get('scope'))
        .where('seq', '<', slots.get('before'))
        .orderBy('seq', 'desc')
        .limit(slots.get('limit')),
    ),
    after: new Statement<{ scope: number; after: number }>((slots) =>
      changes.where('scope', '=', slots.get('scope')).where('seq', '>', slots.get('after')).orderBy('seq'),
    ),
    lastAt: new Statement<{ scope: number; at: SqlTime }>((slots) =>
      changes
        .where('scope', '=', slots.get('scope'))
        .where('at', '<=', slots.get('at'))
        .orderBy('seq', 'desc')
        .limit(1),
    ),
  }
}

/** Statements that append to `changes` and mark its rows. */
export function changeWrites(db: Kysely<Database>) {
  return {
    // One statement: rows are never deleted, so that the next number follows the highest there is.
    insert: new Statement<ChangeValues>((slots) => {
      const next = db
        .selectFrom('changes')
        .select(sql<number>`coalesce(max("seq"), 0) + 1`.as('seq'))
        .where('scope', '=', slots.get('scope'))
      const row = CHANGE_VALUE_COLUMNS.map((column) => (column === 'seq' ? next : slots.get(column)))
      return db
        .insertInto('changes')
        .columns(CHANGE_VALUE_COLUMNS)
        .expression(valuesOf([row]))
        .returning('seq')
    }),
    mark: new Statement<{ scope: number; id: string; undoneBy: string | null }>((slots) =>
      db
        .updateTable('changes')
        .set({ undone_by: slots.get('undoneBy') })
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
  }
}

/** Statements that mark changes as erased: by their own numbers, or by where what they inserted begins. */
export function changeErasures(db: Kysely<Database>) {
  const makers = (column: 'first_item' | 'first_card') =>
    new Statement<{ scope: number; erased: SqlFlag; from: number; to: number }>((slots) =>
      db
        .updateTable('changes')
        .set({ erased: slots.get('erased') })
        .where('scope', '=', slots.get('scope'))
        .where(column, '>=', slots.get('from'))
        .where(column, '<=', slots.get('to')),
    )
  return {
    setErased: new Shapes<number, { scope: number; erased: SqlFlag }>(
      (count) =>
        new Statement((slots) =>
          db
            .updateTable('changes')
            .set({ erased: slots.get('erased') })
            .where('scope', '=', slots.get('scope'))
            .where('seq', 'in', slots.list<number>(count)),
        ),
    ),
    setErasedItems: makers('first_item'),
    setErasedCards: makers('first_card'),
  }
}
