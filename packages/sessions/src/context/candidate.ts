import type { ContextEntry } from '../api/context.ts'

/** An entry of a context without its line and its mark. */
export type EntryData = ContextEntry extends infer E
  ? E extends ContextEntry
    ? Omit<E, 'line' | 'instruction'>
    : never
  : never

/** What entries of one line share: how it begins, and what stands between them. Equal groups have equal heads. */
export interface LineGroup {
  readonly head: string
  readonly between: string
}

/** Something remembered that may stand in a context. */
export interface Candidate {
  readonly data: EntryData
  /** Where it stands in the text, compared part by part. */
  readonly place: readonly (string | number)[]
  /** The groups it stands in, outermost first; left out, it is a line of its own. */
  readonly groups?: readonly LineGroup[]
  /** Those it stands in where it is the only one of its outermost group. */
  readonly alone?: readonly LineGroup[]
  /** Its line, or its part of one, each of its texts cut to so many UTF-16 units. */
  line(most: number): string
}

/** What stands first changes least: wishes, facts, working memory, the last pairs; what depends on the message comes after them. */
export const GROUP = {
  wishes: 0,
  facts: 1,
  working: 2,
  recent: 3,
  topic: 4,
  same: 5,
  past: 6,
  recalled: 7,
} as const

/** In the order of the text. Pure. */
export const inTextOrder = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.toSorted((a, b) => comparePlaces(a.place, b.place))

function comparePlaces(a: Candidate['place'], b: Candidate['place']): number {
  const at = a.findIndex((part, i) => part !== b[i])
  const [one, other] = [a[at], b[at]]
  if (one === undefined || other === undefined) return a.length - b.length
  return one < other ? -1 : 1
}
