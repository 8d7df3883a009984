/** What a piece of a cut costs: the cheapest cut has the fewest pieces, of these the fewest that are unknown or of one character. */
const WORD = 1
const SINGLE = 1.1
const UNKNOWN = 1.5

/** Words a run is cut into, with the length of the longest. */
export interface Vocabulary {
  readonly words: ReadonlySet<string>
  readonly longest: number
}

const FIRST_HAN = 0x3400

/** The Chinese ones of some words. */
export function vocabularyOf(lists: Iterable<Iterable<string>>): Vocabulary {
  const words = new Set<string>()
  let longest = 1
  for (const list of lists) {
    for (const word of list) {
      if (word.charCodeAt(0) < FIRST_HAN) continue
      words.add(word)
      longest = Math.max(longest, word.length)
    }
  }
  return { words, longest }
}

/** At each place the length of the known word the cheapest cut of the rest begins with, 0 for an unknown character. Linear. */
export function cheapestCut(run: string, { words, longest }: Vocabulary): readonly number[] {
  const costs = new Array<number>(run.length + 1).fill(0)
  const lengths = new Array<number>(run.length).fill(0)
  for (let at = run.length - 1; at >= 0; at -= 1) {
    let least = UNKNOWN + (costs[at + 1] ?? 0)
    for (let length = 1; length <= longest && at + length <= run.length; length += 1) {
      const cost = (length === 1 ? SINGLE : WORD) + (costs[at + length] ?? 0)
      // Of equal cuts the one with the longer first word.
      if (cost > least || !words.has(run.slice(at, at + length))) continue
      least = cost
      lengths[at] = length
    }
    costs[at] = least
  }
  return lengths
}
