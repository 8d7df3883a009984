import type { ItemPatch } from '@recollect/core/store'
import type { Kysely } from 'kysely'
import type { SqlCodec } from '../codec.ts'
import { partsToColumn } from '../rows/unread-parts.ts'
import type { ItemValues } from '../rows/item-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'

const COLUMNS = {
  factType: 'fact_type',
  active: 'is_active',
  parentId: 'parent_id',
  version: 'version',
  extractedBy: 'extracted_by',
  unread: 'unread',
} as const satisfies Record<keyof ItemPatch, keyof ItemValues>
type Field = keyof typeof COLUMNS

export type ItemPatchArgs = Pick<ItemValues, 'scope' | 'id' | (typeof COLUMNS)[Field]>

const FIELDS: readonly Field[] = ['factType', 'active', 'parentId', 'version', 'extractedBy', 'unread']

/** The fields a patch sets; whatever else the object carries is not looked at. */
export function patchedFields(patch: ItemPatch): readonly Field[] {
  return FIELDS.filter((field) => patch[field] !== undefined)
}

/** One statement for each set of patched fields. */
export function itemUpdates(db: Kysely<Database>): Shapes<readonly Field[], ItemPatchArgs> {
  return new Shapes(
    (fields) =>
      new Statement((slots) => {
        const columns = fields.map((field) => COLUMNS[field])
        return db
          .updateTable('memory_items')
          .set(Object.fromEntries(columns.map((column) => [column, slots.get(column)])))
          .where('scope', '=', slots.get('scope'))
          .where('id', '=', slots.get('id'))
      }),
  )
}

/** Values for the slots; those of fields that are not patched are in no statement. */
export function patchArgs(scope: ScopeKey, id: string, patch: ItemPatch, codec: SqlCodec): ItemPatchArgs {
  return {
    scope,
    id,
    fact_type: patch.factType ?? null,
    is_active: codec.writeFlag(patch.active ?? false),
    parent_id: patch.parentId ?? null,
    version: patch.version ?? 0,
    extracted_by: patch.extractedBy ?? null,
    unread: partsToColumn(patch.unread ?? []),
  }
}
