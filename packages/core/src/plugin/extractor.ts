import type { CardDraft, CardKind, Polarity, Tense, VersionRelation } from '../types/card.ts'
import type { Effect } from '../types/effect.ts'
import type { EpochMs, Span, UnreadPart } from '../types/item.ts'
import type { Known } from './known.ts'
import type { SlotRegistry } from './slots.ts'
import type { Clause, NormalizedText, Reading } from './text.ts'

/** What is known around the message. */
export interface ExtractionContext {
  readonly saidAt: EpochMs
  /** IANA zone that relative dates are read in. */
  readonly zone: string
  readonly slots: SlotRegistry
  /** What the memory knows: people by name, and what was said just before. Left out: nothing, or the text refers to nothing. */
  readonly known?: Known | undefined
}

/** Words taken from the text by a named group, as they were written. */
export interface Capture {
  readonly text: string
  readonly span: Span
}

/** One match of a rule's pattern. Group look-ups give the words as written; `raw` gives them normalised. */
export interface RuleMatch {
  /** The whole match, normalised. */
  readonly text: string
  readonly clause: Clause
  /** The group's words as written, white space trimmed off both ends; undefined when it took no part or is empty. */
  capture(group: string): Capture | undefined
  /** The group's words normalised and trimmed; undefined when it took no part or is empty. */
  raw(group: string): string | undefined
  /** The words as written that `[start, end)` of the message's normalised text came from, white space trimmed off; undefined for none. */
  written(start: number, end: number): Capture | undefined
  /** Source span of the whole match. */
  readonly span: Span
  /** Normalised text of the clause before the match. */
  readonly before: string
  /** Normalised text of the clause after the match. */
  readonly after: string
}

/** A card as a rule proposes it; what is left out takes the default named beside it. */
export interface Proposal {
  readonly slot: string
  /** A capture keeps its span; a string is a normal form and takes the span of the whole match. */
  readonly value: string | Capture
  /** The words the card rests on, when they are not the value's own (`25 years old` for the value `25`). */
  readonly at?: Capture | undefined
  /** Default `user`. */
  readonly entity?: string
  /** Default: the slot's kind in the registry. */
  readonly kind?: CardKind
  /** Default `positive`; `negative` for `dislikes` and `fear`. */
  readonly polarity?: Polarity
  /** Default `sets`. */
  readonly relation?: VersionRelation
  /** Default `current`. */
  readonly tense?: Tense
  /** Default none. */
  readonly facet?: string | undefined
  /** Default none. */
  readonly when?: string | undefined
  /** Default none. */
  readonly normal?: string | undefined
  /** Default: the rule's confidence. */
  readonly confidence?: number
  /**
   * Given when the words say that what was said before was a mistake; `of` is the value said by mistake, where they name it. `guessed`:
   * they do not say what it is of either, and the slot is a guess by the value.
   */
  readonly correction?: { readonly of?: string | Capture | undefined; readonly guessed?: boolean } | undefined
  /**
   * True when only the memory can tell what is spoken of. With `retracts`: the value is the name of what ends (a pet that died), or words
   * of the one value that has them; with `updates`: a value that held before holds again, with `generic` whatever its slot; in another
   * slot a new value too, where one of it is held, and of several the one that has its words. What is not known is dropped.
   */
  readonly known?: boolean | undefined
  /** An event that ends or changes what the memory holds; the value names what it is about, or is empty. Slot `generic`. */
  readonly effect?: Effect | undefined
}

/** A text and what it must give: documentation of a rule, and its first test. */
export interface RuleExample {
  readonly text: string
  /** Cards the whole pack must give for the text; each names what it asserts. */
  readonly cards: readonly {
    readonly slot: string
    readonly value: string
    readonly entity?: string
    readonly polarity?: Polarity
    readonly relation?: VersionRelation
    readonly tense?: Tense
    readonly facet?: string
    /** The value it puts right, null when the text does not name it; left out, any or none. */
    readonly corrects?: string | null
  }[]
}

/**
 * One rule. It runs only on clauses in which one of its anchors occurs; anchors are found in one pass over the text.
 */
export interface ExtractionRule {
  /** `<language>/<slot>.<sense>`, e.g. `zh/location.move`. */
  readonly id: string
  /** Higher wins where matches overlap. */
  readonly priority: number
  /** 0–1: share of this rule's cards that are right. */
  readonly confidence: number
  /** Literals as they stand in normalised, folded text; at least one must occur in every text the pattern can match. */
  readonly anchors: readonly string[]
  /** Flags `gu`; bounded quantifiers only; captures by name. Matched against the clause's normalised, folded text. */
  readonly pattern: RegExp
  /** Turns a match into cards; null when the match says nothing after all. */
  draft(match: RuleMatch, context: ExtractionContext): Proposal | readonly Proposal[] | null
  /** Its first tests. */
  readonly examples: readonly RuleExample[]
  /** Texts that look like it and must yield no card of this rule's slots. */
  readonly counterExamples: readonly string[]
}

/** A draft on its way through the refiners. */
export interface Candidate extends CardDraft {
  /** The clause it was found in. */
  readonly clause: Clause
}

/** Kept candidates (changed or split ones included), or the reason for dropping it. */
export type Refinement = readonly Candidate[] | { readonly drop: string }

/** Second stage: drops, changes or splits what rules proposed. Refiners run in the pack's order, each on every candidate. */
export interface Refiner {
  /** `<language>/<what it does>`, e.g. `zh/drop-questions`. */
  readonly id: string
  /** What becomes of a candidate: kept, changed, split or dropped. */
  refine(candidate: Candidate, reading: Reading, context: ExtractionContext): Refinement
}

/** What extraction took for a fact and gave up. */
export interface RejectedDraft {
  readonly draft: CardDraft
  /**
   * Id of the refiner, or `overlap`, `confidence`, `limit` (more facts than anybody states in one message), `put-right` (taken back
   * there), `type` (held back: not of its slot's type), `polarity` (denied in its clause).
   */
  readonly by: string
  readonly reason: string
}

/** What extraction made of a text: facts, and what it took for one and gave up, with the reason. */
export interface Extraction {
  readonly drafts: readonly CardDraft[]
  readonly rejected: readonly RejectedDraft[]
  /** What the text states of the speaker or of somebody tied to them, and gave no fact. Left out: nothing. */
  readonly unread?: readonly UnreadPart[]
  /** The same of changes that only the memory can place: read where they change something that is known. Left out: none. */
  readonly open?: readonly UnreadPart[]
  /**
   * About how many characters were not looked at, because the text is longer or takes more work than a message may, or states more than
   * anybody does: what they say is not known. Left out when all of it was read.
   */
  readonly skipped?: number
}

/** A reading in short steps, each of which gives what it has cost in characters that patterns ran on. */
export type ExtractionSteps = Generator<number, Extraction>

/** Finds facts in what a user said. Rules in this repository; a model-based one has the same shape. */
export interface Extractor {
  /** Facts of one text. */
  extract(text: NormalizedText, context: ExtractionContext): Extraction
  /** The same in steps, so that other work has its turn while a long text is read. Left out: it is read at one go. */
  steps?(text: NormalizedText, context: ExtractionContext): ExtractionSteps
}
