import type { ScopeTransaction } from '@recollect/core/store'

/** What a twin is given too. */
export type Replay = (tx: ScopeTransaction) => Promise<unknown>
