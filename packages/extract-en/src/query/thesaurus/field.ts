/**
 * Words of one field of life, as lines of `wordLinks`. Polysemes (`bank`, `fall`, `light`) stand only where their usual sense is meant,
 * on the right of `>`, or in a phrase (`bank account`, `last fall`); a phrase keeps its words from being looked up one by one.
 */
export interface Field {
  /** Mean the same. */
  readonly same: string
  /** Kinds of a thing, and what goes with it. */
  readonly near: string
}
