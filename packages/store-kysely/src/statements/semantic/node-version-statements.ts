import type { Kysely } from 'kysely'
import { VERSION_COLUMNS, VERSION_VALUE_COLUMNS } from '../../rows/semantic/version-row.ts'
import type { VersionValues } from '../../rows/semantic/version-row.ts'
import type { Database, ScopeKey } from '../../schema.ts'
import { Shapes } from '../shapes.ts'
import { Statement } from '../statement.ts'
import { replaced, valuesOf } from '../values.ts'

export interface VersionKey {
  readonly scope: ScopeKey
  readonly nodeId: string
  readonly version: number
}

/** Statements on `node_versions`. */
export function nodeVersionStatements(db: Kysely<Database>) {
  return {
    byNodes: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          db
            .selectFrom('node_versions')
            .select(VERSION_COLUMNS)
            .where('scope', '=', slots.get('scope'))
            .where('node_id', 'in', slots.list<string>(count))
            .orderBy('node_id')
            .orderBy('version'),
        ),
    ),
    put: new Statement<VersionValues>((slots) =>
      db
        .insertInto('node_versions')
        .columns(VERSION_VALUE_COLUMNS)
        .expression(valuesOf([VERSION_VALUE_COLUMNS.map((column) => slots.get(column))]))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'node_id', 'version']).doUpdateSet(replaced(VERSION_COLUMNS.slice(2))),
        ),
    ),
    remove: new Statement<VersionKey>((slots) =>
      db
        .deleteFrom('node_versions')
        .where('scope', '=', slots.get('scope'))
        .where('node_id', '=', slots.get('nodeId'))
        .where('version', '=', slots.get('version')),
    ),
    removeAll: new Statement<Omit<VersionKey, 'version'>>((slots) =>
      db
        .deleteFrom('node_versions')
        .where('scope', '=', slots.get('scope'))
        .where('node_id', '=', slots.get('nodeId')),
    ),
  }
}
