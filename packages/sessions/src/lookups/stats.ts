import type { LogStats } from '../api/session.ts'
import type { Engine } from '../engine.ts'
import type { SessionTotals } from '@recollect/core/store'
import { readSessions } from '../access.ts'

const HUNDRED = 100

/** Sums over the rows of the sessions; no turn is read. */
export const logStats = (engine: Engine, scope: string): Promise<LogStats> =>
  readSessions(engine, scope, async ({ sessions }) => statsOf(await sessions.totals()))

/** Pure. */
function statsOf(totals: SessionTotals): LogStats {
  const share = (of: number) => (totals.turns === 0 ? 0 : of / totals.turns)
  return {
    sessions: totals.sessions,
    archivedSessions: totals.archivedSessions,
    pairs: totals.turns,
    archivedPairs: totals.archivedTurns,
    storedAnswers: totals.answers,
    // Sums of floating-point numbers may pass the ends by a hair.
    averageSignificance: Math.min(1, Math.max(0, share(totals.significance))),
    compressionRatio: share(totals.answers),
    bytesPerHundredPairs: Math.round(share(totals.bytes) * HUNDRED),
  }
}
