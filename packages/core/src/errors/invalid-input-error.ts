import { RecollectError } from './recollect-error.ts'

/** The caller's data was refused; nothing was stored. */
export class InvalidInputError extends RecollectError {
  constructor(message: string, options?: { cause?: unknown }) {
    super('INVALID_INPUT', message, options)
  }
}

/** A cursor of `recall` that is none, or was given for another query or other options. Begin again with `cursor: null`. */
export class InvalidCursorError extends RecollectError {
  constructor(message: string) {
    super('INVALID_CURSOR', message)
  }
}

/** The scope is empty or has characters that could make two scopes look alike. */
export class InvalidScopeError extends RecollectError {
  constructor(message: string) {
    super('INVALID_SCOPE', message)
  }
}

/** Something of an import was refused; the store is as it was before the import. */
export class InvalidImportError extends RecollectError {
  /** From 1; null where no line is at fault: the message says which session and pair. */
  readonly line: number | null

  constructor(at: number | string, message: string, options?: { cause?: unknown }) {
    super('INVALID_IMPORT', typeof at === 'number' ? `Line ${at}: ${message}` : `${at} ${message}`, options)
    this.line = typeof at === 'number' ? at : null
  }
}
