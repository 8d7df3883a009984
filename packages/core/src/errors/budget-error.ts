import type { EpochMs } from '../types/item.ts'
import { RecollectError } from './recollect-error.ts'

/** What a scope may spend on models today is spent; no call was made. */
export class BudgetError extends RecollectError {
  /** When it is renewed: the next midnight UTC. */
  readonly until: EpochMs

  constructor(message: string, until: EpochMs) {
    super('BUDGET_EXHAUSTED', message)
    this.until = until
  }
}
