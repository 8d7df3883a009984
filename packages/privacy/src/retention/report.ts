import type { EpochMs } from '@recollect/core'

/** Which line of a policy a record falls under. */
export type RetentionReason =
  | 'node-unused'
  | 'node-quota'
  | 'version-limit'
  | 'message-age'
  | 'item-quota'
  | 'session-age'
  | 'session-quota'

/** One record that goes, and why. */
export interface Forgetting {
  readonly record: 'node' | 'card' | 'item' | 'session'
  readonly id: string
  readonly reason: RetentionReason
}

/** What a policy did to a scope, or with `dryRun` would do. */
export interface RetentionReport {
  readonly scope: string
  readonly at: EpochMs
  readonly dryRun: boolean
  /** In the order they go. Facts that go with their message, and turns with their session, are not listed. */
  readonly forgotten: readonly Forgetting[]
  /** Ids of sessions that were put away. */
  readonly archived: readonly string[]
  /** Messages beyond the quota that stay, because a fact of theirs holds. */
  readonly overQuota: number
  /** The signal stopped it before the end. */
  readonly stopped: boolean
}
