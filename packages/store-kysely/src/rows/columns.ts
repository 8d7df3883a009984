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
  for (const candidate of words) if (candidate === value) return candidate
  return damaged(column)
}

/** Reads a column that may be null through a reader of the codec. */
export function orNull<T>(value: unknown, read: (value: unknown) => T): T | null {
  return value === null ? null : read(value)
}

/** Says that a column holds what no store has written. */
/** Where each of the columns of a statement stands in its rows. */
export function placesOf<Column extends string>(
  columns: readonly Column[],
): Readonly<Record<Column, number>> {
  const places = Object.fromEntries(columns.map((column, at) => [column, at]))
  return holdsAll(places, columns) ? places : damaged('of places')
}

const holdsAll = <Column extends string>(
  places: Readonly<Record<string, number>>,
  columns: readonly Column[],
): places is Readonly<Record<Column, number>> => columns.every((column) => Object.hasOwn(places, column))

/** Says that a column holds what no store has written. @throws StoreError `STORE_CORRUPT`, always. */
export function damaged(column: string): never {
  throw new StoreError(
    'STORE_CORRUPT',
    `Column ${column} holds what was never written to it. Restore the database from a backup; nothing was changed.`,
  )
}
