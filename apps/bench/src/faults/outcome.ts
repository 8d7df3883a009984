/** What a fault left behind, summed over its tries. All but the first two should be 0. */
export interface Outcome {
  readonly tries: number
  /** Writes the library had answered before the fault, each of them looked for afterwards. */
  readonly acknowledged: number
  /** Acknowledged and not there, or not as it was said. */
  readonly lost: number
  /** There twice, there again after it was forgotten, or there although nobody wrote it. */
  readonly duplicated: number
  /** Chains that are not 1 to n with one active, index rows without a message, half of an import, a failed integrity check. */
  readonly broken: number
  /** Errors that reached a caller who should not have seen any, or that had no code. */
  readonly errors: number
  /** Milliseconds from opening the memory again to its first finished write, one a try. */
  readonly recovered: readonly number[]
}

export const NOTHING: Outcome = {
  tries: 0,
  acknowledged: 0,
  lost: 0,
  duplicated: 0,
  broken: 0,
  errors: 0,
  recovered: [],
}

export const plus = (a: Outcome, b: Partial<Outcome>): Outcome => ({
  tries: a.tries + (b.tries ?? 0),
  acknowledged: a.acknowledged + (b.acknowledged ?? 0),
  lost: a.lost + (b.lost ?? 0),
  duplicated: a.duplicated + (b.duplicated ?? 0),
  broken: a.broken + (b.broken ?? 0),
  errors: a.errors + (b.errors ?? 0),
  recovered: [...a.recovered, ...(b.recovered ?? [])],
})

export const total = (outcomes: readonly Partial<Outcome>[]): Outcome => outcomes.reduce(plus, NOTHING)

/** What damage to the bytes of a file came to, summed over its tries. The last should be 0. */
export interface DamageOutcome {
  readonly tries: number
  /** A typed error said so, when it was opened or read. */
  readonly told: number
  /** Everything that was read was as it had been written. */
  readonly harmless: number
  /** Something else was read, and nothing said so. */
  readonly wrong: number
  /** The file was changed by having been opened. */
  readonly changed: number
}
