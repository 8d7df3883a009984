/** A clause of a message that may speak against something said before it. */
export interface OpposingClause {
  /** Normalised and folded. */
  readonly text: string
  /** Says that something is over, was replaced or was said wrongly, wherever in the clause that stands: "anymore", "used to", 戒了. */
  readonly ends: boolean
  /**
   * The words that a denial, an end or a correction reaches ("not eggs" → `eggs`, "sold the Golf" → `the golf`); empty when there is
   * none.
   */
  readonly against: string
  /** Something begins or is had: "now", "bought". It speaks against what was denied. */
  readonly begins: boolean
  /**
   * What an event in it changes, whatever was known of it: slots (`relationship_status` of "we got married"), whole entities
   * (`user.girlfriend` of "we broke up"), `*` for all that was known of whoever it is about ("Rex died"), `gone` for an animal that is kept
   * no more ("Rex went to live on a farm").
   */
  readonly changes: readonly string[]
  /** Puts right what was said just before, without saying what that was: "sorry, I told you wrong", 说错了. */
  readonly corrects: boolean
  /** Where an event in it leads ("moved to Porto" → `porto`); empty when it does not say. */
  readonly arrives: string
  /**
   * Whom it is about: the speaker, somebody a pronoun means, another relative or person, somebody its words do not tell, or nobody named,
   * where a language leaves out what was spoken of before as it leaves out the speaker.
   */
  readonly whose: 'user' | 'they' | 'other' | 'unknown' | 'elided'
  /** Only seems so, by what was learned: a message that rules find speaks louder. */
  readonly seems?: true
}

/** Nobody is named: whoever the memory knows such a fact of. */
export const ANYONE = ''

/** A value of a type that a fact may have, where words say that it is a new one. */
export interface StatedValue {
  readonly slot: string
  /** Undefined: of any. */
  readonly facet: string | undefined
  readonly value: string
  /** An entity, a pronoun to be resolved, or `ANYONE`: the words do not say whose. */
  readonly whose: string
}

/** Finds what may speak against something said before: an answer is not sure of a fact that a newer message seems to change. */
export interface DoubtReader {
  /** Clauses with any such sign; what is asked, wished or supposed holds none. Linear. */
  read(text: string): readonly OpposingClause[]
  /** What a part of a message that rules could not read seems to change, by what was learned; null: nothing. Left out: never anything. */
  seems?(text: string): OpposingClause | null
  /** New values that a message tells of. Left out: the language knows none. */
  values?(text: string): readonly StatedValue[]
  /** Words for whoever an entity (`user.mother`) is: mum, mother. */
  namesOf(entity: string): readonly string[]
}

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
