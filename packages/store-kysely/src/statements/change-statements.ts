import type { Kysely } from 'kysely'
import type { SqlFlag, SqlTime } from '../codec.ts'
import { CHANGE_COLUMNS, CHANGE_VALUE_COLUMNS } from '../rows/change-row.ts'
import type { ChangeValues } from '../rows/change-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `changes` that find one row, or those of a call. */
export function changeLookups(db: Kysely<Database>) {
  const changes = db.selectFrom('changes').select(CHANGE_COLUMNS)
  const maker = (column: 'first_item' | 'first_card') =>
    new Statement<{ scope: ScopeKey; seq: number }>((slots) =>
      changes
        .where('scope', '=', slots.get('scope'))
        .where(column, '<=', slots.get('seq'))
        .orderBy(column, 'desc')
        .limit(1),
    )
  return {
    byId: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      changes.where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
    byBatch: new Statement<{ scope: ScopeKey; batch: string }>((slots) =>
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
    list: new Statement<{ scope: ScopeKey; before: number; limit: number }>((slots) =>
      changes
        .where('scope', '=', slots.get('scope'))
        .where('seq', '<', slots.get('before'))
        .orderBy('seq', 'desc')
        .limit(slots.get('limit')),
    ),
    after: new Statement<{ scope: ScopeKey; after: number }>((slots) =>
      changes.where('scope', '=', slots.get('scope')).where('seq', '>', slots.get('after')).orderBy('seq'),
    ),
    lastAt: new Statement<{ scope: ScopeKey; at: SqlTime }>((slots) =>
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
    insert: new Statement<ChangeValues>((slots) =>
      db
        .insertInto('changes')
        .columns(CHANGE_VALUE_COLUMNS)
        .expression(valuesOf([CHANGE_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
    mark: new Statement<{ scope: ScopeKey; id: string; undoneBy: string | null }>((slots) =>
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
    new Statement<{ scope: ScopeKey; erased: SqlFlag; from: number; to: number }>((slots) =>
      db
        .updateTable('changes')
        .set({ erased: slots.get('erased') })
        .where('scope', '=', slots.get('scope'))
        .where(column, '>=', slots.get('from'))
        .where(column, '<=', slots.get('to')),
    )
  return {
    setErased: new Shapes<number, { scope: ScopeKey; erased: SqlFlag }>(
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
