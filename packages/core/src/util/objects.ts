import { InvalidConfigError } from '../errors/errors.ts'

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

/** Every option there is, by name: the type sees to it that none is left out. */
export type OptionNames<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>

/**
 * The options of what is made once: a store, a cipher, a pack. One that is misspelt would leave its default in force, which may be no
 * encryption and no access control at all.
 * @throws InvalidConfigError for what is no object, and for an option there is not, with the name that comes nearest.
 */
export function knownOptions<T extends object>(of: string, options: T, names: OptionNames<T>): T {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InvalidConfigError(`The options of ${of} are an object. Pass one.`)
  const fault = unknownOption(of, options, names)
  if (fault !== null) throw new InvalidConfigError(`${fault} Nothing was opened.`)
  return options
}

/** What to say of the first option that there is not; null when all are known. */
export function unknownOption(
  of: string,
  options: object,
  names: Readonly<Record<string, true>>,
): string | null {
  for (const name of Object.keys(options))
    if (!Object.hasOwn(names, name)) return `${of} has no option "${name}".${hint(name, Object.keys(names))}`
  return null
}

function hint(name: string, known: readonly string[]): string {
  const near = known
    .map((one) => ({ one, away: distance(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.away - b.away)[0]
  if (near && near.away <= Math.max(2, Math.floor(name.length / 3))) return ` Did you mean "${near.one}"?`
  return known.length === 0 ? ' It has none.' : ` There are: ${known.join(', ')}.`
}

/** Letters to put in, take out, change or exchange to make one word of another. */
function distance(a: string, b: string): number {
  let [before, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row[b.length] ?? 0
}

/** The same value with the keys of objects by name at every depth: not all stores give them back in the order they came. */
export function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  return typeof value === 'object' && value !== null ? sortedRecord(value) : value
}

/** A copy with its names in order, and so in all that is in it. */
export function sortedRecord(record: object): Record<string, unknown> {
  const entries = Object.entries(record).map(
    ([name, value]: [string, unknown]) => [name, sortKeys(value)] as const,
  )
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Freezes a plain object and the plain objects and arrays in it. Sets, maps, regular expressions and functions stay as they are. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  const proto: unknown = Object.getPrototypeOf(value)
  if (proto !== Object.prototype && proto !== Array.prototype) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}
