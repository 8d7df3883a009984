import type { NodeFilter } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SqlTime } from '../../codec.ts'
import { NODE_COLUMNS, NODE_VALUE_COLUMNS } from '../../rows/semantic/node-row.ts'
import type { NodeValues } from '../../rows/semantic/node-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

export const FILED_NODE_COLUMNS = ['key_form', 'key_words', 'search_keywords'] as const

export interface NodeListArgs {
  readonly scope: ScopeKey
  readonly after: string
  readonly from: SqlTime
  readonly to: SqlTime
  readonly limit: number
}

export interface AccessArgs {
  readonly scope: ScopeKey
  readonly id: string
  readonly count: number
  readonly at: SqlTime
  readonly relevance: number
}

/** Which conditions are set, as the name of a statement's shape. */
export const nodeFilterKey = ({ from, to }: NodeFilter): string =>
  [from, to].map((value) => (value === undefined ? '-' : '+')).join('')

/** Statements that read `semantic_nodes`. */
export function nodeReads(db: Kysely<Database>) {
  const nodes = db.selectFrom('semantic_nodes')
  return {
    byIds: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          nodes
            .select(NODE_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where('id', 'in', slots.list<string>(count)),
        ),
    ),
    list: new Shapes<NodeFilter, NodeListArgs>(
      ({ from, to }) =>
        new Statement((slots) => {
          let query = nodes
            .select(NODE_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where('id', '>', slots.get('after'))
          if (from !== undefined) query = query.where('last_updated', '>=', slots.get('from'))
          if (to !== undefined) query = query.where('last_updated', '<', slots.get('to'))
          return query.orderBy('id').limit(slots.get('limit'))
        }),
    ),
    /** What is kept about a node elsewhere. */
    filed: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      nodes
        .select(FILED_NODE_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
  }
}

/** Statements that change `semantic_nodes`. */
export function nodeWrites(db: Kysely<Database>) {
  return {
    put: new Statement<NodeValues>((slots) =>
      db
        .insertInto('semantic_nodes')
        .columns(NODE_VALUE_COLUMNS)
        .expression(valuesOf([NODE_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'id']).doUpdateSet(replaced(NODE_COLUMNS.slice(1))),
        ),
    ),
    noteAccess: new Statement<AccessArgs>((slots) =>
      db
        .updateTable('semantic_nodes')
        .set({
          access_count: sql<number>`access_count + ${slots.get('count')}`,
          last_accessed: sql<SqlTime>`case when last_accessed > ${slots.get('at')} then last_accessed else ${slots.get('at')} end`,
          relevance_score: slots.get('relevance'),
        })
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
    remove: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db
        .deleteFrom('semantic_nodes')
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
  }
}
