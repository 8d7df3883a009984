const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Paths to all functions of a handle, those of handles it gives included. `sample` says what a function that gives a handle is called
 * with to see what is in it; null: it gives none.
 */
export function functionsOf(
  handle: object,
  sample: (path: string) => readonly unknown[] | null,
  above = '',
): readonly string[] {
  return Object.keys(handle).flatMap((key): readonly string[] => {
    const path = `${above}${key}`
    const member: unknown = Reflect.get(handle, key)
    if (isObject(member)) return functionsOf(member, sample, `${path}.`)
    if (typeof member !== 'function') return []
    const given = sample(path)
    if (given === null) return [path]
    const inner: unknown = Reflect.apply(member, handle, given)
    return isObject(inner) ? functionsOf(inner, sample, `${path}.`) : [path]
  })
}
