/** A value in a clause, with what stands around it; normalised and folded. */
export interface FoundValue {
  readonly value: string
  /** As written. */
  readonly written: string
  /** In its clause. */
  readonly before: string
  readonly after: string
  /** The message up to the clause, and all of it. */
  readonly earlier: string
  readonly message: string
}

/** What the words around a value say of it. */
export interface NewValue {
  /** An entity, a pronoun to be resolved, `ANYONE`: the words do not say whose, or `OTHER`: not the speaker's. */
  readonly whose: string
  readonly facet?: string
  /** Another form than the one in the words. */
  readonly value?: string
  /** True where it is a fact whether or not one was known. */
  readonly told?: boolean
}

/** A type of value that a fact holds one of, and the words that say that it has a new one. */
export interface ValueType {
  readonly slot: string
  /** Of which one stands in every clause with such a value. */
  readonly anchors: readonly string[]
  /** With a group `value`. Flags `gu`. */
  readonly pattern: RegExp
  /** Null where the words do not say that it is a new value of somebody's. */
  read(found: FoundValue): NewValue | null
}
