import { RecollectError } from './recollect-error.ts'

/** A change that cannot be undone as asked; nothing was changed. */
export class ChangeError extends RecollectError {
  /** Ids of the changes that stand in the way, newest first; empty when none does. */
  readonly changes: readonly string[]

  constructor(
    code: 'CHANGE_UNDONE' | 'CHANGE_NEEDED' | 'CHANGE_FINAL',
    message: string,
    changes: readonly string[] = [],
  ) {
    super(code, message)
    this.changes = changes
  }
}
