import { RecollectError } from '@recollect/core'

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

export const conflict = (scope: string): CopyError =>
  new CopyError(
    'COPY_CONFLICT',
    scope,
    `The target holds something else in the scope "${scope}", or the source has changed since a copy began. Nothing was overwritten. ` +
      'Copy into a database that does not have the scope, and let nobody write to either meanwhile.',
  )
