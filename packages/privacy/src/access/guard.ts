import { AccessError, RecollectError } from '@recollect/core'
import type { AccessAction, AccessPolicy, AuditEntry, Principal } from '@recollect/core'
import type { Guarded } from '@recollect/core/plugin'
import { writeLink } from '../audit/append-link.ts'
import type { Ledger } from '../audit/append-link.ts'
import type { LinkContent } from '../audit/next-link.ts'
import { isAllowed } from './policy.ts'
import type { Denials } from './denials.ts'
import { isKnown } from './is-known.ts'
import type { Quotas } from './quotas.ts'

/** Everything that stands between one principal and a memory. */
export interface Guard {
  readonly principal: Principal
  readonly memory: Guarded
  readonly policy: AccessPolicy
  readonly ledger: Ledger
  /** Whether reads that were allowed stand in the log. */
  readonly auditsReads: boolean
  readonly quotas: Quotas
  /** Which denials stand in the log already. Of all principals together. */
  readonly denials: Denials
}

/** One call of a verb. */
export interface Call {
  /** Whose log it stands in. */
  readonly scope: string
  /** The verb with its handles, as `cards.list`. */
  readonly verb: string
  /** What it does; null for a verb that nobody knows, which nobody may call. */
  readonly action: AccessAction | null
}

/** Where calls that cross scopes stand in the audit log; no scope can be called so. */
export const ADMIN_LOG = ' admin'

type Outcome = Pick<AuditEntry, 'outcome' | 'code'>

export const OK: Outcome = { outcome: 'ok', code: null }
const DENIED: Outcome = { outcome: 'denied', code: 'ACCESS_DENIED' }

export const mayIn = ({ policy, principal }: Guard, { action }: Call, scope: string | null): boolean =>
  action !== null && isAllowed(policy, principal, action, scope)

/** What the log says of a call. */
export const contentOf = (
  { principal, memory }: Guard,
  { verb }: Call,
  how: Outcome,
  records: readonly string[] = [],
): LinkContent => ({ at: memory.clock.now(), principal: principal.id, action: verb, records, ...how })

const isRead = ({ action }: Call): boolean => action === 'read' || action === 'audit' || action === 'admin'

/** Appends what became of a call to the log of its scope, in a transaction of its own. A refused append fails the call. */
export async function report(
  guard: Guard,
  call: Call,
  how: Outcome,
  records: readonly string[] = [],
): Promise<void> {
  if (how.outcome === 'denied') return reportDenial(guard, call, how)
  if (isRead(call) && !guard.auditsReads) return
  await writeLink(guard.ledger, call.scope, contentOf(guard, call, how, records))
}

/**
 * A denial costs the one who asks nothing: it is written once a minute for each principal, verb and scope, with how many like it came
 * since, and for scopes that are not there in the log of what belongs to none.
 */
async function reportDenial(guard: Guard, call: Call, how: Outcome): Promise<void> {
  const scope = (await isKnown(guard.memory.store, call.scope)) ? call.scope : ADMIN_LOG
  const content = contentOf(guard, call, how)
  const more = guard.denials.note([content.principal, call.verb, scope], content.at)
  if (more !== null) await writeLink(guard.ledger, scope, { ...content, more })
}

/** Writes the denial down where it was met. Resolves with the error to throw. */
export async function denial(guard: Guard, call: Call): Promise<AccessError> {
  await report(guard, call, DENIED)
  return deniedError(call)
}

export const deniedError = ({ verb, action }: Pick<Call, 'verb' | 'action'>): AccessError =>
  new AccessError(
    action === null
      ? `${verb} is not known to access control. Use versions of core and privacy that were made for each other.`
      : `${verb} needs the right to ${action} here. Ask as a principal whose roles give it, or as one that holds them in this scope.`,
  )

/** How a call that threw ended. */
export const failureOf = (error: unknown): Outcome => ({
  outcome: error instanceof AccessError ? 'denied' : 'failed',
  code: RecollectError.isInstance(error) ? error.code : 'UNEXPECTED',
})
