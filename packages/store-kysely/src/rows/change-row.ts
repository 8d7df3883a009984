import type { Change, ChangeKind } from '@recollect/core'
import type { NewChange, SeqSpan } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlFlag, SqlJson, SqlTime } from '../codec.ts'
import { timeOrNull } from './card-values.ts'
import { orNull, text, textOrNull, word } from './columns.ts'
import type { ScopeKey } from '../schema.ts'
import { openRow, plainOf } from '../seal/sealing-codec.ts'

const KINDS = [
  'remember',
  'put',
  'correct',
  'forget',
  'move',
  'undo',
  'backfill',
  'discover',
  'import',
  'expire',
  'repair',
] as const satisfies readonly ChangeKind[]

/** The columns a `Change` is made of, in the order `rowToChange` takes them. */
export const CHANGE_COLUMNS = [
  'seq',
  'id',
  'kind',
  'at',
  'batch',
  'undone_by',
  'undo_until',
  'erased',
  'first_item',
  'last_item',
  'first_card',
  'last_card',
  'note',
] as const

/** Values of a new row, by column. */
export interface ChangeValues {
  readonly scope: ScopeKey
  readonly seq: number
  readonly id: string
  readonly kind: string
  readonly at: SqlTime
  readonly batch: string | null
  readonly undone_by: string | null
  readonly undo_until: SqlTime | null
  readonly erased: SqlFlag
  readonly first_item: number | null
  readonly last_item: number | null
  readonly first_card: number | null
  readonly last_card: number | null
  readonly note: SqlJson | null
}

/** What a change inserted, by kind of record. */
export type ChangeSpans = Pick<Change, 'items' | 'cards'>

export function changeToRow(
  scope: ScopeKey,
  seq: number,
  change: NewChange,
  { items, cards }: ChangeSpans,
  codec: SqlCodec,
): ChangeValues {
  return {
    scope,
    seq,
    id: change.id,
    kind: change.kind,
    at: codec.writeTime(change.at),
    batch: change.batch,
    undone_by: null,
    undo_until: timeOrNull(change.undoUntil, codec),
    erased: codec.writeFlag(false),
    first_item: items?.[0] ?? null,
    last_item: items?.[1] ?? null,
    first_card: cards?.[0] ?? null,
    last_card: cards?.[1] ?? null,
    note: change.note === null ? null : codec.writeJson(change.note),
  }
}

export function rowToChange(scope: string, kept: SqlRow, codec: SqlCodec): Change {
  const row = openRow(codec, 'changes', CHANGE_COLUMNS, kept)
  const [seq, id, kind, at, batch, undoneBy, undoUntil, erased, ...rest] = row
  const [firstItem, lastItem, firstCard, lastCard, note] = rest
  return {
    scope,
    id: text(id, 'id'),
    seq: codec.readInteger(seq),
    kind: word(kind, 'kind', KINDS),
    at: codec.readTime(at),
    batch: textOrNull(batch, 'batch'),
    undoneBy: textOrNull(undoneBy, 'undone_by'),
    undoUntil: orNull(undoUntil, codec.readTime),
    erased: codec.readFlag(erased),
    items: spanOf(firstItem, lastItem, codec),
    cards: spanOf(firstCard, lastCard, codec),
    note: orNull(note, codec.readJson),
  }
}

function spanOf(first: unknown, last: unknown, codec: SqlCodec): SeqSpan | null {
  return first === null ? null : [codec.readInteger(first), codec.readInteger(last)]
}

/** A row that was just written, as reading it would give it. */
export function writtenChange(scope: string, values: ChangeValues, codec: SqlCodec): Change {
  return rowToChange(
    scope,
    CHANGE_COLUMNS.map((column) => values[column]),
    plainOf(codec),
  )
}

/** The columns a new row is written with. */
export const CHANGE_VALUE_COLUMNS = ['scope', ...CHANGE_COLUMNS] as const
