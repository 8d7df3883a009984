import type { Store } from '@recollect/core'
import type { AuditProblem } from '@recollect/core/plugin'
import type { LoadedConfig } from '../../../config/types.ts'
import { readKey } from '../../../privacy/read-key.ts'
import type { Catalogue } from '../../../text/index.ts'
import { field } from '../../../util/objects.ts'
import type { Check } from '../check.ts'

type Loaded = Pick<LoadedConfig, 'env' | 'settings'>

/** Follows every chain of the audit log from its first link; null where there is none. */
export async function auditCheck(
  store: Store,
  scopes: readonly string[],
  loaded: Loaded,
  text: Catalogue,
): Promise<Check | null> {
  if (!store.capabilities.audit) return null
  const { ADMIN_LOG, auditTrail } = await import('@recollect/privacy')
  const source = loaded.settings.privacy.audit.key
  const key = field('key', source === null ? undefined : readKey(source, loaded))
  let entries = 0
  for (const scope of [...scopes, ADMIN_LOG]) {
    const verdict = await auditTrail({ store, scope, ...key }).verify()
    entries += verdict.entries
    if (verdict.problem !== null) return broken(scope.trim(), verdict.problem, text)
  }
  return entries === 0 ? null : { id: 'audit', status: 'ok', detail: text.safety.doctor.audit(entries) }
}

function broken(scope: string, { seq, reason }: AuditProblem, { safety, trace }: Catalogue): Check {
  const told = safety.audit.problem(seq, safety.audit.reason[reason])
  return { id: 'audit', status: 'failed', detail: trace.line(scope, told), next: safety.doctor.fixAudit }
}
