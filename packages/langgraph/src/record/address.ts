import { hashOf } from './namespace-hash.ts'

/** What marks the messages of the memory that are items of a store. */
export const MARK = 'langgraph'

/** By the session all versions of an item are found with one index look-up. */
export const sessionOf = (namespace: readonly string[], key: string): string =>
  `${MARK}:${hashOf([...namespace, key])}`

const underName = (depth: number): string => `${MARK}_under_${String(depth)}`

/** What a message has in its metadata for each prefix of its namespace, the whole of it included. */
export const prefixesOf = (namespace: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    namespace.map((_, place) => [underName(place + 1), hashOf(namespace.slice(0, place + 1))]),
  )

/** What every message under a prefix has in its metadata, and no other. */
export const filterUnder = (prefix: readonly string[]): Readonly<Record<string, string | boolean>> =>
  prefix.length === 0 ? { [MARK]: true } : { [MARK]: true, [underName(prefix.length)]: hashOf(prefix) }
