import type { SlotQuestion } from '@recollect/core/extraction'
import { slot } from './slot-question.ts'

const LONGEST = 3

/** What a table says of the longest phrase that a text begins with. */
export function firstPhrase<T>(table: ReadonlyMap<string, T>, text: string): T | undefined {
  const words = text.split(' ')
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    const found = table.get(words.slice(0, length).join(' '))
    if (found !== undefined) return found
  }
  return undefined
}

/** The same wherever the phrase begins: "a very good baker". */
export function anyPhrase<T>(table: ReadonlyMap<string, T>, text: string): T | undefined {
  const words = text.split(' ')
  return words
    .map((_word, at) => firstPhrase(table, words.slice(at).join(' ')))
    .find((found) => found !== undefined)
}

/** The same at the end: "my brother's friend". */
export function lastPhrase<T>(table: ReadonlyMap<string, T>, text: string): T | undefined {
  const words = text.split(' ')
  for (let at = Math.max(0, words.length - LONGEST); at < words.length; at++) {
    const found = table.get(words.slice(at).join(' '))
    if (found !== undefined) return found
  }
  return undefined
}

export type Classes = readonly (readonly [words: Iterable<string>, ...slots: readonly string[]])[]

/** The words that follow; only looked at, since they are what is asked about. */
export const NEXT = "(?=(?:an? |the |any )?(?<what>[a-z'-]+(?: [a-z'-]+){0,2}))"

/** A way of asking whose slots are those of the class that the words in `what` belong to: lexicons are looked up, not spelled out. */
export function lookedUp(
  pattern: string,
  classes: Classes,
  find: typeof firstPhrase = firstPhrase,
): SlotQuestion {
  const table = new Map<string, readonly string[]>()
  for (const [words, ...slots] of classes)
    for (const word of words) if (!table.has(word)) table.set(word, slots)
  return { ...slot(pattern), slotsOf: (what) => find(table, what) ?? [] }
}
