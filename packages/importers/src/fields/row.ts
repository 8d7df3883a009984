import type { Place, Skipped } from '../record.ts'
import type { Plain } from '../input/shape.ts'
import type { Lookup } from './names.ts'

/** A record of named fields, before it is known who speaks in it. */
export interface Row {
  readonly kind: 'row'
  readonly place: Place
  readonly record: Plain
  /** The conversation it stands in: it may say when that was, and whose it is. */
  readonly around?: Plain
  /** Of that conversation. */
  readonly session?: string
}

/** In the order of the file. */
export type Entry = Row | Skipped

export interface FieldsContext {
  readonly from: 'jsonl' | 'csv'
  readonly lookup: Lookup
  /** Makes keys for records without one. */
  readonly keyOf: (parts: readonly unknown[]) => string
}
