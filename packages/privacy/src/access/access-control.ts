import { InvalidConfigError, UnsupportedCapabilityError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { AccessPolicy, Principal, PrincipalMemory } from '@recollect/core'
import type { AccessControl, OptionNames } from '@recollect/core/plugin'
import { keyBytes } from '../cipher/key-material.ts'
import type { KeyMaterial } from '../cipher/key-material.ts'
import { countedDenials } from './denials.ts'
import type { Guard } from './guard.ts'
import { guardedScope } from './guard-handle.ts'
import { guardedJobs } from './guard-jobs.ts'
import { guardedAdmin, guardedTrail } from './guard-trail.ts'
import { rolePolicy } from './policy.ts'
import { readPrincipal } from './principal.ts'
import { checkQuotas } from './quotas.ts'
import type { Quotas } from './quotas.ts'

/** Options of `accessControl`; all may be left out. */
export interface AccessControlOptions {
  /** Default: `rolePolicy`. */
  readonly policy?: AccessPolicy
  /** How the audit log is kept. */
  readonly audit?: {
    /**
     * 32 bytes, also as hexadecimal digits or base64: links are hashed with it, so that who has not the key cannot write the log anew.
     * Never change it: a log begun with one key, or none, verifies with that alone.
     */
    readonly key?: KeyMaterial
    /** Whether reads that were allowed stand in the log too; default true. A read is a write of one link then. */
    readonly reads?: boolean
  }
  /** How many records each scope may hold. */
  readonly quotas?: Quotas
}

const OPTIONS: OptionNames<AccessControlOptions> = { policy: true, audit: true, quotas: true }

/**
 * Checks every verb by the policy and writes every call to the audit log of its scope; for `createRecollect({ access })`. Needs a store
 * with `capabilities.audit`.
 * @throws InvalidConfigError
 */
export function accessControl(options: AccessControlOptions = {}): AccessControl {
  const { policy = rolePolicy, audit = {}, quotas = {} } = knownOptions('accessControl', options, OPTIONS)
  knownOptions('audit', audit, { key: true, reads: true })
  if (typeof policy.allows !== 'function')
    throw new InvalidConfigError(
      'A policy is { allows(principal, action, scope) }. Leave it out for rolePolicy.',
    )
  const settings = {
    policy,
    auditsReads: audit.reads ?? true,
    quotas: checkQuotas(quotas),
    denials: countedDenials(),
  }
  const key = audit.key === undefined ? null : keyBytes('The key of the audit log', audit.key)
  return Object.freeze<AccessControl>({
    specVersion: 1,
    as: (given, memory) => {
      const principal = readPrincipal(given)
      const { store } = memory
      if (!store.capabilities.audit) throw new UnsupportedCapabilityError(store.name, 'audit')
      return memoryOf({ ...settings, principal, memory, ledger: { store, key } }, principal)
    },
  })
}

const memoryOf = (guard: Guard, principal: Principal): PrincipalMemory =>
  Object.freeze<PrincipalMemory>({
    principal,
    scope: (name) => guardedScope(guard, name),
    admin: guardedAdmin(guard),
    audit: (scope) => guardedTrail(guard, scope),
    jobs: (queue) => guardedJobs(guard, queue),
  })
