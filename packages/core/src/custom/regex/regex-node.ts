/** What a pattern is made of, as far as it says how often a match can be tried anew. */
export type RegexNode =
  /** A character, class, escape or assertion, as it is written. */
  | { readonly kind: 'atom'; readonly text: string }
  /** Alternatives, each a sequence; `open` is what opens it: `(?:`, `(?<value>`, `(?<=`, empty for the whole pattern. */
  | { readonly kind: 'group'; readonly open: string; readonly choices: readonly (readonly RegexNode[])[] }
  /** `max` is Infinity where nothing bounds it. */
  | {
      readonly kind: 'repeat'
      readonly text: string
      readonly body: RegexNode
      readonly min: number
      readonly max: number
    }
