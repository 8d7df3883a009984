import type { Kysely } from 'kysely'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

export interface PostingKey {
  readonly scope: ScopeKey
  readonly term: string
  readonly item: number
}

/** Statements on `postings` by term. */
export function termStatements(db: Kysely<Database>) {
  const ofTerm = db.selectFrom('postings')
  return {
    read: new Statement<{ scope: ScopeKey; term: string; limit: number }>((slots) =>
      ofTerm
        .select(['item', 'tf', 'len'])
        .where('scope', '=', slots.get('scope'))
        .where('term', '=', slots.get('term'))
        .orderBy('item', 'desc')
        .limit(slots.get('limit')),
    ),
    count: new Statement<{ scope: ScopeKey; term: string }>((slots) =>
      ofTerm
        .select((eb) => eb.fn.countAll().as('count'))
        .where('scope', '=', slots.get('scope'))
        .where('term', '=', slots.get('term')),
    ),
    /** The length of an indexed item, from any one of its postings. */
    lengthOf: new Statement<PostingKey>((slots) =>
      ofTerm
        .select('len')
        .where('scope', '=', slots.get('scope'))
        .where('term', '=', slots.get('term'))
        .where('item', '=', slots.get('item')),
    ),
    remove: new Statement<PostingKey>((slots) =>
      db
        .deleteFrom('postings')
        .where('scope', '=', slots.get('scope'))
        .where('term', '=', slots.get('term'))
        .where('item', '=', slots.get('item')),
    ),
  }
}

/** Reads the postings of a term in a stretch of items. */
export function stretchStatements(db: Kysely<Database>) {
  return {
    readWithin: new Statement<{ scope: ScopeKey; term: string; from: number; to: number; limit: number }>(
      (slots) =>
        db
          .selectFrom('postings')
          .select(['item', 'tf', 'len'])
          .where('scope', '=', slots.get('scope'))
          .where('term', '=', slots.get('term'))
          .where('item', '>=', slots.get('from'))
          .where('item', '<', slots.get('to'))
          .orderBy('item', 'desc')
          .limit(slots.get('limit')),
    ),
  }
}

/** Inserts `count` postings; the list holds term, item, occurrences and length of the item of each in turn. */
export function postingInserts(db: Kysely<Database>) {
  return new Shapes<number, { scope: ScopeKey }>(
    (count) =>
      new Statement((slots) => {
        const rows = Array.from({ length: count }, (_, row) => [
          slots.get('scope'),
          slots.at<string>(4 * row),
          slots.at<number>(4 * row + 1),
          slots.at<number>(4 * row + 2),
          slots.at<number>(4 * row + 3),
        ])
        return db
          .insertInto('postings')
          .columns(['scope', 'term', 'item', 'tf', 'len'])
          .expression(valuesOf(rows))
      }),
  )
}

/** Statements on what `memory_items` knows of the index. */
export function indexedTermStatements(db: Kysely<Database>) {
  return {
    indexedTerms: new Statement<{ scope: ScopeKey; seq: number }>((slots) =>
      db
        .selectFrom('memory_items')
        .select('indexed_terms')
        .where('scope', '=', slots.get('scope'))
        .where('seq', '=', slots.get('seq')),
    ),
    setIndexedTerms: new Statement<{ scope: ScopeKey; seq: number; terms: string | null }>((slots) =>
      db
        .updateTable('memory_items')
        .set({ indexed_terms: slots.get('terms') })
        .where('scope', '=', slots.get('scope'))
        .where('seq', '=', slots.get('seq')),
    ),
  }
}
