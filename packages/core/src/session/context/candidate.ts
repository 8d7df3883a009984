import type { ContextEntry } from '../../api/context.ts'

/** An entry of a context without its line and its mark. */
export type EntryData = ContextEntry extends infer E
  ? E extends ContextEntry
    ? Omit<E, 'line' | 'instruction'>
    : never
  : never

/** Something remembered that may stand in a context. */
export interface Candidate {
  readonly data: EntryData
  /** Where it stands in the text, compared part by part. */
  readonly place: readonly (string | number)[]
  /** Its line, each of its texts cut to so many UTF-16 units. */
  line(most: number): string
}

/** What stands first changes least: facts, working memory, the last pairs; what depends on the message comes after them. */
export const GROUP = { facts: 0, working: 1, recent: 2, topic: 3, same: 4, past: 5, recalled: 6 } as const

/** In the order of the text. Pure. */
export const inTextOrder = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((a, b) => comparePlaces(a.place, b.place))

function comparePlaces(a: Candidate['place'], b: Candidate['place']): number {
  const at = a.findIndex((part, i) => part !== b[i])
  const [one, other] = [a[at], b[at]]
  if (one === undefined || other === undefined) return a.length - b.length
  return one < other ? -1 : 1
}
