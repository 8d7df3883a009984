import type { MemoryCard } from '@recollect/core'

/** As values are compared with what was typed: width and case aside. */
const form = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Facts whose value holds the words as they were typed, then what recall finds for them: a question, or other words of the message. */
export function foundOf(
  query: string,
  all: readonly MemoryCard[],
  recalled: readonly MemoryCard[],
): readonly MemoryCard[] {
  const wanted = form(query)
  const same = all.filter(({ value }) => form(value).includes(wanted))
  const known = new Set(same.map(({ id }) => id))
  return [...same, ...recalled.filter(({ id }) => !known.has(id))]
}
