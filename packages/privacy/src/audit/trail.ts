import { UnsupportedCapabilityError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { AuditTrail, Store } from '@recollect/core'
import type { AuditReader } from '@recollect/core/store'
import { keyBytes } from '../cipher/key-material.ts'
import type { KeyMaterial } from '../cipher/key-material.ts'
import { checkAnchor } from './check-anchor.ts'
import { everyLink } from './every-link.ts'
import { lineOf } from './lines.ts'
import { verifyChain } from './verify-chain.ts'

/** Which audit log `auditTrail` opens. */
export interface AuditTrailOptions {
  /** The store that holds the log. */
  readonly store: Store
  /** Name of a scope, or `ADMIN_LOG`. */
  readonly scope: string
  /** What the log was hashed with, where a key was given to `accessControl`: 32 bytes, also as hexadecimal digits or base64. */
  readonly key?: KeyMaterial
}

/**
 * The audit log of one scope, without asking who reads it. `verify` without a key finds what was changed by somebody who did not hash
 * anew; with a key, whatever was changed by somebody who has not the key; what was cut off at the end is found by an anchor alone.
 * @throws UnsupportedCapabilityError where the store keeps no audit log; InvalidConfigError for a key that is none.
 */
export function auditTrail(options: AuditTrailOptions): AuditTrail {
  const { store, scope, key } = knownOptions('auditTrail', options, { store: true, scope: true, key: true })
  return trailOf(store, scope, key === undefined ? null : keyBytes('The key of the audit log', key))
}

export function trailOf(store: Store, scope: string, secret: Uint8Array | null): AuditTrail {
  const reading = <T>(work: (audit: AuditReader) => Promise<T>): Promise<T> =>
    store.read(scope, async ({ audit }) => {
      if (audit === undefined) throw new UnsupportedCapabilityError(store.name, 'audit')
      return work(audit)
    })
  const list: AuditTrail['list'] = (page) =>
    reading((audit) => audit.list({ limit: page?.limit ?? 100, cursor: page?.cursor ?? null }))
  return Object.freeze<AuditTrail>({
    list,
    verify: async (options) =>
      verifyChain(list, { scope, key: secret, anchor: checkAnchor(options?.anchor, scope) }),
    anchor: async () => {
      const last = await reading((audit) => audit.last())
      return last === null ? null : { scope, seq: last.seq, hash: last.hash, at: last.at }
    },
    async *export() {
      for await (const link of everyLink(list)) yield lineOf(scope, link)
    },
  })
}
