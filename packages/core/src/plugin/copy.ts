import type { Change, ImagedItem, RecordImage, SeqSpan } from '../types/change.ts'
import type { ExpansionRow } from './expansions.ts'

/** Highest numbers a scope has given out, whether or not what they numbered is still there. */
export interface LastSeqs {
  readonly items: number
  readonly cards: number
  readonly changes: number
  /** 0 without `capabilities.sessions`. */
  readonly turns: number
}

/** An item with what belongs to it and no other reader gives. */
export interface ItemCopy {
  readonly item: ImagedItem
  /** Index term → occurrences; empty when the item is not in the text index. */
  readonly terms: ReadonlyMap<string, number>
}

/** A change with what it overwrote. */
export interface ChangeCopy {
  readonly change: Change
  readonly images: readonly RecordImage[]
}

/** What a copy of a scope needs beside the other readers. Spans have both ends included; what is gone is left out. */
export interface CopyReader {
  readonly last: LastSeqs
  /** By `seq`. Few statements, however many items. */
  items(span: SeqSpan): Promise<readonly ItemCopy[]>
  /** By `seq`. Few statements, however many changes. */
  changes(span: SeqSpan): Promise<readonly ChangeCopy[]>
  /**
   * The rows of the first `limit` original queries after `after`, by code point of the query, then in the order they were put. A store
   * may name a very long query by its hash.
   */
  expansions(after: string, limit: number): Promise<readonly ExpansionRow[]>
}

/** Writes records of another store as they stood there, within a transaction. */
export interface CopyWriter extends CopyReader {
  /** Gives out all numbers up to the given ones, so that what had them elsewhere can be restored; lower ones change nothing. */
  raise(last: LastSeqs): Promise<void>
  /**
   * Writes a change down as it stood elsewhere, with its `seq`, which must have been given out. Throws `StoreError` with code
   * `STORE_CONFLICT` when the id or the `seq` is taken, or the `seq` was never given out.
   */
  restore(copy: ChangeCopy): Promise<void>
}
