import type { AccessAction, AccessPolicy, AccessRole, Principal } from '@recollect/core'

/** What each role may do, where it holds. */
const MAY: Readonly<Record<AccessRole, readonly AccessAction[]>> = {
  reader: ['read'],
  writer: ['read', 'write'],
  owner: ['read', 'write', 'erase', 'audit'],
  auditor: ['audit'],
  admin: ['admin', 'erase', 'audit'],
}

/** By the roles of the principal, in the scopes they hold in. What crosses scopes asks for roles that hold in all of them. */
export const rolePolicy: AccessPolicy = Object.freeze<AccessPolicy>({
  allows: (principal, action, scope) =>
    holdsIn(principal, scope) && principal.roles.some((role) => MAY[role].includes(action)),
})

function holdsIn({ id, scopes }: Principal, scope: string | null): boolean {
  if (scopes === 'all') return true
  if (scope === null) return false
  return scopes === undefined ? scope === id : scopes.includes(scope)
}

/** What a policy decides. One that throws, or answers with anything but `true`, denies. */
export function isAllowed(
  policy: AccessPolicy,
  principal: Principal,
  action: AccessAction,
  scope: string | null,
): boolean {
  try {
    const decision: unknown = policy.allows(principal, action, scope)
    return decision === true
  } catch {
    // Said so in the interface: who cannot be decided on may not.
    return false
  }
}
