/** Share of the terms of two messages that they have in common, from which on one says what the other does. */
const SAME = 0.68
/** Texts of more unlike lengths, or more unlike scores on one query, are not compared. */
const LENGTHS = 0.6
const SCORES = 0.5
/** Only the head of a list is looked through: it is what is read. */
const LOOKED_AT = 30
/** Words, and the characters of scripts without spaces: enough to compare by, and far cheaper than index terms. */
const PIECE = /\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu
/** What makes another message of one that is otherwise the same: 5 km are not 10 km, "don't" is not "do". */
const TELLING = /[\p{N}二三四五六七八九十百千万两不没]|^(?:no|not|never|t)$/u

export interface Said {
  readonly text: string
  readonly speaker: string | null
  /** False: it holds no longer, and is likely to be left out. */
  readonly active: boolean
}

/**
 * Moves messages that say once more what a better one says behind those that say something new, in their order: people repeat
 * themselves, and ten ways of saying one thing would fill the list. What holds is not moved behind for what holds no longer. Pure; compares at most the first 30, each with those of like score.
 */
export function newsFirst<T extends { readonly item: Said; readonly own: number }>(
  ranked: readonly T[],
): readonly T[] {
  const pieces = new Map<T, ReadonlySet<string>>()
  const cut = (one: T) => {
    const known = pieces.get(one) ?? new Set(one.item.text.toLowerCase().match(PIECE))
    pieces.set(one, known)
    return known
  }
  const news: T[] = []
  const again: T[] = []
  for (const one of ranked.slice(0, LOOKED_AT)) {
    const said = news.some(
      (other) => mayReplace(other.item, one.item) && alike(one, other) && saysTheSame(cut(one), cut(other)),
    )
    ;(said ? again : news).push(one)
  }
  return again.length === 0 ? ranked : [...news, ...again, ...ranked.slice(LOOKED_AT)]
}

const mayReplace = (other: Said, one: Said): boolean => other.active || !one.active

/** Whether it is worth comparing them word by word. */
function alike(a: { readonly item: Said; readonly own: number }, b: typeof a): boolean {
  const [one, other] = [a.item, b.item]
  return (
    one.speaker === other.speaker &&
    within(one.text.length, other.text.length, LENGTHS) &&
    within(a.own, b.own, SCORES)
  )
}

const within = (a: number, b: number, share: number) => Math.min(a, b) >= share * Math.max(a, b)

const saysTheSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  share(a, b) >= SAME && !tellsMore(a, b) && !tellsMore(b, a)

const tellsMore = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  [...a].some((piece) => !b.has(piece) && TELLING.test(piece))

/** Jaccard's index. */
function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const term of a) if (b.has(term)) both += 1
  return both / Math.max(1, a.size + b.size - both)
}
