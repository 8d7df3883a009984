/** How large the two databases are. */
export interface ScalePlan {
  /** Scopes made by the library, the ones that are asked. */
  readonly measured: number
  /** Messages in each of them. */
  readonly messages: number
  /** All scopes of the smaller and of the larger database; those not measured are copies of rows of measured ones. */
  readonly scopes: readonly [small: number, large: number]
  /** How many of the copies have messages, index and log too; all have cards. */
  readonly whole: number
  /** How often every measured scope is asked each of three things. */
  readonly rounds: number
}
