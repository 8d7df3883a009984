import { own } from '@recollect/core/plugin'

export type Plain = Readonly<Record<string, unknown>>

/** An object that is no list. */
export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

/** The first of the names that is there, and holds something. Names of the prototype are not. */
export function fieldOf(record: Plain, names: readonly string[]): unknown {
  const name = names.find((one) => Object.hasOwn(record, one) && record[one] !== null && record[one] !== '')
  return name === undefined ? undefined : own(record, name)
}

/** The first of the names that holds a text. */
export function stringOf(record: Plain, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = fieldOf(record, [name])
    if (typeof value === 'string') return value
  }
  return undefined
}

/** An object as it is; of anything else, one without fields. */
export const plainOf = (value: unknown): Plain => (isPlain(value) ? value : {})

/** A list as it is; of anything else, one without entries. */
export const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : [])

/** Said with something to be seen. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{S}\p{P}]/u.test(text)

const LONGEST = 200

/** A name short enough to be kept beside a message, in characters that can be shown. */
export const shortened = (name: string): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ').slice(0, LONGEST * 2)].slice(0, LONGEST).join('').trim()
