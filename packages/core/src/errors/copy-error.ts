import { RecollectError } from './recollect-error.ts'

/**
 * A scope was not copied. `COPY_CONFLICT`: the target holds something else there, and was left as it was. `COPY_DIFFERS`: what arrived is
 * not what was sent.
 */
export class CopyError extends RecollectError {
  readonly scope: string

  constructor(code: 'COPY_CONFLICT' | 'COPY_DIFFERS', scope: string, message: string) {
    super(code, message)
    this.scope = scope
  }
}
