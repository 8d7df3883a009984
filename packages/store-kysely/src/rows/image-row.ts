import { own } from '@recollect/core/plugin'
import type { MemoryCard, Metadata } from '@recollect/core'
import type { ImagedItem, LoggedImage, RecordImage } from '@recollect/core/store'
import type { SqlRow } from '../driver/sql-driver.ts'
import type { SqlCodec, SqlJson } from '../codec.ts'
import { CARD_COLUMNS, rowToCard } from './card-row.ts'
import { cardToRow } from './card-values.ts'
import { orNull, text, word } from './columns.ts'
import { imageCodec } from './image-codec.ts'
import { ITEM_COLUMNS, itemToRow, rowToItem } from './item-row.ts'
import type { ScopeKey } from '../schema.ts'
import { openRow, sealRow } from '../seal/sealing-codec.ts'

const RECORDS = ['item', 'card'] as const

export const IMAGE_COLUMNS = ['change', 'record', 'record_id', 'image'] as const

/** Values of a new row, by column. */
export interface ImageValues {
  readonly scope: ScopeKey
  readonly change: number
  readonly position: number
  readonly record: string
  readonly record_id: string
  readonly image: SqlJson | null
}

/** The columns a new row is written with. */
export const IMAGE_VALUE_COLUMNS = ['scope', 'change', 'position', 'record', 'record_id', 'image'] as const

export function imageToRow(
  scope: ScopeKey,
  change: number,
  position: number,
  image: RecordImage,
  codec: SqlCodec,
): ImageValues {
  const { record, id } = image
  const row = { scope, change, position, record, record_id: id, image: imageToJson(scope, image, codec) }
  return sealRow(codec, 'change_images', row)
}

/** The record of an image as JSON; null when it was not there. */
export function imageToJson(scope: ScopeKey, image: RecordImage, codec: SqlCodec): SqlJson | null {
  if (image.before === null) return null
  const row =
    image.record === 'item'
      ? itemToRow(scope, image.before.seq, image.before, imageCodec)
      : cardToRow(scope, image.before.seq, image.before, imageCodec)
  return codec.writeJson(filled(codec.sealing === undefined ? row : { ...row, checksum: null }))
}

/** Its columns without those that are null. The scope is that of the row the image is kept in. */
function filled({ scope: _, ...columns }: object & { readonly scope: ScopeKey }): Metadata {
  return Object.fromEntries(
    Object.entries<unknown>({ ...columns }).flatMap(([name, value]): [string, string | number | boolean][] =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  )
}

export function rowToImage(scope: string, row: SqlRow, codec: SqlCodec): LoggedImage {
  const [change, record, recordId, image] = openRow(codec, 'change_images', IMAGE_COLUMNS, row)
  const id = text(recordId, 'record_id')
  const columns = orNull(image, codec.readJson)
  const read = columns === null ? null : (name: string): unknown => own(columns, name) ?? null
  return {
    change: codec.readInteger(change),
    image:
      word(record, 'record', RECORDS) === 'item'
        ? { record: 'item', id, before: read && itemOf(scope, read) }
        : { record: 'card', id, before: read && cardOf(scope, read) },
  }
}

function itemOf(scope: string, read: (name: string) => unknown): ImagedItem {
  const item = rowToItem(scope, ITEM_COLUMNS.map(read), imageCodec)
  return { ...item, textHash: text(read('text_hash'), 'text_hash') }
}

/** What columns of facts were called when an image was kept before the migration `0010-card-columns`. */
const OLD_NAMES = new Map([
  ['valid_from', 'event_date'],
  ['event_date', 'event_period'],
  ['recorded_at', 'created_at'],
  ['last_seen_at', 'updated_at'],
])

function cardOf(scope: string, read: (name: string) => unknown): MemoryCard {
  const isOld = read('created_at') !== null
  const named = (name: string) => read(isOld ? (OLD_NAMES.get(name) ?? name) : name)
  return rowToCard(scope, CARD_COLUMNS.map(named), imageCodec)
}
