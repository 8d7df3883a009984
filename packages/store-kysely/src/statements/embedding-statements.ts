import type { Kysely } from 'kysely'
import { HEAD_COLUMNS, PACKED_COLUMNS } from '../rows/embedding-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

export interface SpaceArgs {
  readonly scope: ScopeKey
  readonly model: string
  readonly dimensions: number
}

/** Buckets from `from` to before `to`. */
export interface BucketsArgs extends SpaceArgs {
  readonly from: number
  readonly to: number
}

export interface EmbeddingKey extends SpaceArgs {
  readonly bucket: number
  readonly slot: number
}

const ROW_COLUMNS = ['scope', 'bucket', 'model', 'dimensions', 'slot', 'members', 'vectors'] as const

/** Statements that read `embeddings` by buckets. */
export function embeddingReads(db: Kysely<Database>) {
  const embeddings = db.selectFrom('embeddings')
  return {
    spaces: new Statement<{ scope: ScopeKey }>((slots) =>
      embeddings
        .select(({ fn }) => ['model', 'dimensions', fn.sum(fn('length', ['members'])).as('vectors')])
        .where('scope', '=', slots.get('scope'))
        .groupBy(['model', 'dimensions']),
    ),
    heads: new Statement<BucketsArgs>((slots) =>
      embeddings
        .select(HEAD_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('bucket', '>=', slots.get('from'))
        .where('bucket', '<', slots.get('to'))
        .where('model', '=', slots.get('model'))
        .where('dimensions', '=', slots.get('dimensions')),
    ),
    packed: new Statement<BucketsArgs>((slots) =>
      embeddings
        .select(PACKED_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('bucket', '>=', slots.get('from'))
        .where('bucket', '<', slots.get('to'))
        .where('model', '=', slots.get('model'))
        .where('dimensions', '=', slots.get('dimensions')),
    ),
  }
}

/** Statements that look one place up, and what `memory_items` holds. */
export function embeddingLookups(db: Kysely<Database>) {
  const embeddings = db.selectFrom('embeddings')
  return {
    row: new Statement<EmbeddingKey>((slots) =>
      embeddings
        .select(PACKED_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('bucket', '=', slots.get('bucket'))
        .where('model', '=', slots.get('model'))
        .where('dimensions', '=', slots.get('dimensions'))
        .where('slot', '=', slots.get('slot')),
    ),
    /** Of every space. */
    headsOfBucket: new Statement<{ scope: ScopeKey; bucket: number }>((slots) =>
      embeddings
        .select(['model', 'dimensions', ...HEAD_COLUMNS])
        .where('scope', '=', slots.get('scope'))
        .where('bucket', '=', slots.get('bucket')),
    ),
    itemSeqs: new Statement<{ scope: ScopeKey; after: number; limit: number }>((slots) =>
      db
        .selectFrom('memory_items')
        .select('seq')
        .where('scope', '=', slots.get('scope'))
        .where('seq', '>', slots.get('after'))
        .orderBy('seq')
        .limit(slots.get('limit')),
    ),
  }
}

/** Statements that change `embeddings`. */
export function embeddingWrites(db: Kysely<Database>) {
  return {
    insert: new Statement<EmbeddingKey & { readonly members: Uint8Array; readonly vectors: Uint8Array }>(
      (slots) =>
        db
          .insertInto('embeddings')
          .columns(ROW_COLUMNS)
          .expression(valuesOf([ROW_COLUMNS.map((column) => slots.get(column))])),
    ),
    remove: new Statement<EmbeddingKey>((slots) =>
      db
        .deleteFrom('embeddings')
        .where('scope', '=', slots.get('scope'))
        .where('bucket', '=', slots.get('bucket'))
        .where('model', '=', slots.get('model'))
        .where('dimensions', '=', slots.get('dimensions'))
        .where('slot', '=', slots.get('slot')),
    ),
    removeOthers: new Statement<SpaceArgs>((slots) =>
      db
        .deleteFrom('embeddings')
        .where('scope', '=', slots.get('scope'))
        .where(({ eb, or }) =>
          or([eb('model', '!=', slots.get('model')), eb('dimensions', '!=', slots.get('dimensions'))]),
        ),
    ),
  }
}
