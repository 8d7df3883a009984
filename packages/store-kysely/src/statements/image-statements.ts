import type { Kysely } from 'kysely'
import { IMAGE_COLUMNS } from '../rows/image-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `change_images`. */
export function imageReads(db: Kysely<Database>) {
  const images = db.selectFrom('change_images').select(IMAGE_COLUMNS)
  return {
    after: new Statement<{ scope: ScopeKey; after: number }>((slots) =>
      images
        .where('scope', '=', slots.get('scope'))
        .where('change', '>', slots.get('after'))
        .orderBy('change')
        .orderBy('position'),
    ),
    ofChange: new Statement<{ scope: ScopeKey; change: number }>((slots) =>
      images
        .where('scope', '=', slots.get('scope'))
        .where('change', '=', slots.get('change'))
        .orderBy('position'),
    ),
    ofRecord: new Statement<{ scope: ScopeKey; record: string; id: string }>((slots) =>
      images
        .where('scope', '=', slots.get('scope'))
        .where('record', '=', slots.get('record'))
        .where('record_id', '=', slots.get('id'))
        .orderBy('change')
        .orderBy('position'),
    ),
  }
}

/** Statements that write and delete images. */
export function imageWrites(db: Kysely<Database>) {
  return {
    /** Inserts `count` images of one change; the list holds position, record, its id and the image of each in turn. */
    insert: new Shapes<number, { scope: ScopeKey; change: number }>(
      (count) =>
        new Statement((slots) => {
          const rows = Array.from({ length: count }, (_, row) => [
            slots.get('scope'),
            slots.get('change'),
            slots.at<number>(4 * row),
            slots.at<string>(4 * row + 1),
            slots.at<string>(4 * row + 2),
            slots.at<string | null>(4 * row + 3),
          ])
          return db
            .insertInto('change_images')
            .columns(['scope', 'change', 'position', 'record', 'record_id', 'image'])
            .expression(valuesOf(rows))
        }),
    ),
    /** Deletes the images of records and names the changes that had them. */
    remove: new Shapes<number, { scope: ScopeKey; record: string }>(
      (count) =>
        new Statement((slots) =>
          db
            .deleteFrom('change_images')
            .where('scope', '=', slots.get('scope'))
            .where('record', '=', slots.get('record'))
            .where('record_id', 'in', slots.list<string>(count))
            .returning('change'),
        ),
    ),
  }
}
