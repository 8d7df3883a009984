/** A slice of a list; `next` continues it, null at the end. Cursors are opaque. */
export interface Page<T> {
  readonly rows: readonly T[]
  readonly next: string | null
}

/** Which page of a list: its length, and the cursor the page before ended with; null or left out for the first. */
export interface PageRequest {
  /** 1–1,000. */
  readonly limit: number
  readonly cursor?: string | null
}

/** A page of a list that can begin at either end of the order of recording. */
export interface ListRequest extends PageRequest {
  /** Default `oldest`. The cursor of one order is none of the other. */
  readonly order?: 'oldest' | 'newest'
}
