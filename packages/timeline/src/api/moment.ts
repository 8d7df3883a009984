import type { TimeInput } from '@recollect/core'

/** A place on the two time lines. Bitemporal model of SQL:2011: valid time and transaction time. */
export interface MomentInput {
  /** What was true then. Left out: what holds, not looked at by date. */
  readonly validAt?: TimeInput
  /** As known then: what was recorded later had not been heard yet. Left out: as known now. */
  readonly knownAt?: TimeInput
}
