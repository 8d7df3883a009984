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
export function cardChecksum(card: CheckedCard): number {
  const { eventDate } = card
  let hash = withWhole(withText(BEGUN, card.id), card.seq)
  hash = withText(withText(withText(hash, card.kind), card.entity), card.slot)
  hash = withText(withText(withText(hash, card.value), card.normal), card.polarity)
  hash = withText(withText(withText(hash, card.facet), card.versionKey), card.when)
  hash = withWhole(withWhole(hash, eventDate?.from ?? null), eventDate?.to ?? null)
  hash = withWhole(withText(hash, eventDate?.precision ?? null), card.recordedAt)
  return withText(withText(withText(hash, card.session), card.rule), card.pack)
}

/** The same of a message. */
export function itemChecksum(item: CheckedItem): number {
  let hash = withWhole(withText(BEGUN, item.id), item.seq)
  hash = withText(withText(withText(hash, item.role), item.speaker), item.text)
  hash = withWhole(withWhole(withText(hash, item.session), item.saidAt), item.recordedAt)
  return withText(hash, item.key)
}

/**
 * Throws `STORE_CORRUPT` where a record is not what was written; rows without a checksum (sealed ones, which their cipher checks, and
 * those of earlier versions) pass.
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

/*
 * FNV-1a over UTF-16 code units, 32 bits, signed: an integer column of every server holds it. Fowler, Noll and Vo, 1991. Value by value:
 * every row that is read is checked, and a list of its values and the text of its times would cost as much again.
 */

const BEGUN = 0x811c9dc5
const PRIME = 0x01000193
const ZERO = 48

/** What stands between two values stands in none: a part moved from one to the other is seen. */
const ended = (hash: number): number => Math.imul(hash ^ 1, PRIME)
const withNull = (hash: number): number => Math.imul(hash, PRIME)

function withText(begun: number, text: string | null): number {
  if (text === null) return withNull(begun)
  let hash = begun
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return ended(hash)
}

/** As many digits as are taken apart with whole numbers of 32 bits. */
const DIGITS = 8
const HALF = 10 ** DIGITS

/** A number as its digits are written: those of times in two halves. */
function withWhole(hash: number, value: number | null): number {
  if (value === null) return withNull(hash)
  if (!Number.isSafeInteger(value) || value < 0) return withText(hash, String(value))
  const high = Math.floor(value / HALF)
  if (high >= HALF) return withText(hash, String(value))
  return ended(
    high === 0 ? withDigits(hash, value, 1) : withDigits(withDigits(hash, high, 1), value % HALF, DIGITS),
  )
}

/** The digits of a number below 10^8, at least so many. */
function withDigits(hash: number, value: number, least: number): number {
  const rest = (value / 10) | 0
  const before = rest > 0 || least > 1 ? withDigits(hash, rest, least - 1) : hash
  return Math.imul(before ^ (ZERO + value - rest * 10), PRIME)
}
