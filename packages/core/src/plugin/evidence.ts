/** A value where it was said. */
export interface SaidValue {
  readonly entity: string
  readonly slot: string
  /** As written. */
  readonly value: string
  /** What stands before it and after it in its sentence, as written. */
  readonly before: string
  readonly after: string
}

/** A value that is not of its slot's type: what it is and what is wanted, in English ("a place", "an organisation"). */
export interface Misfit {
  readonly is: string
  readonly wants: string
  /** The slot it is of. Left out: it is dropped. */
  readonly slot?: string
  /** True when it says less than a value should: kept where nothing better is known. */
  readonly vague?: boolean
}

/** Whether a value is of the type its slot wants. `unknown`: the pack cannot tell. */
export type Fit = 'fits' | 'unknown' | Misfit

/** Tells what a fact may overwrite. Pure; linear in what it reads. */
export interface EvidenceReader {
  fits(said: SaidValue): Fit
  /** Whether a sentence tells that something is new, or that it holds now ("moved", "now", 换了). */
  tellsChange(sentence: string): boolean
  /**
   * Whether the words of a clause before a value deny what is said of it, or nearly so ("hardly ever", 很少): then no positive fact comes of
   * it, whatever a rule made of those words. Of a dislike: whether they say that it is none either (不算喜欢). Left out: rules alone tell.
   */
  denies?(lead: string, slot: string): boolean
  /**
   * What a doing is done to, as a taste may name either: coffee of "drinking coffee", 网球 of 打网球. Null for everything else. Left out:
   * a taste ends in the words it was stated in.
   */
  doneTo?(value: string): string | null
}
