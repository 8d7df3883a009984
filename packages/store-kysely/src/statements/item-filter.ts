import type { ItemFilter } from '@recollect/core'
import type { SelectQueryBuilder } from 'kysely'
import type { SqlCodec, SqlTime } from '../flavor.ts'
import type { Database } from '../schema.ts'
import { isActive, isInactive } from './conditions.ts'
import type { Slots } from './statement.ts'

export interface ItemFilterArgs {
  readonly scope: number
  readonly after: number
  readonly limit: number
  readonly role: string
  readonly session: string
  readonly from: SqlTime
  readonly to: SqlTime
  readonly notExtractedBy: string
}

/** Which filters are set, as the name of a statement's shape. */
export function itemFilterKey(filter: ItemFilter): string {
  const set = [filter.role, filter.session, filter.from, filter.to, filter.notExtractedBy]
  return `${set.map((value) => (value === undefined ? '-' : '+')).join('')}${String(filter.active ?? '-')}`
}

/** Adds the conditions of a filter. Values are slots: only which of them are set shapes the statement. */
export function whereItem<O>(
  query: SelectQueryBuilder<Database, 'memory_items', O>,
  filter: ItemFilter,
  slots: Slots<ItemFilterArgs>,
): SelectQueryBuilder<Database, 'memory_items', O> {
  let filtered = query.where('scope', '=', slots.get('scope'))
  if (filter.role !== undefined) filtered = filtered.where('role', '=', slots.get('role'))
  if (filter.session !== undefined) filtered = filtered.where('session', '=', slots.get('session'))
  if (filter.active !== undefined) filtered = filtered.where(filter.active ? isActive : isInactive)
  if (filter.from !== undefined) filtered = filtered.where('said_at', '>=', slots.get('from'))
  if (filter.to !== undefined) filtered = filtered.where('said_at', '<', slots.get('to'))
  if (filter.notExtractedBy !== undefined) {
    filtered = filtered.where('extracted_by', 'is distinct from', slots.get('notExtractedBy'))
  }
  return filtered
}

/** Values for the slots; those of unset filters are in no statement. */
export function itemFilterArgs(
  place: { readonly scope: number; readonly after: number; readonly limit: number },
  filter: ItemFilter,
  codec: SqlCodec,
): ItemFilterArgs {
  return {
    ...place,
    role: filter.role ?? '',
    session: filter.session ?? '',
    from: codec.writeTime(filter.from ?? 0),
    to: codec.writeTime(filter.to ?? 0),
    notExtractedBy: filter.notExtractedBy ?? '',
  }
}
