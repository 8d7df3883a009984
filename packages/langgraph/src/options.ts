/** Options of `RecollectStore`; all may be left out. */
export interface RecollectStoreOptions {
  /** What of a value is found by words, where `put` does not say. */
  readonly index?: {
    /** Paths, such as `text` or `chapters[*].content`; default `['$']`, all texts of the value. */
    readonly fields?: readonly string[]
  }
  /**
   * Whether a search by words also gives items that do not match, without a score, behind those that do, while there is room; as
   * LangGraph's own in-memory store does. Default true.
   */
  readonly unmatched?: boolean
}
