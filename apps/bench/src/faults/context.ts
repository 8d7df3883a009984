import type { PostgresServer } from '@recollect/test-postgres'
import type { DamageOutcome, Outcome } from './outcome.ts'

/** What a row is run with. */
export interface FaultContext {
  /** The program of a writing process. */
  readonly program: string
  /** That of `bench postgres`: several writers in a process. */
  readonly writersProgram: string
  /** A server of its own that writes to disk before it acknowledges; started when it is first asked for. */
  readonly server: () => Promise<PostgresServer>
  /** A directory of its own. */
  readonly directory: string
  readonly seed: number
}

export type Backend = 'SQLite' | 'SQLite FULL' | 'SQLite NORMAL' | 'Postgres'

interface Named {
  /** Stable; a line of the page is known by it. */
  readonly id: string
  /** What `--only` names. */
  readonly part: string
  readonly backend: Backend
  readonly title: { readonly en: string; readonly zh: string }
  /** Tries of the whole form, and of the short one in the tests; 0 where these leave it out. */
  readonly tries: number
  readonly few: number
}

export interface LossRow extends Named {
  readonly kind: 'loss'
  run(context: FaultContext, tries: number): Promise<Outcome>
}

export interface DamageRow extends Named {
  readonly kind: 'damage'
  run(context: FaultContext, tries: number): Promise<DamageOutcome>
}

export type FaultRow = LossRow | DamageRow
