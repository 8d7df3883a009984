import type { EpochMs, Json } from './item.ts'

/** One question of a session and, when it was worth keeping, its answer. Design 004. */
export interface QaTurn {
  readonly scope: string
  readonly session: string
  /** From 1 within the session. */
  readonly seq: number
  readonly question: string
  /** Hash of the normalised question. */
  readonly questionHash: string
  readonly tokens: readonly string[]
  /** Kept only when significance is above .6 or the user marked it. */
  readonly answer: string | null
  /** 0–1: length .30, complexity .20, technical .25, important .15, actionable .10. */
  readonly significance: number
  readonly topics: readonly string[]
  readonly saidAt: EpochMs
}

/** An ordered Q-A log. */
export interface Session {
  readonly scope: string
  readonly id: string
  readonly createdAt: EpochMs
  readonly lastAt: EpochMs
  readonly archivedAt: EpochMs | null
  readonly turns: number
}

/** One field of a session's working memory, for example a submitted form. Design 002, decision 1. */
export interface ContextVariable {
  readonly scope: string
  readonly session: string
  readonly name: string
  readonly value: Json
  readonly version: number
  readonly updatedAt: EpochMs
  readonly expiresAt: EpochMs | null
}
