/** What is said to a model in one language. */
export interface Prompts {
  /** Goes into every task: what stands between marks is data. */
  readonly guard: string
  readonly narration: string
  readonly cuts: string
  readonly reconstruction: string
  readonly gaps: string
  readonly facts: string
  readonly labels: Labels
}

/** Headings of what a model is shown, and names of those who speak. */
export interface Labels {
  readonly zone: string
  readonly days: string
  readonly conversation: string
  readonly earlier: string
  readonly known: string
  readonly episode: string
  readonly reconstruction: string
  readonly slots: string
  readonly messages: string
  /** Before the words of a message that facts are looked for in. */
  readonly only: string
  readonly none: string
  readonly leftOut: string
  readonly roles: Readonly<Record<'user' | 'assistant' | 'tool' | 'system', string>>
  /** From Monday. */
  readonly weekdays: readonly string[]
}
