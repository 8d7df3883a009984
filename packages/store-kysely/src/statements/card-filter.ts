import type { CardFilter } from '@recollect/core'
import type { MessageFilter } from '@recollect/core/store'
import { sql } from 'kysely'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { SqlCodec } from '../codec.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { blindOf } from '../seal/sealing-codec.ts'
import { isActive, isInactive } from './conditions.ts'
import { itemFilterArgs, messageFilterKey, whereItem } from './item-filter.ts'
import type { ItemFilterArgs } from './item-filter.ts'
import type { Slots } from './statement.ts'

export interface CardFilterArgs extends ItemFilterArgs {
  readonly entity: string
  readonly slot: string
  readonly kind: string
}

/** Which filters are set, as the name of a statement's shape. */
export function cardFilterKey(filter: CardFilter): string {
  const set = [filter.entity, filter.slot, filter.kind].map((value) => (value === undefined ? '-' : '+'))
  return `${set.join('')}${messageFilterKey(filter)}${String(filter.active ?? '-')}`
}

/** What is asked of the message itself: its session stands on the card. */
const messageOf = ({ role, speaker, from, to, metadata }: CardFilter): MessageFilter => ({
  ...(role === undefined ? {} : { role }),
  ...(speaker === undefined ? {} : { speaker }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(metadata === undefined ? {} : { metadata }),
})

const NOTHING = messageFilterKey({})

/** Adds the conditions of a filter to a query on cards; those on the message look it up by its id. */
export function cardConditions(db: Kysely<Database>, flavor: SqlWording) {
  return <O>(
    query: SelectQueryBuilder<Database, 'memory_cards', O>,
    filter: CardFilter,
    slots: Slots<CardFilterArgs>,
  ): SelectQueryBuilder<Database, 'memory_cards', O> => {
    let filtered = query.where('scope', '=', slots.get('scope'))
    if (filter.entity !== undefined) filtered = filtered.where('entity', '=', slots.get('entity'))
    if (filter.slot !== undefined) filtered = filtered.where('slot', '=', slots.get('slot'))
    if (filter.kind !== undefined) filtered = filtered.where('kind', '=', slots.get('kind'))
    if (filter.session !== undefined) filtered = filtered.where('session', '=', slots.get('session'))
    if (filter.active !== undefined) filtered = filtered.where(filter.active ? isActive : isInactive)
    const asked = messageOf(filter)
    if (messageFilterKey(asked) === NOTHING) return filtered
    const source = whereItem(db.selectFrom('memory_items').select('seq'), asked, slots, flavor)
    const itsOwn = sql.ref<string>('memory_cards.source_memory_id')
    return filtered.where(({ exists }) => exists(source.where('id', '=', itsOwn)))
  }
}

/** Values for the slots; those of unset filters are in no statement. */
export function cardFilterArgs(
  place: { readonly scope: ScopeKey; readonly after?: number; readonly limit?: number },
  filter: CardFilter,
  codec: SqlCodec,
): CardFilterArgs {
  const { entity = '', slot = '', kind = '' } = filter
  return {
    ...itemFilterArgs(place, messageOf(filter), codec),
    session: blindOf(codec, 'memory_cards', 'session', filter.session ?? ''),
    entity,
    slot,
    kind,
  }
}
