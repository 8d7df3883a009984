import type { ScopeTransaction } from '@recollect/core'

/** What a twin is given too. */
export type Replay = (tx: ScopeTransaction) => Promise<unknown>
