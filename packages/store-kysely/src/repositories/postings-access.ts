import type { SeqRange } from '@recollect/core/store'

/** What is asked of the text index. */
export interface PostingsQuery {
  /** Each once. */
  readonly terms: readonly string[]
  /** How many postings may be given in all. */
  readonly budget: number
  readonly within: SeqRange | undefined
}

/** One item of the text index: its terms with how often they occur. */
export interface IndexedItem {
  readonly item: number
  /** In terms. */
  readonly length: number
  readonly terms: readonly (readonly [term: string, count: number])[]
}
