import type { ItemFilter } from '@recollect/core'
import type { MessageFilter } from '@recollect/core/store'
import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { SqlCodec, SqlTime } from '../codec.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { blindOf, metadataAsked } from '../seal/sealing-codec.ts'
import { checkMetadata } from './check-metadata.ts'
import { isActive, isInactive } from './conditions.ts'
import type { Slots, SqlArgs } from './statement.ts'

export interface ItemFilterArgs {
  readonly scope: ScopeKey
  readonly after: number
  readonly limit: number
  readonly role: string
  readonly session: string
  readonly speaker: string
  readonly from: SqlTime
  readonly to: SqlTime
  readonly metadata: string
  readonly notExtractedBy: string
}

/** The conditions on a message that are set. Entries of metadata are one condition, however many. */
export function messageFilterKey(filter: MessageFilter): string {
  const { role, session, speaker, from, to } = filter
  const set = [role, session, speaker, from, to].map((value) => value !== undefined)
  return [...set, asksMetadata(filter)].map((isSet) => (isSet ? '+' : '-')).join('')
}

/** Which filters are set, as the name of a statement's shape. */
export function itemFilterKey(filter: ItemFilter): string {
  const owed = filter.notExtractedBy === undefined ? '-' : '+'
  return `${messageFilterKey(filter)}${owed}${String(filter.unread ?? '-')}${String(filter.active ?? '-')}`
}

const asksMetadata = ({ metadata }: MessageFilter): boolean => Object.keys(metadata ?? {}).length > 0

/** Adds the conditions of a filter. Values are slots: only which of them are set shapes the statement. */
export function whereItem<O, Args extends ItemFilterArgs & SqlArgs<Args>>(
  query: SelectQueryBuilder<Database, 'memory_items', O>,
  filter: ItemFilter,
  slots: Slots<Args>,
  flavor: SqlWording,
): SelectQueryBuilder<Database, 'memory_items', O> {
  let filtered = query.where('scope', '=', slots.get('scope'))
  if (filter.role !== undefined) filtered = filtered.where('role', '=', slots.get('role'))
  if (filter.session !== undefined) filtered = filtered.where('session', '=', slots.get('session'))
  if (filter.speaker !== undefined) filtered = filtered.where('speaker', '=', slots.get('speaker'))
  if (filter.active !== undefined) filtered = filtered.where(filter.active ? isActive : isInactive)
  if (filter.from !== undefined) filtered = filtered.where('said_at', '>=', slots.get('from'))
  if (filter.to !== undefined) filtered = filtered.where('said_at', '<', slots.get('to'))
  if (filter.notExtractedBy !== undefined) {
    filtered = filtered.where('extracted_by', 'is distinct from', slots.get('notExtractedBy'))
  }
  if (filter.unread !== undefined) filtered = filtered.where('unread', filter.unread ? 'is not' : 'is', null)
  if (asksMetadata(filter)) {
    filtered = filtered.where(flavor.holdsEntries(sql.ref('metadata'), slots.get('metadata')))
  }
  return filtered
}

/** Values for the slots; those of unset filters are in no statement. */
export function itemFilterArgs(
  place: { readonly scope: ScopeKey; readonly after?: number; readonly limit?: number },
  filter: ItemFilter,
  codec: SqlCodec,
): ItemFilterArgs {
  if (filter.metadata !== undefined) checkMetadata(filter.metadata)
  return {
    after: 0,
    limit: 0,
    ...place,
    role: filter.role ?? '',
    session: filter.session ?? '',
    speaker: blindOf(codec, 'memory_items', 'speaker', filter.speaker ?? ''),
    from: codec.writeTime(filter.from ?? 0),
    to: codec.writeTime(filter.to ?? 0),
    metadata: metadataAsked(filter.metadata ?? {}, codec),
    notExtractedBy: filter.notExtractedBy ?? '',
  }
}
