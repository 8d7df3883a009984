import { fullWeight } from './look-up.ts'
import type { WeighedTerm } from './look-up.ts'

/** Rows read at once. */
const CHUNK = 64
/** Rows read in all: no query makes a search read more, however much is known. */
const MOST_READ = 1024
/** Of a score, as hits of a recall have it. */
const DIGITS = 10_000
/** Sums of the same weights in another order differ by less. */
const HAIR = 1e-9

export interface ScoredRow<Row> {
  readonly row: Row
  /** 0–1. */
  readonly score: number
  readonly matched: readonly string[]
}

export interface HitSource<Row> {
  read(ids: readonly string[]): Promise<readonly Row[]>
  /** Share of the query's weight a row has by its words, and the terms that are its. */
  score(row: Row): { readonly score: number; readonly matched: readonly string[] }
  /** Of equal scores. Below 0 when `a` goes first. */
  order(a: Row, b: Row): number
}

export interface HitBounds {
  readonly limit: number
  readonly minScore: number
  /** Likeness of vectors, by id. */
  readonly near: ReadonlyMap<string, number>
}

/**
 * The best rows for the terms of a query, best first. Rows are read in the order of what they may score at most, until what follows can be
 * no better.
 */
export async function bestHits<Row extends { readonly id: string }>(
  terms: readonly WeighedTerm[],
  source: HitSource<Row>,
  { limit, minScore, near }: HitBounds,
): Promise<readonly ScoredRow<Row>[]> {
  const hits = new Map<string, ScoredRow<Row>>()
  const best = () =>
    [...hits.values()].sort((a, b) => b.score - a.score || source.order(a.row, b.row)).slice(0, limit)
  const take = async (ids: readonly string[]) => {
    for (const row of await source.read(ids.filter((id) => !hits.has(id)))) {
      const { score, matched } = source.score(row)
      const both = Math.max(score, near.get(row.id) ?? 0)
      if (both > 0 && both >= minScore) hits.set(row.id, { row, score: both, matched })
    }
  }
  if (near.size > 0) await take([...near.keys()])
  const candidates = candidatesOf(terms).slice(0, MOST_READ)
  const full = fullWeight(terms)
  for (let from = 0; from < candidates.length; from += CHUNK) {
    const chunk = candidates.slice(from, from + CHUNK)
    const last = best()[limit - 1]
    if (last && last.score > Math.min(1, (chunk[0]?.atMost ?? 0) / full) + HAIR) break
    await take(chunk.map(({ id }) => id))
  }
  return best().map((hit) => ({ ...hit, score: Math.round(hit.score * DIGITS) / DIGITS }))
}

/** What has a term of the query, and what the terms it may have weigh at most. */
export interface Candidate {
  readonly id: string
  readonly atMost: number
}

/**
 * What the terms stand in, that which may have the most weight first, of equal ones the newest. A term whose ids were cut off may stand in
 * everything older than the last of them. Pure.
 */
function candidatesOf(terms: readonly WeighedTerm[]): readonly Candidate[] {
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
