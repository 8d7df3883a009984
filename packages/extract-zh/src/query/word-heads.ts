/** Words by their first character, longest first: most characters begin none, so a run is read in one step each. */
export type WordHeads = ReadonlyMap<string, readonly string[]>

export function headsOf(words: Iterable<string>): WordHeads {
  const heads = new Map<string, string[]>()
  for (const word of words) {
    const list = heads.get(word.charAt(0))
    if (list === undefined) heads.set(word.charAt(0), [word])
    else list.push(word)
  }
  for (const list of heads.values()) list.sort((a, b) => b.length - a.length)
  return heads
}

/** Length of the longest word that begins at `at`; 0 when none does. */
export function longestAt(run: string, at: number, heads: WordHeads): number {
  const candidates = heads.get(run.charAt(at))
  if (candidates === undefined) return 0
  for (const word of candidates) {
    if (run.startsWith(word, at)) return word.length
  }
  return 0
}
