import type { Way } from '../connect/address.ts'
import { asking } from './asking.ts'
import { LAG } from './statements.ts'
import type { ReplicaFacts } from './types.ts'

/** A replica that cannot be reached is a finding, not a failure. */
export async function replicaFacts(connection: Way | null): Promise<ReplicaFacts | null> {
  if (connection === null) return null
  try {
    const [row] = await asking(connection, (ask) => ask<{ replica: boolean; lag: number | null }>(LAG))
    return { reachable: true, isReplica: row?.replica ?? false, lagMs: row?.lag ?? null }
  } catch {
    return { reachable: false, isReplica: false, lagMs: null }
  }
}
