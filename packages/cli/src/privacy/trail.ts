import type { AuditTrail } from '@recollect/core'
import { asksWho } from '../config/privacy.ts'
import type { LoadedConfig } from '../config/types.ts'
import type { OpenMemory } from '../open-memory.ts'
import { field } from '../util/objects.ts'
import { principalOf } from './access.ts'
import { readKey } from './read-key.ts'

/** The audit log of a scope as whoever acts may read it; where nobody is asked who they are, as it stands. */
export async function trailOf(
  { inside: { whole, store } }: Pick<OpenMemory, 'inside'>,
  loaded: Pick<LoadedConfig, 'env' | 'settings'>,
  scope: string,
): Promise<AuditTrail> {
  const { privacy } = loaded.settings
  if (asksWho(privacy)) return whole.as(principalOf(loaded)).audit(scope)
  const { auditTrail } = await import('@recollect/privacy')
  const { key } = privacy.audit
  return auditTrail({ store, scope, ...field('key', key === null ? undefined : readKey(key, loaded)) })
}
