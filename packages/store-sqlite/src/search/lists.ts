import type { Posting } from '@recollect/core/store'
import { damaged } from '@recollect/store-kysely'

/** Postings from the text of their three lists. */
export function postingsIn(lists: unknown): readonly Posting[] {
  const parsed: unknown = typeof lists === 'string' ? JSON.parse(lists) : null
  const all: readonly unknown[] = Array.isArray(parsed) ? parsed : []
  const [items, counts, lengths] = all
  if (!isNumbers(items) || !isNumbers(counts) || !isNumbers(lengths)) return damaged('of postings')
  return items.map((item, at) => [item, counts[at] ?? 0, lengths[at] ?? 0])
}

/** SQLite made the lists of columns that hold nothing else. */
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value)
