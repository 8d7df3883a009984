import type { Kysely } from 'kysely'
import { EPISODE_ITEM_COLUMNS } from '../../rows/semantic/episode-item-row.ts'
import type { EpisodeItemValues } from '../../rows/semantic/episode-item-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { valuesOf } from '../values.ts'

/** Statements on `episode_items`. */
export function episodeItemStatements(db: Kysely<Database>) {
  return {
    byItems: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .selectFrom('episode_items')
            .select(['item_id', 'episode_id'])
            .where('scope', '=', slots.get('scope'))
            .where('item_id', 'in', slots.list<string>(count)),
        ),
    ),
    insert: new Statement<EpisodeItemValues>((slots) =>
      db
        .insertInto('episode_items')
        .columns(EPISODE_ITEM_COLUMNS)
        .expression(valuesOf([EPISODE_ITEM_COLUMNS.map((column) => slots.get(column))])),
    ),
    remove: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .deleteFrom('episode_items')
            .where('scope', '=', slots.get('scope'))
            .where('item_id', 'in', slots.list<string>(count)),
        ),
    ),
  }
}
