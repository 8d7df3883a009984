const LETTER = /[\p{L}\p{N}_]/u
/** Scripts without spaces: a phrase is found wherever it stands. Elsewhere it must not begin or end within a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const isSpaced = (char: string): boolean => LETTER.test(char) && !UNSPACED.test(char)

/** Lists of phrases by name. */
export type PhraseLists<List extends string> = Readonly<Record<List, readonly string[]>>
/** A phrase that a text has, and the list it stands in. */
export type Found<List extends string> = readonly [list: List, phrase: string]

interface Entry<List extends string> {
  readonly phrase: string
  readonly list: List
}

/** Entries by their first two units, the longest first: nearly every place of a text is passed with two look-ups of a number. */
type Heads<List extends string> = ReadonlyMap<number, ReadonlyMap<number, readonly Entry<List>[]>>

/**
 * Finds phrases of several lists in one pass: of each list the longest at each place, none inside another; in the order of the text.
 * Linear in the text for given lists.
 */
export function phraseFinder<List extends string>(
  lists: readonly List[],
  phrases: PhraseLists<List>,
): (text: string) => readonly Found<List>[] {
  const heads = headsOf(lists.flatMap((list) => phrases[list].map((phrase) => ({ phrase, list }))))
  return (text) => {
    const found: Found<List>[] = []
    const ends = new Map<List, number>()
    for (let at = 0; at < text.length; at += 1) {
      for (const { phrase, list } of entriesAt(heads, text, at)) {
        if ((ends.get(list) ?? 0) > at || !standsAt(text, at, phrase)) continue
        found.push([list, phrase])
        ends.set(list, at + phrase.length)
      }
    }
    return found
  }
}

/** Stands for the second unit of a phrase of one. */
const NONE = -1

function headsOf<List extends string>(entries: readonly Entry<List>[]): Heads<List> {
  const heads = new Map<number, Map<number, Entry<List>[]>>()
  for (const entry of [...entries].sort((a, b) => b.phrase.length - a.phrase.length)) {
    const { phrase } = entry
    if (phrase === '') continue
    const seconds = heads.get(phrase.charCodeAt(0)) ?? new Map<number, Entry<List>[]>()
    heads.set(phrase.charCodeAt(0), seconds)
    const second = phrase.length === 1 ? NONE : phrase.charCodeAt(1)
    seconds.set(second, [...(seconds.get(second) ?? []), entry])
  }
  return heads
}

const NOBODY: readonly never[] = []

function entriesAt<List extends string>(
  heads: Heads<List>,
  text: string,
  at: number,
): readonly Entry<List>[] {
  const unit = text.charCodeAt(at)
  // Inside a word: no phrase begins there.
  if (isSmall(unit) && at > 0 && isSmall(text.charCodeAt(at - 1))) return NOBODY
  const seconds = heads.get(unit)
  if (seconds === undefined) return NOBODY
  const longer = seconds.get(text.charCodeAt(at + 1))
  const single = seconds.get(NONE)
  if (longer === undefined || single === undefined) return longer ?? single ?? NOBODY
  return [...longer, ...single]
}

const [A, Z] = [0x61, 0x7a]
const isSmall = (unit: number): boolean => unit >= A && unit <= Z

function standsAt(text: string, at: number, phrase: string): boolean {
  if (!text.startsWith(phrase, at)) return false
  const end = at + phrase.length
  const beginsInside = isSpaced(text.charAt(at)) && isSpaced(text.charAt(at - 1))
  return !beginsInside && !(isSpaced(text.charAt(end - 1)) && isSpaced(text.charAt(end)))
}
