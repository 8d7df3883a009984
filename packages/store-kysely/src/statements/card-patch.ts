import type { CardPatch } from '@recollect/core/store'
import type { Kysely } from 'kysely'
import type { SqlCodec } from '../codec.ts'
import type { CardValues } from '../rows/card-values.ts'
import { timeOrNull } from '../rows/card-values.ts'
import { writeMoments } from '../rows/moments.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'

const COLUMNS = {
  active: ['is_active'],
  contested: ['is_contested'],
  correctedBy: ['corrected_by'],
  relation: ['version_relation'],
  validFrom: ['valid_from'],
  validTo: ['valid_to'],
  expiresAt: ['expires_at'],
  supersededAt: ['superseded_at'],
  lastSeenAt: ['last_seen_at'],
  seenAt: ['seen_at'],
  confidence: ['confidence'],
  valueKey: ['value_key'],
  version: ['version'],
  parentId: ['parent_id'],
  itemId: ['source_memory_id'],
  span: ['span_start', 'span_end'],
  extra: ['extra'],
  /** What a change of the value key is also sealed in. */
  sealed: ['value'],
} as const satisfies Record<keyof CardPatch | 'sealed', readonly (keyof CardValues)[]>
export type Field = keyof typeof COLUMNS
type Column = (typeof COLUMNS)[Field][number]

export type CardPatchArgs = Pick<CardValues, 'scope' | 'id' | Column>

const FIELDS: readonly (keyof CardPatch)[] = [
  'active',
  'contested',
  'correctedBy',
  'relation',
  'validFrom',
  'validTo',
  'expiresAt',
  'supersededAt',
  'lastSeenAt',
  'seenAt',
  'confidence',
  'valueKey',
  'version',
  'parentId',
  'itemId',
  'span',
  'extra',
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
        const columns = fields.flatMap((field): readonly Column[] => COLUMNS[field])
        return db
          .updateTable('memory_cards')
          .set(Object.fromEntries(columns.map((column) => [column, slots.get(column)])))
          .where('scope', '=', slots.get('scope'))
          .where('id', '=', slots.get('id'))
      }),
  )
}

/** Values for the slots; those of fields that are not patched are in no statement. */
export function patchArgs(scope: ScopeKey, id: string, patch: CardPatch, codec: SqlCodec): CardPatchArgs {
  const { extra = null } = patch
  return {
    scope,
    id,
    is_active: codec.writeFlag(patch.active ?? false),
    is_contested: codec.writeFlag(patch.contested ?? false),
    corrected_by: patch.correctedBy ?? null,
    version_relation: patch.relation ?? '',
    ...patchedTimes(patch, codec),
    confidence: patch.confidence ?? 0,
    value: '',
    value_key: patch.valueKey ?? '',
    version: patch.version ?? 0,
    parent_id: patch.parentId ?? null,
    source_memory_id: patch.itemId ?? null,
    span_start: patch.span?.start ?? null,
    span_end: patch.span?.end ?? null,
    extra: extra === null ? null : codec.writeJson(extra),
  }
}

function patchedTimes(patch: CardPatch, codec: SqlCodec) {
  return {
    valid_from: timeOrNull(patch.validFrom ?? null, codec),
    valid_to: timeOrNull(patch.validTo ?? null, codec),
    expires_at: timeOrNull(patch.expiresAt ?? null, codec),
    superseded_at: timeOrNull(patch.supersededAt ?? null, codec),
    last_seen_at: codec.writeTime(patch.lastSeenAt ?? 0),
    seen_at: writeMoments(patch.seenAt ?? []),
  }
}
