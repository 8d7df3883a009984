/**
 * `reader` reads, `writer` reads and writes, `owner` also erases and reads the audit log, `auditor` reads the audit log alone, `admin`
 * may use the verbs that cross scopes, erase, and read audit logs, but no contents.
 */
export type AccessRole = 'owner' | 'writer' | 'reader' | 'auditor' | 'admin'

/** What a verb does to a scope. `admin`: it crosses scopes. */
export type AccessAction = 'read' | 'write' | 'erase' | 'audit' | 'admin'

/** Who asks. Whoever makes one has checked who it is. */
export interface Principal {
  /** 1–256 characters; stands in the audit log. */
  readonly id: string
  readonly roles: readonly AccessRole[]
  /** Where the roles hold: these scopes, or `all`. Left out: only the scope that is called like the principal. */
  readonly scopes?: readonly string[] | 'all'
}

/** Decides who may do what in which scope; `scope` is null for what crosses scopes. Pure; what throws is a denial. */
export interface AccessPolicy {
  /** Whether a principal may do something to a scope; null stands for what crosses scopes. */
  allows(principal: Principal, action: AccessAction, scope: string | null): boolean
}
