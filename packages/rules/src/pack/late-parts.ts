import { deepFreeze } from '@recollect/core/extraction'

/** Makes something when it is first asked for, once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * A part of a definition, checked and frozen: at once where it is a plain property, when first needed where it is a getter. So a process
 * pays for what it uses: one that only asks never evaluates the rules of extraction.
 */
export function part<D extends object, K extends keyof D>(
  definition: D,
  name: K,
  check: (value: D[K]) => void = () => undefined,
): () => D[K] {
  const read = once(() => {
    const value = definition[name]
    check(value)
    return frozen(value)
  })
  if (!isGetter(definition, name)) read()
  return read
}

const isGetter = (definition: object, name: PropertyKey): boolean =>
  Object.getOwnPropertyDescriptor(definition, name)?.get !== undefined

/** Getters inside a part stay unread. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (!Object.keys(value).some((name) => isGetter(value, name))) return deepFreeze(value)
  return Object.freeze(value)
}
