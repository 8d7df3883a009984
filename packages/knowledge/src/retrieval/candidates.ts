import type { WeighedTerm } from './look-up.ts'

/** What has a term of the query, and what the terms it may have weigh at most. */
export interface Candidate {
  readonly id: string
  readonly atMost: number
}

/**
 * What the terms stand in, that which may have the most weight first, of equal ones the newest. A term whose ids were cut off may stand in
 * everything older than the last of them. Pure.
 */
export function candidatesOf(terms: readonly WeighedTerm[]): readonly Candidate[] {
  const sure = new Map<string, number>()
  const finding = terms.filter(({ isPronoun }) => !isPronoun)
  const beside = terms.reduce((sum, { isPronoun, weight }) => (isPronoun ? sum + weight : sum), 0)
  for (const { ids, weight } of finding) for (const id of ids) sure.set(id, (sure.get(id) ?? 0) + weight)
  const cuts = finding.flatMap(({ isCut, weight, ids }) => {
    const last = ids.at(-1)
    return isCut && last !== undefined ? [{ last, weight }] : []
  })
  const possible = (id: string) => cuts.reduce((sum, { last, weight }) => (id < last ? sum + weight : sum), 0)
  return [...sure]
    .map(([id, weight]) => ({ id, atMost: weight + beside + possible(id) }))
    .sort((a, b) => b.atMost - a.atMost || (a.id < b.id ? 1 : -1))
}
