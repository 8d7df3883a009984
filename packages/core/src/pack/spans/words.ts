import type { Mention } from './owner.ts'
import type { Token } from './tokens.ts'

/** What a language brings for reading values by what was learned. */
export interface SpanWords {
  /** Its words are written without spaces: each character is a token. */
  readonly joined: boolean
  /** Whether a token means the speaker: "i", "my", 我. */
  isSelf(key: string): boolean
  /** Kinds of words that lists hold each token for: a job, a place, an illness. Left out: none are known. Linear. */
  classes?(tokens: readonly Token[]): readonly (readonly string[])[]
  /** Those the text speaks of by relation, in order. Linear. */
  mentions(tokens: readonly Token[]): readonly Mention[]
}
