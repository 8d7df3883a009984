const marker = Symbol.for('recollect.error')

/** Stable codes; branch on these, never on the message. */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'INVALID_CURSOR'
  | 'INVALID_SCOPE'
  | 'INVALID_CONFIG'
  | 'INVALID_PACK'
  | 'INVALID_IMPORT'
  | 'NOT_FOUND'
  | 'CHANGE_UNDONE'
  | 'CHANGE_NEEDED'
  | 'CHANGE_FINAL'
  | 'COPY_CONFLICT'
  | 'COPY_DIFFERS'
  | 'SESSION_MERGING'
  | 'VERSION_CONFLICT'
  | 'FORM_INVALID'
  | 'CLOSED'
  | 'UNSUPPORTED_CAPABILITY'
  | 'STORE_CONFLICT'
  | 'STORE_BUSY'
  | 'STORE_UNAVAILABLE'
  | 'STORE_FULL'
  | 'STORE_CORRUPT'
  | 'STORE_NEWER'
  | 'MODEL_UNAVAILABLE'
  | 'MODEL_REFUSED'
  | 'MODEL_INVALID_RESPONSE'
  | 'BUDGET_EXHAUSTED'
  | 'ACCESS_DENIED'
  | 'QUOTA_EXCEEDED'
  | 'KEY_MISSING'
  | 'SEAL_BROKEN'

/** Base of every error this library throws on purpose. Its message says what to do next. */
export class RecollectError extends Error {
  readonly [marker] = true
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }

  /** Works when two copies of core are installed, where `instanceof` does not. */
  static isInstance(value: unknown): value is RecollectError {
    return typeof value === 'object' && value !== null && marker in value
  }
}
