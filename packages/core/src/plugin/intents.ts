/**
 * What a sentence to an assistant is there for: `wish` says how it is to answer from now on, `end` takes such a wish back,
 * `forget`, `show` and
 * `keep` are asked of the memory, `task` is wanted of the answer at hand; `none` is everything else.
 */
export type Intent = 'wish' | 'end' | 'forget' | 'show' | 'keep' | 'task' | 'none'

/** How likely each is, 0–1, in sum 1. */
export type Intents = Readonly<Record<Intent, number>>

/** A sentence of a text. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** Reads what the sentences of a text are there for. */
export interface IntentReader {
  /** Each sentence with its signs; none where the text is too long to be said to an assistant. */
  signsOf(text: string): readonly (SentenceSpan & { readonly signs: readonly string[] })[]
  read(text: string): readonly (SentenceSpan & { readonly intents: Intents })[]
}
