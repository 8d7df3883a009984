import type { AuditEntry } from '@recollect/core'
import type { AuditAnchor, AuditProblem, AuditVerdict } from '@recollect/core/plugin'
import { GENESIS, linkHash } from './link.ts'

export interface ChainRules {
  readonly scope: string
  /** What the links were hashed with; null: with nothing secret. */
  readonly key: Uint8Array | null
  readonly anchor: AuditAnchor | null
}

/** How far a chain was followed: the newest link that is sound. */
export interface Followed {
  readonly seq: number
  readonly hash: string
}

export const START: Followed = { seq: 0, hash: GENESIS }

/** What is wrong with the link that comes next, or null. */
export function problemOf(
  { scope, key, anchor }: ChainRules,
  before: Followed,
  link: AuditEntry,
): AuditProblem | null {
  const seq = before.seq + 1
  if (link.seq > seq) return { seq, reason: 'missing' }
  const isSound =
    link.seq === seq && link.previousHash === before.hash && linkHash(scope, link, key) === link.hash
  if (!isSound) return { seq, reason: 'altered' }
  return anchor?.seq === seq && anchor.hash !== link.hash ? { seq, reason: 'rewritten' } : null
}

/** What is to be said of a chain whose links were sound up to its end. */
export function endOf({ anchor }: ChainRules, { seq }: Followed): AuditVerdict {
  const isShort = anchor !== null && anchor.seq > seq
  return { entries: seq, problem: isShort ? { seq: seq + 1, reason: 'cut-off' } : null }
}
