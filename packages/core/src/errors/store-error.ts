import { RecollectError } from './recollect-error.ts'

/** The backend refused or failed; the transaction was rolled back. */
export class StoreError extends RecollectError {}

/** The store does not do this; `store.capabilities` says what it does. */
export class UnsupportedCapabilityError extends RecollectError {
  constructor(store: string, capability: string) {
    super(
      'UNSUPPORTED_CAPABILITY',
      `Store "${store}" does not support ${capability}. Check store.capabilities first, or pick a store that has it.`,
    )
  }
}
