import {
  CARD_VALUE_COLUMNS,
  CHANGE_VALUE_COLUMNS,
  EPISODE_ITEM_COLUMNS,
  IMAGE_VALUE_COLUMNS,
  ITEM_VALUE_COLUMNS,
  QUARANTINE_VALUE_COLUMNS,
  TURN_VALUE_COLUMNS,
} from '@recollect/store-kysely'
import type {
  CardValues,
  ChangeValues,
  EpisodeItemValues,
  ImageValues,
  IndexedItem,
  ItemValues,
  QuarantineValues,
  RowInserts,
  SqlQuery,
  SqlStatement,
  TurnValues,
} from '@recollect/store-kysely'
import { InsertMany } from './insert-many.ts'
import { semanticKeyInserts } from './semantic-keys.ts'
import { turnKeyInserts } from './turn-keys.ts'

const items = new InsertMany<ItemValues>('memory_items', ITEM_VALUE_COLUMNS)
const cards = new InsertMany<CardValues>('memory_cards', CARD_VALUE_COLUMNS)
const changes = new InsertMany<ChangeValues>('changes', CHANGE_VALUE_COLUMNS)
const turns = new InsertMany<TurnValues>('qa_turns', TURN_VALUE_COLUMNS)
const episodeItems = new InsertMany<EpisodeItemValues>('episode_items', EPISODE_ITEM_COLUMNS)
const quarantined = new InsertMany<QuarantineValues>('semantic_quarantine', QUARANTINE_VALUE_COLUMNS)
const images = new InsertMany<ImageValues>('change_images', IMAGE_VALUE_COLUMNS)

/** Terms of one item, or of many. */
const ONE_ITEM: SqlStatement = {
  sql: `insert into postings (scope, term, item, tf, len)
    select s.id, entry.term, $2, entry.tf, $3 from scopes as s, unnest($4::text[], $5::int[]) as entry(term, tf) where s.id = $1`,
}
const MANY_ITEMS: SqlStatement = {
  sql: `insert into postings (scope, term, item, tf, len)
    select s.id, entry.* from scopes as s, unnest($2::text[], $3::bigint[], $4::int[], $5::int[]) as entry where s.id = $1`,
}

/** One statement a table: a statement is a journey to the server and back, and a row in a list costs a fifth of one by itself. */
export const insertTogether: RowInserts = (statements, scope, rows) => [
  ...one(rows.items, items, (row) => statements.items.insert.with(row)),
  ...one(rows.cards, cards, (row) => statements.cards.insert.with(row)),
  ...one(rows.changes, changes, (row) => statements.changes.insert.with(row)),
  ...(rows.images.length > 0 ? [images.of(rows.images)] : []),
  ...postingInserts(scope, rows.postings),
  ...one(rows.turns, turns, (row) => statements.turns.insert.with(row)),
  ...turnKeyInserts(scope, rows.turnKeys),
  ...one(rows.episodeItems, episodeItems, (row) => statements.episodeItems.insert.with(row)),
  ...semanticKeyInserts(scope, rows.semanticKeys),
  ...one(rows.quarantined, quarantined, (row) => statements.quarantine.insert.with(row)),
]

type Value = string | number | boolean | null

/** A single row goes in plain values, which the server reads faster than lists. */
function one<Row extends { readonly [Column in keyof Row]: Value } & { readonly scope: Value }>(
  rows: readonly Row[],
  many: InsertMany<Row>,
  single: (row: Row) => SqlQuery,
): readonly SqlQuery[] {
  const [first] = rows
  if (first === undefined) return []
  return [rows.length === 1 ? single(first) : many.of(rows)]
}

function postingInserts(scope: string | number, entries: readonly IndexedItem[]): readonly SqlQuery[] {
  const [first] = entries
  if (first === undefined) return []
  if (entries.length === 1) {
    const terms = [...first.terms].sort(([a], [b]) => (a < b ? -1 : 1))
    const [names, counts] = [terms.map(([term]) => term), terms.map(([, count]) => count)]
    return [{ statement: ONE_ITEM, values: [scope, first.item, first.length, names, counts] }]
  }
  const all = entries.flatMap(({ item, length, terms }) =>
    terms.map(([term, count]) => ({ term, item, count, length })),
  )
  // In the order of the table, so that neighbours are written together.
  all.sort((a, b) => (a.term < b.term ? -1 : a.term > b.term ? 1 : a.item - b.item))
  const list = <T extends string | number>(read: (row: (typeof all)[number]) => T) => all.map(read)
  return [
    {
      statement: MANY_ITEMS,
      values: [
        scope,
        list(({ term }) => term),
        list(({ item }) => item),
        list(({ count }) => count),
        list(({ length }) => length),
      ],
    },
  ]
}
