import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import type { DiscoveryStatus } from '@recollect/knowledge'
import type { Catalogue } from '../../../text/index.ts'
import { settle } from '../../../util/attempt.ts'
import type { Check } from '../check.ts'

/** How far discovery is in a scope; null where the store keeps no episodes. */
export async function discoveryOf(memory: ScopedMemory): Promise<DiscoveryStatus | null> {
  const status = await settle(memory.discovery.status())
  if (status.ok) return status.value
  if (RecollectError.isInstance(status.error) && status.error.code === 'UNSUPPORTED_CAPABILITY') return null
  throw status.error
}

/** What is owed, failed and in quarantine, over all scopes that were looked at. */
export function discoveryCheck(
  found: readonly (DiscoveryStatus | null)[],
  { knowledge: { doctor } }: Catalogue,
): Check {
  const known = found.filter((status) => status !== null)
  if (known.length < found.length) return { id: 'discovery', status: 'skipped', detail: doctor.unsupported }
  const sum = (count: (status: DiscoveryStatus) => number): number =>
    known.reduce((total, status) => total + count(status), 0)
  const failed = sum(({ episodes }) => episodes.failed)
  const detail = doctor.discovery(
    sum(({ messages }) => messages),
    sum(({ episodes }) => episodes.owed),
    failed,
    sum(({ quarantined }) => quarantined),
  )
  if (failed === 0) return { id: 'discovery', status: 'ok', detail }
  return { id: 'discovery', status: 'warning', detail, next: doctor.fixFailed }
}
