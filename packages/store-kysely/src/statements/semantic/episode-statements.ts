import type { EpisodeFilter } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely, SqlBool } from 'kysely'
import type { SqlTime } from '../../codec.ts'
import { EPISODE_COLUMNS, EPISODE_VALUE_COLUMNS } from '../../rows/semantic/episode-row.ts'
import type { EpisodeValues } from '../../rows/semantic/episode-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

export const FILED_EPISODE_COLUMNS = ['item_ids', 'terms'] as const

/** What a list of episodes asks for; `isOnward`: from behind a place, which a cursor names or a time. */
export interface EpisodeListShape extends Omit<EpisodeFilter, 'from'> {
  readonly isOnward: boolean
}

export interface EpisodeListArgs {
  readonly scope: ScopeKey
  readonly session: string
  readonly state: string
  readonly to: SqlTime
  readonly startedAt: SqlTime
  readonly id: string
  readonly limit: number
}

/** Which conditions are set, as the name of a statement's shape. */
export const episodeListKey = ({ session, state, to, isOnward }: EpisodeListShape): string => {
  const set = [state, to].map((value) => (value === undefined ? '-' : '+')).join('')
  return `${session === undefined ? '-' : session === null ? '0' : '+'}${set}${isOnward ? '>' : ''}`
}

/** Statements that find episodes by id. */
export function episodeLookups(db: Kysely<Database>) {
  const episodes = db.selectFrom('episodes')
  return {
    byIds: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          episodes
            .select(EPISODE_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where('id', 'in', slots.list<string>(count)),
        ),
    ),
    /** What is kept about an episode elsewhere. */
    filed: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      episodes
        .select(FILED_EPISODE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
  }
}

/** Statements that go through episodes by time. */
export function episodeLists(db: Kysely<Database>) {
  const episodes = db.selectFrom('episodes').select(EPISODE_COLUMNS)
  return {
    list: new Shapes<EpisodeListShape, EpisodeListArgs>(
      ({ session, state, to, isOnward }) =>
        new Statement((slots) => {
          let query = episodes.where('scope', '=', slots.get('scope'))
          if (session === null) query = query.where('session', 'is', null)
          else if (session !== undefined) query = query.where('session', '=', slots.get('session'))
          if (state !== undefined) query = query.where('state', '=', slots.get('state'))
          if (to !== undefined) query = query.where('started_at', '<', slots.get('to'))
          // Compared as one: what the index is ordered by.
          const place = sql<SqlBool>`(started_at, id) > (${slots.get('startedAt')}, ${slots.get('id')})`
          if (isOnward) query = query.where(place)
          return query.orderBy('started_at').orderBy('id').limit(slots.get('limit'))
        }),
    ),
    lastInSession: new Statement<{ scope: ScopeKey; session: string }>((slots) =>
      episodes
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .orderBy('ended_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    lastOutside: new Statement<{ scope: ScopeKey }>((slots) =>
      episodes
        .where('scope', '=', slots.get('scope'))
        .where('session', 'is', null)
        .orderBy('ended_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
  }
}

/** Statements that change `episodes`. */
export function episodeWrites(db: Kysely<Database>) {
  return {
    put: new Statement<EpisodeValues>((slots) =>
      db
        .insertInto('episodes')
        .columns(EPISODE_VALUE_COLUMNS)
        .expression(valuesOf([EPISODE_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'id']).doUpdateSet(replaced(EPISODE_COLUMNS.slice(1))),
        ),
    ),
    remove: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db.deleteFrom('episodes').where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
  }
}
