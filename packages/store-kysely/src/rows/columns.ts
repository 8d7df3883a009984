import { StoreError } from '@recollect/core'

/** Reads a text column; `column` names it when it is damaged. */
export function text(value: unknown, column: string): string {
  return typeof value === 'string' ? value : damaged(column)
}

export function textOrNull(value: unknown, column: string): string | null {
  return typeof value === 'string' || value === null ? value : damaged(column)
}

export function real(value: unknown, column: string): number {
  return typeof value === 'number' ? value : damaged(column)
}

export function bytes(value: unknown, column: string): Uint8Array {
  return value instanceof Uint8Array ? value : damaged(column)
}

/** Reads a column that holds one of a few words. */
export function word<T extends string>(value: unknown, column: string, words: readonly T[]): T {
  return words.find((candidate) => candidate === value) ?? damaged(column)
}

/** Reads a column that may be null through a reader of the codec. */
export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value)
}

export function damaged(column: string): never {
  throw new StoreError(
    'STORE_CORRUPT',
    `Column ${column} holds what was never written to it. Restore the database from a backup; nothing was changed.`,
  )
}
