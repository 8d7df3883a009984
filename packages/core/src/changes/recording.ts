import type { NewChange } from '../plugin/changes.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import type { Change } from '../types/change.ts'

/** What a verb says of its change; `always`: it stands in the log even when it wrote nothing. */
export type ChangeInfo = Pick<NewChange, 'kind'> &
  Partial<Pick<NewChange, 'id' | 'batch' | 'undoUntil' | 'note'>> & { readonly always?: boolean }

/** A transaction whose writes to items and cards are noted. */
export interface Recording {
  readonly tx: ScopeTransaction
  /** Appends what was noted since the last call to the log as one change; null when nothing was written. */
  commit(info: ChangeInfo): Promise<Change | null>
  /** Lets go of records that were only read or made: a write of many need not hold them all. What was noted of others stays. */
  letGo(): void
}
