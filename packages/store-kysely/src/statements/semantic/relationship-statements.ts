import type { Kysely } from 'kysely'
import { RELATIONSHIP_COLUMNS, RELATIONSHIP_VALUE_COLUMNS } from '../../rows/semantic/relationship-row.ts'
import type { RelationshipValues } from '../../rows/semantic/relationship-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

/** What an edge is known by: that, and no more, stays when it is put again. */
const EDGE = ['source_node_id', 'target_node_id', 'relationship_type'] as const

const REPLACED = RELATIONSHIP_COLUMNS.filter((column) => ![...EDGE, 'id'].includes(column))

/** Statements that read `semantic_relationships`, from either end. */
export function relationshipReads(db: Kysely<Database>) {
  const from = (end: 'source_node_id' | 'target_node_id') =>
    new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .selectFrom('semantic_relationships')
            .select(RELATIONSHIP_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where(end, 'in', slots.list<string>(count)),
        ),
    )
  return { bySources: from('source_node_id'), byTargets: from('target_node_id') }
}

/** Statements that change `semantic_relationships`. */
export function relationshipWrites(db: Kysely<Database>) {
  const remove = (column: 'id' | 'source_node_id' | 'target_node_id') =>
    new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db
        .deleteFrom('semantic_relationships')
        .where('scope', '=', slots.get('scope'))
        .where(column, '=', slots.get('id')),
    )
  return {
    put: new Statement<RelationshipValues>((slots) =>
      db
        .insertInto('semantic_relationships')
        .columns(RELATIONSHIP_VALUE_COLUMNS)
        .expression(valuesOf([RELATIONSHIP_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) => conflict.columns(['scope', ...EDGE]).doUpdateSet(replaced(REPLACED))),
    ),
    remove: remove('id'),
    removeFrom: remove('source_node_id'),
    removeTo: remove('target_node_id'),
  }
}
