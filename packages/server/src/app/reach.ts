import { InvalidConfigError, RecollectError } from '@recollect/core'
import type { Admin, AuditTrail, Principal, Recollect, ScopedMemory } from '@recollect/core'

/** What one who asks can reach. */
export interface Reach {
  scope(name: string): ScopedMemory
  readonly admin: Admin
  audit(scope: string): AuditTrail
}

/** Whether every verb has to be reached by `as(principal)`: without it `scope` gives a handle, which touches nothing yet. */
export function hasAccessControl(recollect: Recollect): boolean {
  try {
    recollect.scope('server')
    return false
  } catch (error) {
    if (RecollectError.isInstance(error) && error.code === 'ACCESS_DENIED') return true
    throw error
  }
}

const noAudit = (): never => {
  throw new InvalidConfigError(
    'This memory keeps no audit log. Open it with createRecollect({ access: accessControl() }).',
  )
}

/** The memory itself, for everybody alike. */
export const openReach = (recollect: Recollect): Reach => ({
  scope: (name) => recollect.scope(name),
  admin: recollect.admin,
  audit: noAudit,
})

/** The memory as one principal may use it. */
export const reachAs = (recollect: Recollect, principal: Principal): Reach => recollect.as(principal)
