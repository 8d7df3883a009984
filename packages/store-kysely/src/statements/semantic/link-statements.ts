import type { Kysely } from 'kysely'
import { LINK_COLUMNS, LINK_VALUE_COLUMNS } from '../../rows/semantic/link-row.ts'
import type { LinkValues } from '../../rows/semantic/link-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

export interface LinkKey {
  readonly scope: ScopeKey
  readonly episodeId: string
  readonly nodeId: string
}

/** Statements that read `episode_nodes`, from either side. */
export function linkReads(db: Kysely<Database>) {
  const of = (side: 'node_id' | 'episode_id', other: 'node_id' | 'episode_id') =>
    new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .selectFrom('episode_nodes')
            .select(LINK_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where(side, 'in', slots.list<string>(count))
            .orderBy(side)
            .orderBy(other),
        ),
    )
  return { ofNodes: of('node_id', 'episode_id'), ofEpisodes: of('episode_id', 'node_id') }
}

/** Statements that change `episode_nodes`. */
export function linkWrites(db: Kysely<Database>) {
  return {
    /** What is there already is left as it is, but for what the link says beyond it. */
    put: new Shapes<{ readonly evolved: boolean }, LinkValues>(
      ({ evolved }) =>
        new Statement((slots) =>
          db
            .insertInto('episode_nodes')
            .columns(LINK_VALUE_COLUMNS)
            .expression(valuesOf([LINK_VALUE_COLUMNS.map((column) => slots.get(column))]))
            .onConflict((conflict) => {
              const there = conflict.columns(['scope', 'episode_id', 'node_id'])
              return evolved ? there.doUpdateSet(replaced(['is_evolution'])) : there.doNothing()
            }),
        ),
    ),
    remove: new Statement<LinkKey>((slots) =>
      db
        .deleteFrom('episode_nodes')
        .where('scope', '=', slots.get('scope'))
        .where('episode_id', '=', slots.get('episodeId'))
        .where('node_id', '=', slots.get('nodeId')),
    ),
    removeOfEpisode: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db
        .deleteFrom('episode_nodes')
        .where('scope', '=', slots.get('scope'))
        .where('episode_id', '=', slots.get('id')),
    ),
    removeOfNode: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db
        .deleteFrom('episode_nodes')
        .where('scope', '=', slots.get('scope'))
        .where('node_id', '=', slots.get('id')),
    ),
  }
}
