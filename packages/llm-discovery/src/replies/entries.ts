type Fields = Readonly<Record<string, unknown>>

const formOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

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

/** The entries of a list, or of an object's list by one of its names; null when there is no such list. */
export function entriesOf(value: unknown, names: readonly string[]): readonly unknown[] | null {
  if (isList(value)) return value
  const [first = '', ...others] = names
  const list = canonical(value, { [first]: others })?.[first]
  if (isList(list)) return list
  return list === null ? [] : null
}
