/** Words of one field of life, a line each, in the notation of `wordLinks` in `@recollect/rules`. */
export interface Field {
  /** Words that can stand for each other, and other ways to write them. */
  readonly same: string
  /** A topic or a kind, and what belongs to it, closest first. */
  readonly topics: string
  /** Chinese to English; the other direction is the English pack's. */
  readonly english: string
}
