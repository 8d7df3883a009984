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

/** An import line was refused; the store is as it was before the import. */
export class InvalidImportError extends RecollectError {
  readonly line: number

  constructor(line: number, message: string, options?: { cause?: unknown }) {
    super('INVALID_IMPORT', `Line ${line}: ${message}`, options)
    this.line = line
  }
}
