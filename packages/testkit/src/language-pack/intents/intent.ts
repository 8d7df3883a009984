import type { Polarity, Tense, VersionRelation } from '@recollect/core'
import type { QuestionType } from '@recollect/core/extraction'

/** What a statement of an intent must come out as. */
export interface ExpectedCard {
  /** Slots it may be filed under; a name ending in `*` stands for the family. */
  readonly slots: readonly string[]
  /** `relative`: somebody or something tied to the speaker. Default `speaker`. */
  readonly of?: 'speaker' | 'relative'
  readonly polarity?: Polarity
  readonly tense?: Tense
  readonly relations?: readonly VersionRelation[]
  /** Its time words are kept. */
  readonly dated?: boolean
  /** It says that what was said before was a mistake. */
  readonly corrects?: boolean
}

/** What a question of an intent must be read as. */
export interface ExpectedDetection {
  /** The type decided on or one of the others that apply; none given: any. */
  readonly types?: readonly QuestionType[]
  /** One of these is the first slot; none given: any. */
  readonly slots?: readonly string[]
  readonly of?: 'speaker' | 'relative'
  readonly time?: 'past' | 'current'
  /** It names a value to confirm. */
  readonly value?: boolean
}

/** One thing people say in every language, and what a pack makes of it. */
export interface Intent {
  readonly id: string
  /** The sentence in English, as an illustration. */
  readonly like: string
  readonly expect:
    | { readonly card: ExpectedCard }
    | { readonly detection: ExpectedDetection }
    /** Nothing may be kept of it. */
    | { readonly nothing: true }
}

/** A sentence of a pack's language, and the values its cards must have. */
export type Said = string | readonly [text: string, ...values: string[]]

/** What a pack says to an intent: sentences of its own, or why it has none. */
export type IntentAnswer = readonly Said[] | { readonly unsupported: string }

export const textOf = (said: Said): string => (typeof said === 'string' ? said : said[0])
export const valuesOf = (said: Said): readonly string[] => (typeof said === 'string' ? [] : said.slice(1))
