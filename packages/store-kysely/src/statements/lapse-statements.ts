import { sql } from 'kysely'
import type { Expression, ExpressionBuilder, Kysely } from 'kysely'
import type { SqlTime } from '../codec.ts'
import { CHANGE_COLUMNS } from '../rows/change-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'

type InImages = ExpressionBuilder<Database, 'change_images'>

/** Statements that find changes whose time of grace is over and that still hold what is gone. */
export function lapseStatements(db: Kysely<Database>) {
  const changes = db.selectFrom('changes')
  return {
    lapsed: new Statement<{ scope: ScopeKey; now: SqlTime }>((slots) =>
      changes
        .select(CHANGE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('undo_until', '<=', slots.get('now'))
        .where('undone_by', 'is', null)
        .where(({ exists }) => exists(goneImages(db, () => slots.get('scope'))))
        .orderBy('seq'),
    ),
    nextLapse: new Statement<{ scope: ScopeKey }>((slots) =>
      changes
        .select('undo_until')
        .where('scope', '=', slots.get('scope'))
        .where('undo_until', 'is not', null)
        .where('undone_by', 'is', null)
        .where(({ exists }) => exists(goneImages(db, () => slots.get('scope'))))
        .orderBy('undo_until')
        .limit(1),
    ),
  }
}

/** Images a change holds of records that are not there any more. */
function goneImages(db: Kysely<Database>, scope: () => Expression<ScopeKey>) {
  const isGone = (eb: InImages, record: string, table: 'memory_items' | 'memory_cards') => {
    const id = eb.ref('change_images.record_id')
    const there = db.selectFrom(table).select('seq').where('scope', '=', scope()).where('id', '=', id)
    return eb.and([eb('record', '=', record), eb.not(eb.exists(there))])
  }
  return db
    .selectFrom('change_images')
    .select('position')
    .where('scope', '=', scope())
    .where('change', '=', sql.ref<number>('changes.seq'))
    .where('image', 'is not', null)
    .where((eb) => eb.or([isGone(eb, 'item', 'memory_items'), isGone(eb, 'card', 'memory_cards')]))
}
