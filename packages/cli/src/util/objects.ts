export type Plain = Readonly<Record<string, unknown>>

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `{ a: { b: 1 } }` → `[['a.b', 1]]`. Lists are leaves. */
export function leaves(value: Plain, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    isPlain(inner) ? leaves(inner, `${prefix}${key}.`) : [[`${prefix}${key}`, inner]],
  )
}

/** Whether `a.b` is set somewhere in the object. */
export function has(value: unknown, path: string): boolean {
  return path
    .split('.')
    .reduce<{ found: boolean; at: unknown }>(
      ({ found, at }, key) =>
        found && isPlain(at) && Object.hasOwn(at, key)
          ? { found: true, at: at[key] }
          : { found: false, at: null },
      { found: true, at: value },
    ).found
}

/** The field, or nothing when there is no value for it. */
export function field<K extends string, T>(key: K, value: T | undefined): Partial<Readonly<Record<K, T>>> {
  const made: Partial<Record<K, T>> = {}
  if (value !== undefined) made[key] = value
  return made
}
