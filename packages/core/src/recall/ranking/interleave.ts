/**
 * Merges ranked lists turn by turn, the first of each before the second of any; what stands in several counts where it stands first. All
 * of one turn get the best score of that turn, so that scores fall along the merged list as they do in each. Pure.
 */
export function interleave<T extends { readonly score: number }>(
  lists: readonly (readonly T[])[],
  keyOf: (one: T) => string,
): readonly T[] {
  const [only] = lists
  if (only && lists.length === 1) return only
  const merged = new Map<string, T>()
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let at = 0; at < longest; at += 1) {
    const turn = lists.flatMap((list) => list[at] ?? [])
    const score = Math.max(...turn.map((one) => one.score))
    for (const one of turn) if (!merged.has(keyOf(one))) merged.set(keyOf(one), { ...one, score })
  }
  return [...merged.values()]
}
