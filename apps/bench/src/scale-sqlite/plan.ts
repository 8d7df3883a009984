/** How databases of any size are made. */
export interface ScalePlan {
  /** Scopes written by the library; all others are copies of their rows. */
  readonly models: number
  /** Messages in each. */
  readonly messages: number
  /** How many copies have messages, text index and log too. */
  readonly whole: number
}
