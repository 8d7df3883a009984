import { RecollectError } from '@recollect/core'

/** A session is not in the state a call needs (`SESSION_MERGING`, `VERSION_CONFLICT`); nothing was changed. */
export class SessionError extends RecollectError {}

/** What is wrong with one field of a form. */
export interface FormIssue {
  /** Names from the top: `address.city`. Empty for the form as a whole. */
  readonly path: string
  readonly message: string
}

/** The fields of a form do not match its schema; nothing was stored. */
export class FormError extends RecollectError {
  readonly issues: readonly FormIssue[]

  constructor(title: string, issues: readonly FormIssue[]) {
    const told = issues.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`))
    super(
      'FORM_INVALID',
      `The form "${title}" was refused: ${told.join('; ') || 'its schema does not say why'}. Correct the fields and submit it again.`,
    )
    this.issues = issues
  }
}
