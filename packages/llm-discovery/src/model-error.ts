import { RecollectError } from '@recollect/core'

/** What went wrong with a model: it cannot be reached, it will not, or its reply cannot be used. */
export type ModelErrorCode = 'MODEL_UNAVAILABLE' | 'MODEL_REFUSED' | 'MODEL_INVALID_RESPONSE'

/** What is known of the failure: its cause, the HTTP status, whether trying again may help. */
export interface ModelErrorOptions {
  readonly cause?: unknown
  readonly status?: number | undefined
  readonly retryable?: boolean
}

/** A model or the server it runs on failed. Neither keys nor the texts sent stand in its message. */
export class ModelError extends RecollectError {
  override readonly code: ModelErrorCode
  /** HTTP status, when a server answered. */
  readonly status: number | undefined
  /** Whether the same call may succeed later. */
  readonly retryable: boolean

  constructor(code: ModelErrorCode, message: string, options: ModelErrorOptions = {}) {
    super(code, message, options.cause === undefined ? {} : { cause: options.cause })
    this.code = code
    this.status = options.status
    this.retryable = options.retryable ?? code !== 'MODEL_REFUSED'
  }
}
