import { StoreError } from '@recollect/core'
import type { MemoryCard, MemoryItem } from '@recollect/core'

type CheckedCard = Pick<
  MemoryCard,
  | 'id'
  | 'seq'
  | 'kind'
  | 'entity'
  | 'slot'
  | 'value'
  | 'normal'
  | 'polarity'
  | 'facet'
  | 'versionKey'
  | 'when'
  | 'eventDate'
  | 'recordedAt'
  | 'session'
  | 'rule'
  | 'pack'
>
type CheckedItem = Pick<
  MemoryItem,
  'id' | 'seq' | 'role' | 'speaker' | 'text' | 'session' | 'saidAt' | 'recordedAt' | 'key'
>

/** What of a fact never changes once it is written, as one number: a bit that the disk turned over shows. Linear in the texts. */
export const cardChecksum = (card: CheckedCard): number =>
  checksum([
    card.id,
    card.seq,
    card.kind,
    card.entity,
    card.slot,
    card.value,
    card.normal,
    card.polarity,
    card.facet,
    card.versionKey,
    card.when,
    card.eventDate?.from ?? null,
    card.eventDate?.to ?? null,
    card.eventDate?.precision ?? null,
    card.recordedAt,
    card.session,
    card.rule,
    card.pack,
  ])

/** The same of a message. */
export const itemChecksum = (item: CheckedItem): number =>
  checksum([
    item.id,
    item.seq,
    item.role,
    item.speaker,
    item.text,
    item.session,
    item.saidAt,
    item.recordedAt,
    item.key,
  ])

/**
 * Throws `STORE_CORRUPT` where a record is not what was written; rows without a checksum (sealed ones, which their cipher checks, and those of
 * earlier versions) pass.
 */
export function check<T extends { readonly id: string }>(
  record: T,
  kept: number | null,
  sum: (record: T) => number,
  table: string,
): T {
  if (kept === null || kept === sum(record)) return record
  throw new StoreError(
    'STORE_CORRUPT',
    `A row of ${table} is not what was written (id ${JSON.stringify(record.id.slice(0, 64))}). Restore the database from a backup; \`recollect doctor\` tells what else is damaged. Nothing was changed.`,
  )
}

/** FNV-1a over UTF-16 code units, 32 bits, signed: an integer column of every server holds it. Fowler, Noll and Vo, 1991. */
function checksum(values: readonly (string | number | null)[]): number {
  let hash = 0x811c9dc5
  for (const value of values) hash = value === null ? mixed(hash, 0) : mixed(added(hash, String(value)), END)
  return hash | 0
}

/** What stands between two values stands in none: a part moved from one to the other is seen. */
const END = 1

const mixed = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

function added(begun: number, text: string): number {
  let hash = begun
  for (let at = 0; at < text.length; at += 1) hash = mixed(hash, text.charCodeAt(at))
  return hash
}
