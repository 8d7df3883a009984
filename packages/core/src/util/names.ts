/** A table for names from outside. It has no prototype, so that `constructor` is an ordinary key. */
export interface Names<T> {
  readonly [name: string]: T
  /** A number is a name too. */
  readonly [name: number]: T
}

/** Such a table of an object's own properties. */
export const byName = <T>(table: Readonly<Record<string, T>>): Names<T> =>
  Object.assign<object, Readonly<Record<string, T>>>(Object.create(null) as object, table)

/** What an object has itself under a name; undefined for what it inherits. */
export const own = <T>(object: Readonly<Record<string, T>> | Names<T>, name: string): T | undefined =>
  Object.hasOwn(object, name) ? object[name] : undefined
