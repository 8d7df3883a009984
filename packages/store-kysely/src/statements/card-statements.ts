import type { CardFilter } from '@recollect/core'
import type { Kysely } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { SqlTime } from '../codec.ts'
import { CARD_COLUMNS, CARD_VALUE_COLUMNS } from '../rows/card-row.ts'
import type { CardValues } from '../rows/card-values.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { cardConditions } from './card-filter.ts'
import type { CardFilterArgs } from './card-filter.ts'
import { isActive } from './conditions.ts'
import { Shapes } from './shapes.ts'
import { Statement } from './statement.ts'
import { valuesOf } from './values.ts'

/** Statements on `memory_cards` that find the cards that are active now. */
export function cardActives(db: Kysely<Database>) {
  const cards = db.selectFrom('memory_cards').select(CARD_COLUMNS)
  return {
    /** By version keys; the entity is asked for too, since a key could be cut in two places. */
    bySlots: new Shapes<number, { scope: ScopeKey; entity: string }>(
      (count) =>
        new Statement((slots) =>
          cards
            .where('scope', '=', slots.get('scope'))
            .where('version_key', 'in', slots.list<string>(count))
            .where('entity', '=', slots.get('entity'))
            .where(isActive),
        ),
    ),
    byFamily: new Statement<{ scope: ScopeKey; entity: string; from: string; to: string }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('version_key', '>=', slots.get('from'))
        .where('version_key', '<', slots.get('to'))
        .where('entity', '=', slots.get('entity'))
        .where(isActive),
    ),
    /** Of all entities of a family in one slot: a stretch of the index of what is active. */
    bySlotOfFamily: new Statement<{ scope: ScopeKey; slot: string; from: string; to: string }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('version_key', '>=', slots.get('from'))
        .where('version_key', '<', slots.get('to'))
        .where('slot', '=', slots.get('slot'))
        .where(isActive),
    ),
  }
}

/** Statements on `memory_cards` that find cards of any version. */
export function cardLookups(db: Kysely<Database>) {
  const cards = db.selectFrom('memory_cards').select(CARD_COLUMNS)
  return {
    byId: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      cards.where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
    latest: new Statement<{ scope: ScopeKey; versionKey: string; valueKey: string }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('version_key', '=', slots.get('versionKey'))
        .where('value_key', '=', slots.get('valueKey'))
        .orderBy('version', 'desc')
        .limit(1),
    ),
    history: new Statement<{ scope: ScopeKey; versionKey: string }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('version_key', '=', slots.get('versionKey'))
        .orderBy('seq'),
    ),
    bySeq: new Statement<{ scope: ScopeKey; first: number; last: number }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('seq', '>=', slots.get('first'))
        .where('seq', '<=', slots.get('last'))
        .orderBy('seq'),
    ),
    byItems: new Shapes<number, { scope: ScopeKey }>(
      (count) =>
        new Statement((slots) =>
          cards
            .where('scope', '=', slots.get('scope'))
            .where('source_memory_id', 'in', slots.list<string>(count)),
        ),
    ),
  }
}

/** Statements that find the card recorded last in a session, or outside any. */
export function cardSessions(db: Kysely<Database>) {
  const cards = db.selectFrom('memory_cards').select(CARD_COLUMNS)
  return {
    lastInSession: new Statement<{ scope: ScopeKey; session: string }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('session', '=', slots.get('session'))
        .orderBy('seq', 'desc')
        .limit(1),
    ),
    lastOutside: new Statement<{ scope: ScopeKey }>((slots) =>
      cards
        .where('scope', '=', slots.get('scope'))
        .where('session', 'is', null)
        .orderBy('seq', 'desc')
        .limit(1),
    ),
  }
}

/** Statements that find active cards by where they came from and until when they are of use. */
export function cardKinds(db: Kysely<Database>) {
  const cards = db.selectFrom('memory_cards')
  return {
    direct: new Statement<{ scope: ScopeKey; limit: number }>((slots) =>
      cards
        .select(CARD_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where('source_memory_id', 'is', null)
        .where(isActive)
        .orderBy('seq', 'desc')
        .limit(slots.get('limit')),
    ),
    expired: new Statement<{ scope: ScopeKey; now: SqlTime }>((slots) =>
      cards
        .select(CARD_COLUMNS)
        .where('scope', '=', slots.get('scope'))
        .where(isActive)
        .where('expires_at', '<=', slots.get('now'))
        .orderBy('expires_at')
        .orderBy('seq'),
    ),
    nextExpiry: new Statement<{ scope: ScopeKey }>((slots) =>
      cards
        .select('expires_at')
        .where('scope', '=', slots.get('scope'))
        .where(isActive)
        .where('expires_at', 'is not', null)
        .orderBy('expires_at')
        .limit(1),
    ),
  }
}

/** Statements on `memory_cards` that go through a scope. */
export function cardLists(db: Kysely<Database>, flavor: SqlWording) {
  const cards = db.selectFrom('memory_cards')
  const where = cardConditions(db, flavor)
  return {
    list: new Shapes<CardFilter, CardFilterArgs>(
      (filter) =>
        new Statement((slots) =>
          where(cards.select(CARD_COLUMNS), filter, slots)
            .where('seq', '>', slots.get('after'))
            .orderBy('seq')
            .limit(slots.get('limit')),
        ),
    ),
    listBack: new Shapes<CardFilter, CardFilterArgs>(
      (filter) =>
        new Statement((slots) =>
          where(cards.select(CARD_COLUMNS), filter, slots)
            .where('seq', '<', slots.get('after'))
            .orderBy('seq', 'desc')
            .limit(slots.get('limit')),
        ),
    ),
    count: new Shapes<CardFilter, CardFilterArgs>(
      (filter) =>
        new Statement((slots) =>
          where(
            cards.select((eb) => eb.fn.countAll().as('count')),
            filter,
            slots,
          ),
        ),
    ),
  }
}

/** Statements that insert into and delete from `memory_cards`; `card-patch.ts` has the updates. */
export function cardWrites(db: Kysely<Database>) {
  return {
    insert: new Statement<CardValues>((slots) =>
      db
        .insertInto('memory_cards')
        .columns(CARD_VALUE_COLUMNS)
        .expression(valuesOf([CARD_VALUE_COLUMNS.map((column) => slots.get(column))])),
    ),
    remove: new Statement<{ scope: ScopeKey; id: string }>((slots) =>
      db.deleteFrom('memory_cards').where('scope', '=', slots.get('scope')).where('id', '=', slots.get('id')),
    ),
  }
}
