import type { ItemFilter } from '@recollect/core'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { SqlWording } from '../wording.ts'
import { ITEM_COLUMNS, ITEM_VALUE_COLUMNS } from '../rows/item-row.ts'
import type { ItemValues } from '../rows/item-row.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { whereItem } from './item-filter.ts'
import type { ItemFilterArgs } from './item-filter.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Looked up by some of a list, and by a filter. */
export interface ItemsOf {
  readonly count: number
  readonly filter: ItemFilter
}

/** Statements on `memory_items` that find one row or a few. */
export function itemLookups(db: Kysely<Database>, flavor: SqlWording) {
  const items = db.selectFrom('memory_items').select(ITEM_COLUMNS)
  return {
    byId: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      items.where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
    keptText: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db
        .selectFrom('memory_items')
        .select('text')
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
    byKey: new Statement<{ scope: ScopeKey; key: string }>((slots) =>
      items.where('scope', '=', slots.get('scope')).where('idempotency_key', '=', slots.get('key')),
    ),
    byIds: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          items.where('scope', '=', slots.get('scope')).where('id', 'in', slots.list<string>(count)),
        ),
    ),
    byTextHash: new Shapes<ItemFilter, ItemFilterArgs & { readonly hash: string }>(
      (filter) =>
        new Statement((slots) =>
          whereItem(items, filter, slots, flavor)
            .where('text_hash', '=', slots.get('hash'))
            .orderBy('seq', 'desc')
            .limit(slots.get('limit')),
        ),
    ),
    bySeq: new Shapes<ItemsOf, ItemFilterArgs>(
      ({ count, filter }) =>
        new Statement((slots) =>
          whereItem(items, filter, slots, flavor).where('seq', 'in', slots.list<number>(count)),
        ),
    ),
  }
}

/** A page of items behind a place in the order of recording (`>`), or before it, from the newest on (`<`). */
const pageStatement = (
  items: SelectQueryBuilder<Database, 'memory_items', object>,
  filter: ItemFilter,
  flavor: SqlWording,
  side: '>' | '<',
) =>
  new Statement<ItemFilterArgs>((slots) => {
    const placed = whereItem(items.select(ITEM_COLUMNS), filter, slots, flavor).where(
      'seq',
      side,
      slots.get('after'),
    )
    const ordered = side === '>' ? placed.orderBy('seq') : placed.orderBy('seq', 'desc')
    return ordered.limit(slots.get('limit'))
  })

/** Statements on `memory_items` that go through a scope. */
export function itemLists(db: Kysely<Database>, flavor: SqlWording) {
  const items = db.selectFrom('memory_items')
  const of = (make: (filter: ItemFilter) => Statement<ItemFilterArgs>) =>
    new Shapes<ItemFilter, ItemFilterArgs>(make)
  return {
    list: of((filter) => pageStatement(items, filter, flavor, '>')),
    listBack: of((filter) => pageStatement(items, filter, flavor, '<')),
    recent: of(
      (filter) =>
        new Statement((slots) =>
          whereItem(items.select(ITEM_COLUMNS), filter, slots, flavor)
            .orderBy('seq', 'desc')
            .limit(slots.get('limit')),
        ),
    ),
    count: of(
      (filter) =>
        new Statement((slots) =>
          whereItem(
            items.select((eb) => eb.fn.countAll().as('count')),
            filter,
            slots,
            flavor,
          ),
        ),
    ),
  }
}

/** Statements that change `memory_items`. */
export function itemWrites(db: Kysely<Database>) {
  return {
    insert: new Statement<ItemValues>((slots) =>
      db
        .insertInto('memory_items')
        .columns(ITEM_VALUE_COLUMNS)
        .expression(valuesOf([ITEM_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
    setText: new Statement<{ scope: ScopeKey; id: string; text: string }>((slots) =>
      db
        .updateTable('memory_items')
        .set({ text: slots.get('text'), checksum: null })
        .where('scope', '=', slots.get('scope'))
        .where('id', '=', slots.get('id')),
    ),
    remove: new Statement<{ scope: ScopeKey; seq: number }>((slots) =>
      db
        .deleteFrom('memory_items')
        .where('scope', '=', slots.get('scope'))
        .where('seq', '=', slots.get('seq')),
    ),
  }
}
