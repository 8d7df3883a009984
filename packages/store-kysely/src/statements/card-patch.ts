import type { CardPatch } from '@recollect/core'
import type { Kysely } from 'kysely'
import type { SqlCodec, SqlFlag, SqlTime } from '../flavor.ts'
import { timeOrNull } from '../rows/card-values.ts'
import type { Database } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'

export interface CardPatchArgs {
  readonly scope: number
  readonly id: string
  readonly is_active: SqlFlag
  readonly valid_to: SqlTime | null
  readonly superseded_at: SqlTime | null
  readonly updated_at: SqlTime
  readonly confidence: number
  readonly version: number
  readonly parent_id: string | null
  readonly source_memory_id: string | null
  readonly span_start: number | null
  readonly span_end: number | null
}

const COLUMNS = {
  active: ['is_active'],
  validTo: ['valid_to'],
  supersededAt: ['superseded_at'],
  lastSeenAt: ['updated_at'],
  confidence: ['confidence'],
  version: ['version'],
  parentId: ['parent_id'],
  itemId: ['source_memory_id'],
  span: ['span_start', 'span_end'],
} as const
type Field = keyof typeof COLUMNS

const FIELDS: readonly Field[] = [
  'active',
  'validTo',
  'supersededAt',
  'lastSeenAt',
  'confidence',
  'version',
  'parentId',
  'itemId',
  'span',
]

/** The fields a patch sets; whatever else the object carries is not looked at. */
export function patchedFields(patch: CardPatch): readonly Field[] {
  return FIELDS.filter((field) => patch[field] !== undefined)
}

/** One statement for each set of patched fields, so that an update touches only the indexes it must. */
export function cardUpdates(db: Kysely<Database>): Shapes<readonly Field[], CardPatchArgs> {
  return new Shapes(
    (fields) =>
      new Statement((slots) => {
        const columns = fields.flatMap((field) => COLUMNS[field])
        return db
          .updateTable('memory_cards')
          .set(Object.fromEntries(columns.map((column) => [column, slots.get(column)])))
          .where('scope', '=', slots.get('scope'))
          .where('id', '=', slots.get('id'))
      }),
  )
}

/** Values for the slots; those of fields that are not patched are in no statement. */
export function patchArgs(scope: number, id: string, patch: CardPatch, codec: SqlCodec): CardPatchArgs {
  return {
    scope,
    id,
    is_active: codec.writeFlag(patch.active ?? false),
    valid_to: timeOrNull(patch.validTo ?? null, codec),
    superseded_at: timeOrNull(patch.supersededAt ?? null, codec),
    updated_at: codec.writeTime(patch.lastSeenAt ?? 0),
    confidence: patch.confidence ?? 0,
    version: patch.version ?? 0,
    parent_id: patch.parentId ?? null,
    source_memory_id: patch.itemId ?? null,
    span_start: patch.span?.start ?? null,
    span_end: patch.span?.end ?? null,
  }
}
