import { RecollectError } from './recollect-error.ts'

/** Configuration or a plugin was refused; nothing was opened. */
export class InvalidConfigError extends RecollectError {
  constructor(message: string, options?: { cause?: unknown }) {
    super('INVALID_CONFIG', message, options)
  }
}

/** A language pack breaks the contract of `defineLanguagePack`. */
export class InvalidPackError extends RecollectError {
  constructor(message: string) {
    super('INVALID_PACK', message)
  }
}
