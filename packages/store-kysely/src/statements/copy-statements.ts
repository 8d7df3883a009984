import type { Kysely } from 'kysely'
import { CHANGE_COLUMNS } from '../rows/change-row.ts'
import { COPIED_EXPANSION_COLUMNS } from '../rows/expansion-row.ts'
import { IMAGE_COLUMNS } from '../rows/image-row.ts'
import { COPIED_ITEM_COLUMNS } from '../rows/item-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'

/** Numbers of a scope's records, both ends included. */
export interface SpanArgs {
  readonly scope: ScopeKey
  readonly first: number
  readonly last: number
}

/** Statements that read a stretch of a scope as it is kept. */
export function copyStatements(db: Kysely<Database>) {
  return {
    /** Items with the hash of their text and the terms they are indexed under. */
    items: new Statement<SpanArgs>((slots) =>
      db
        .selectFrom('memory_items')
        .select(COPIED_ITEM_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('seq', '>=', slots.get('first'))
        .where('seq', '<=', slots.get('last'))
        .orderBy('seq'),
    ),
    /** The postings of some terms in a stretch of items. */
    postings: new Shapes<number, SpanArgs>(
      (count) =>
        new Statement((slots) =>
          db
            .selectFrom('postings')
            .select(['term', 'item', 'tf'])
            .where('scope', '=', slots.get('scope'))
            .where('term', 'in', slots.list<string>(count))
            .where('item', '>=', slots.get('first'))
            .where('item', '<=', slots.get('last')),
        ),
    ),
    ...logPages(db),
    ...expansionPages(db),
  }
}

/** Statements that go through the log. */
function logPages(db: Kysely<Database>) {
  return {
    changes: new Statement<SpanArgs>((slots) =>
      db
        .selectFrom('changes')
        .select(CHANGE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('seq', '>=', slots.get('first'))
        .where('seq', '<=', slots.get('last'))
        .orderBy('seq'),
    ),
    images: new Statement<SpanArgs>((slots) =>
      db
        .selectFrom('change_images')
        .select(IMAGE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('change', '>=', slots.get('first'))
        .where('change', '<=', slots.get('last'))
        .orderBy('change')
        .orderBy('position'),
    ),
  }
}

/** Statements that go through `query_expansions` by query. */
function expansionPages(db: Kysely<Database>) {
  return {
    queriesAfter: new Statement<{ scope: ScopeKey; after: string; limit: number }>((slots) =>
      db
        .selectFrom('query_expansions')
        .select('original_query')
        .distinct()
        .where('scope', '=', slots.get('scope'))
        .where('original_query', '>', slots.get('after'))
        .orderBy('original_query')
        .limit(slots.get('limit')),
    ),
    expansions: new Statement<{ scope: ScopeKey; after: string; last: string }>((slots) =>
      db
        .selectFrom('query_expansions')
        .select(COPIED_EXPANSION_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('original_query', '>', slots.get('after'))
        .where('original_query', '<=', slots.get('last'))
        .orderBy('original_query')
        .orderBy('position'),
    ),
  }
}
