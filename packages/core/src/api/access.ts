import type { Principal } from '../plugin/access.ts'
import type { AuditEntry } from '../plugin/audit.ts'
import type { JobQueue } from '../plugin/jobs.ts'
import type { Clock, Ids } from '../plugin/ports.ts'
import type { Page, PageRequest } from '../plugin/page.ts'
import type { Store } from '../plugin/store.ts'
import type { EpochMs } from '../types/item.ts'
import type { ScopedMemory } from './memory.ts'

/** Verbs that cross scopes, for operators. */
export interface Admin {
  /** Names of the scopes that hold anything. */
  scopes(): AsyncIterable<string>
}

/** The head of a chain at a time. Kept elsewhere, it shows what was cut off or written anew since. */
export interface AuditAnchor {
  readonly scope: string
  readonly seq: number
  readonly hash: string
  readonly at: EpochMs
}

/** What is wrong with a chain, at its first broken link. */
export interface AuditProblem {
  readonly seq: number
  readonly reason: 'altered' | 'missing' | 'cut-off' | 'rewritten'
}

/** What checking an audit log found: how many links were read, and the first that is wrong; null when all hold. */
export interface AuditVerdict {
  readonly entries: number
  readonly problem: AuditProblem | null
}

/** The audit log of one scope. */
export interface AuditTrail {
  /** Page by page, oldest first. */
  list(page?: Partial<PageRequest>): Promise<Page<AuditEntry>>
  /** Follows the chain from its first link; with an anchor it must hold that link too. */
  verify(options?: { readonly anchor?: AuditAnchor }): Promise<AuditVerdict>
  /** Null for an empty chain. */
  anchor(): Promise<AuditAnchor | null>
  /** JSON lines, one a link, oldest first. */
  export(): AsyncIterable<string>
}

/** A memory as one principal may use it: each verb is checked, and each call stands in the audit log. A job queue runs with it too. */
export interface PrincipalMemory {
  /** Who it is. */
  readonly principal: Principal
  /** A handle on one scope. @throws InvalidScopeError; its verbs throw AccessError `ACCESS_DENIED`. */
  scope(name: string): ScopedMemory
  /** Verbs that cross scopes, for those who may. */
  readonly admin: Admin
  /** The audit log of a scope. */
  audit(scope: string): AuditTrail
  /**
   * A queue of jobs as this principal may use it: it takes only jobs that may be asked for, notes who asked, and lists those of scopes that
   * may be read. A job is asked for as what writes, one for every scope and `rekey` as what crosses scopes.
   */
  jobs<M>(queue: JobQueue<M>): JobQueue<M>
}

/** What a guard is built over. */
export interface Guarded {
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  /** An unguarded handle on a scope that uses `store` in the place of the memory's own. */
  open(scope: string, store: Store): ScopedMemory
  readonly admin: Admin
}

/** Checks and audits every verb; `accessControl` of `@recollect/privacy` makes one. */
export interface AccessControl {
  readonly specVersion: 1
  /** The memory as one principal may use it. @throws InvalidInputError for a principal that is none. */
  as(principal: Principal, memory: Guarded): PrincipalMemory
}
