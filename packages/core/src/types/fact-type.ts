import type { CardKind, VersionRelation } from './card.ts'
import type { SlotSpec } from './slot.ts'

/** A slot as a configuration declares it; what is left out takes the default named beside it. */
export interface SlotInput {
  /**
   * 1–128 letters, digits, `_`, `-` or `.`. A name ending in `*` (`gear.*`) stands for a family. A built-in slot of that name is
   * replaced.
   */
  readonly name: string
  /** Default `fact`. */
  readonly kind?: CardKind
  /** Default `single`: a new value replaces the old one. */
  readonly cardinality?: SlotSpec['cardinality']
  /** Default `normal`. */
  readonly sensitivity?: SlotSpec['sensitivity']
  /** Default: the slot's name. */
  readonly factType?: string
  /** Default none. */
  readonly opposite?: string
  /** Default false. */
  readonly singlePerFacet?: boolean
  /** Default empty. */
  readonly description?: string
}

/**
 * Words that state a fact of a custom type. A text has one `X`, which stands for 1–50 characters: `工牌号是X`, `my badge is X`; at the end it
 * reaches to the end of the clause. A `regex` has a group `value`: `工牌(?:号|编号)是(?<value>.{1,50})`.
 *
 * Both are matched on normalised text (NFKC, lower case), whatever their own case. A regex may take the flags `g`, `i` and `u`, which it
 * has anyway; repeats must be bounded, and a literal of 1 Chinese, Japanese or Korean character or 3 others must stand in all that it
 * matches.
 */
export type FactPattern = string | { readonly regex: string; readonly flags?: string }

/** A fact type of a configuration. */
export interface FactTypeInput {
  /** Its name, and that of its rules: `custom/badge`. */
  readonly type: string
  readonly pattern: FactPattern | readonly FactPattern[]
  /** Higher wins where matches overlap. Default 120, which is over all rules of the language packs (60–112); 0–1000. */
  readonly priority?: number
  /** Default: the type's name; registered unless it exists. */
  readonly slot?: string
  /** Whose fact it is: `user` (default) or `user.<relation>`. */
  readonly entity?: string
  /** Default: that of the slot. */
  readonly kind?: CardKind
  /** Of a slot that is registered with the type; default `single`. */
  readonly cardinality?: SlotSpec['cardinality']
  /** Default `sets`. */
  readonly relation?: Exclude<VersionRelation, 'extends'>
  /** 0–1, default 0.9; below `extraction.confidenceThreshold` nothing is stored. */
  readonly confidence?: number
}
