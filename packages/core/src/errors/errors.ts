import type { EpochMs } from '../types/item.ts'

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

/** No such record in this scope. */
export class NotFoundError extends RecollectError {
  constructor(what: string, id: string, list = `${what}s.list()`) {
    super('NOT_FOUND', `No ${what} "${id}" in this scope. List what there is with ${list}.`)
  }
}

/** The backend refused or failed; the transaction was rolled back. */
export class StoreError extends RecollectError {}

/** The store does not do this; `store.capabilities` says what it does. */
export class UnsupportedCapabilityError extends RecollectError {
  constructor(store: string, capability: string) {
    super(
      'UNSUPPORTED_CAPABILITY',
      `Store "${store}" does not support ${capability}. Check store.capabilities first, or pick a store that has it.`,
    )
  }
}

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

/** Who asked may not: nothing was read or changed, and the audit log has it. */
export class AccessError extends RecollectError {
  constructor(message: string, code: 'ACCESS_DENIED' | 'QUOTA_EXCEEDED' = 'ACCESS_DENIED') {
    super(code, message)
  }
}

/** Something encrypted could not be opened. The message names the key, never a value. */
export class CipherError extends RecollectError {}

/** What a scope may spend on models today is spent; no call was made. */
export class BudgetError extends RecollectError {
  /** When it is renewed: the next midnight UTC. */
  readonly until: EpochMs

  constructor(message: string, until: EpochMs) {
    super('BUDGET_EXHAUSTED', message)
    this.until = until
  }
}
