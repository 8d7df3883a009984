import { RecollectError } from './recollect-error.ts'

/** Who asked may not: nothing was read or changed, and the audit log has it. */
export class AccessError extends RecollectError {
  constructor(message: string, code: 'ACCESS_DENIED' | 'QUOTA_EXCEEDED' = 'ACCESS_DENIED') {
    super(code, message)
  }
}

/** Something encrypted could not be opened. The message names the key, never a value. */
export class CipherError extends RecollectError {}
