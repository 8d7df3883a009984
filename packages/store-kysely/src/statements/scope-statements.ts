import type { Kysely } from 'kysely'
import type { SqlWording } from '../wording.ts'
import type { SqlTime } from '../codec.ts'
import type { Database, ScopeKey } from '../schema.ts'
import { Statement } from './statement.ts'

/** What is written back of a scope's row at the end of a transaction. */
export interface ScopeFigureArgs {
  readonly scope: ScopeKey
  readonly documents: number
  readonly totalLength: number
  readonly nextDue: SqlTime | null
  readonly lastItem: number
  readonly lastCard: number
  readonly lastChange: number
  readonly lastTurn: number
  readonly cutUpTo: number
}

/** The columns of a scope's row, in the order `ScopeSession` takes them. */
export const SCOPE_COLUMNS = [
  'id',
  'documents',
  'total_length',
  'next_due',
  'last_item',
  'last_card',
  'last_change',
  'last_turn',
  'cut_up_to',
  'sealed_by',
] as const

/** Statements on one row of `scopes`. */
export function scopeStatements(db: Kysely<Database>, { scopeKey }: SqlWording) {
  return {
    /** Where the number follows from the name it is asked for too: the table is kept by it. */
    find: new Statement<{ name: string; scope: ScopeKey }>((slots) => {
      const named = db.selectFrom('scopes').select(SCOPE_COLUMNS).where('name', '=', slots.get('name'))
      return scopeKey === null ? named : named.where('id', '=', slots.get('scope'))
    }),
    /** The database counts. */
    insert: new Statement<{ name: string; sealedBy: string | null }>((slots) =>
      db
        .insertInto('scopes')
        .values({ name: slots.get('name'), sealed_by: slots.get('sealedBy'), ...EMPTY })
        .returning('id'),
    ),
    insertKnown: new Statement<{ name: string; scope: ScopeKey; sealedBy: string | null }>((slots) =>
      db.insertInto('scopes').values({
        id: slots.get('scope'),
        name: slots.get('name'),
        sealed_by: slots.get('sealedBy'),
        ...EMPTY,
      }),
    ),
    save: new Statement<ScopeFigureArgs>((slots) =>
      db
        .updateTable('scopes')
        .set({
          documents: slots.get('documents'),
          total_length: slots.get('totalLength'),
          next_due: slots.get('nextDue'),
          last_item: slots.get('lastItem'),
          last_card: slots.get('lastCard'),
          last_change: slots.get('lastChange'),
          last_turn: slots.get('lastTurn'),
          cut_up_to: slots.get('cutUpTo'),
        })
        .where('id', '=', slots.get('scope')),
    ),
    setSealedBy: sealedByStatement(db),
    list: listStatement(db),
  }
}

const sealedByStatement = (db: Kysely<Database>) =>
  new Statement<{ name: string; sealedBy: string }>((slots) =>
    db
      .updateTable('scopes')
      .set({ sealed_by: slots.get('sealedBy') })
      .where('name', '=', slots.get('name')),
  )

const EMPTY = {
  documents: 0,
  total_length: 0,
  last_item: 0,
  last_card: 0,
  last_change: 0,
  last_turn: 0,
  cut_up_to: 0,
} as const

/** Crosses scopes, for operators: what a scope holds is asked for by the number in its own row. */
function listStatement(db: Kysely<Database>) {
  return new Statement<{ after: string; limit: number }>((slots) =>
    db
      .selectFrom('scopes as s')
      .select('s.name')
      .where('s.name', '>', slots.get('after'))
      .where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('s.next_due', 'is not', null),
          exists(selectFrom('memory_items as i').select('i.seq').whereRef('i.scope', '=', 's.id')),
          exists(selectFrom('memory_cards as c').select('c.seq').whereRef('c.scope', '=', 's.id')),
          exists(selectFrom('query_expansions as q').select('q.position').whereRef('q.scope', '=', 's.id')),
          exists(selectFrom('sessions as t').select('t.id').whereRef('t.scope', '=', 's.id')),
          exists(selectFrom('episodes as e').select('e.id').whereRef('e.scope', '=', 's.id')),
          exists(selectFrom('semantic_nodes as n').select('n.id').whereRef('n.scope', '=', 's.id')),
        ]),
      )
      .orderBy('s.name')
      .limit(slots.get('limit')),
  )
}
