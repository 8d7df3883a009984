export interface Found {
  readonly phrase: string
  /** Places among the words: the first of the phrase, and the one behind its last. */
  readonly at: number
  readonly end: number
}

/** Finds phrases of a list among words. */
export type PhraseFinder = (words: readonly string[]) => readonly Found[]

/** A finder of phrases, by their first words; of two that begin at one place, the longer. */
export function phraseFinder(list: readonly string[]): PhraseFinder {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const phrase of list) {
    const parts = phrase.split(/\s+/u)
    const [first = ''] = parts
    byFirst.set(first, [...(byFirst.get(first) ?? []), parts])
  }
  for (const some of byFirst.values()) some.sort((a, b) => b.length - a.length)
  return (words) =>
    words.flatMap((word, at) => {
      const parts = byFirst.get(word)?.find((some) => some.every((part, index) => words[at + index] === part))
      return parts ? [{ phrase: parts.join(' '), at, end: at + parts.length }] : []
    })
}
