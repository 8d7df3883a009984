import { own } from '@recollect/core/plugin'

type Fields = Readonly<Record<string, unknown>>

/** A name without case and what stands between its words. */
export const formOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object by the names the schema has, where a model writes `gapType`, `Gap Type` or another word for it. */
export function canonical(
  entry: unknown,
  names: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, unknown>> | null {
  if (!isFields(entry)) return null
  const given = new Map(Object.entries(entry).map(([name, value]) => [formOf(name), value]))
  const found = Object.entries(names).map(([name, others]) => {
    const form = [name, ...others].map(formOf).find((known) => given.has(known))
    return [name, form === undefined ? undefined : given.get(form)] as const
  })
  return Object.fromEntries(found)
}

/**
 * The entries of a list, or of an object's list by one of its names; null when there is no such list. With `isEntry` also one entry in
 * place of a list, and entries by number or name; a list without a name that has none of them is another list.
 */
export function entriesOf(
  value: unknown,
  names: readonly string[],
  isEntry?: (value: unknown) => boolean,
): readonly unknown[] | null {
  if (isList(value)) return isEntry === undefined || value.length === 0 || value.some(isEntry) ? value : null
  const [first = '', ...others] = names
  const list = own(canonical(value, { [first]: others }) ?? {}, first)
  if (isList(list)) return list
  if (list === null) return []
  if (isEntry === undefined) return null
  if (isEntry(list)) return [list]
  const held = isFields(list) ? Object.values(list) : []
  if (held.length > 0 && held.every(isEntry)) return held
  return isEntry(value) ? [value] : null
}
