import { InvalidInputError } from '@recollect/core'
import { NOTHING, OWNERS, plain, SYNONYMS } from './spellings.ts'
import { propertyOf } from './shape.ts'
import type { Shape } from './shape.ts'
import { takeOne } from './scalars.ts'

/** Where a value stands, and what was left unused on the way. */
export interface Place {
  readonly path: string
  readonly unused: string[]
}

export type Entry = readonly [key: string, value: unknown]

/** As a client writes nothing: `null`, `""`, `"null"`, `["null"]`. */
export const isNothing = (value: unknown): boolean =>
  NOTHING.has(value) || (Array.isArray(value) && value.length === 1 && NOTHING.has(value[0]))

/** A key as part of a path; keys may be anything. */
export function pathOf({ path }: Place, key: string): string {
  const name = JSON.stringify(key.slice(0, 40)).slice(1, -1)
  return path === '' ? name : `${path}.${name}`
}

/** Far more keys than any client sends. */
const MOST = 200

/** Keys and values of an object. @throws InvalidInputError when there are too many to be looked at. */
export function entries(value: Readonly<Record<string, unknown>>, path: string): readonly Entry[] {
  const all = Object.entries(value)
  if (all.length > MOST)
    throw new InvalidInputError(`${path}: more than ${String(MOST)} keys. Pass those the tool knows.`)
  return all
}

/** The properties a key and its value may stand for: the one it spells, or those it is another name of. */
export function meant([key, value]: Entry, shape: Shape): readonly string[] {
  const { properties = {} } = shape
  if (Object.hasOwn(properties, key)) return [key]
  const said = plain(key)
  const names = Object.keys(properties)
  const spelt = names.filter((name) => plain(name) === said)
  if (spelt.length > 0) return spelt
  const named = names.filter((name) => Object.hasOwn(SYNONYMS, name) && SYNONYMS[name]?.includes(said))
  // `from: "assistant"` is a role, `from: "Anna"` a speaker.
  const words = named.filter((name) => isOneOf(value, propertyOf(shape, name)?.enum))
  return words.length > 0 ? words : named.filter((name) => propertyOf(shape, name)?.enum === undefined)
}

function isOneOf(value: unknown, words: readonly string[] | undefined): boolean {
  const taken = words === undefined ? null : takeOne(value, words)
  return typeof taken === 'string' && words?.includes(taken) === true
}

/**
 * What is given for each property, by its name. What clients write for nothing is left out where it may be; keys that mean nothing go to
 * `unused`.
 * @throws InvalidInputError for what could mean two things, and for a key that says whose memory it is.
 */
export function keyed(given: readonly Entry[], shape: Shape, at: Place): ReadonlyMap<string, unknown> {
  const taken = new Map<string, Entry>()
  for (const entry of given) {
    const [name, other] = meant(entry, shape)
    if (name === undefined) unknown(entry[0], at)
    else if (other !== undefined)
      throw new InvalidInputError(`${pathOf(at, entry[0])}: ${name} or ${other}? Use the name that is meant.`)
    else put(taken, name, entry, at)
  }
  const isWanted = ([name, [, value]]: [string, Entry]) =>
    !isNothing(value) || shape.required?.includes(name) === true
  return new Map([...taken].filter(isWanted).map(([name, [, value]]) => [name, value]))
}

/** To whom a memory belongs is never the caller's to say: left out in silence, it would mix the memories of two people. */
function unknown(key: string, at: Place): void {
  if (OWNERS.has(plain(key)))
    throw new InvalidInputError(
      `${pathOf(at, key)}: whose memory this is follows from the connection. Leave it out.`,
    )
  at.unused.push(pathOf(at, key))
}

function put(taken: Map<string, Entry>, name: string, entry: Entry, at: Place): void {
  const before = taken.get(name)
  if (before === undefined || isNothing(before[1])) taken.set(name, entry)
  else if (!isNothing(entry[1]) && entry[1] !== before[1])
    throw new InvalidInputError(
      `${pathOf(at, before[0])} and ${pathOf(at, entry[0])} both say what ${name} is. Pass one of them, as ${name}.`,
    )
}
