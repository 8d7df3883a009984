import type { SearchReader, VectorReader } from '../plugin/search.ts'

/** While too few are left, the next look-up reads so many times more. */
const GROWTH = 4

/**
 * Postings of the items before `end` only, so that the budget is not spent on others. How many documents there are, and how many have a
 * term, stays as it is today: scores of a look back are on today's scale.
 */
export const overlaidSearch = (search: SearchReader, end: number | null): SearchReader =>
  end === null
    ? search
    : {
        postings: (terms, budget, within) =>
          search.postings(terms, budget, {
            from: within?.from ?? 0,
            to: Math.min(end, within?.to ?? end),
          }),
      }

/** Vectors of the items before `end` only. */
export const overlaidVectors = (vectors: VectorReader, end: number | null): VectorReader =>
  end === null
    ? vectors
    : {
        spaces: () => vectors.spaces(),
        owed: (space, after, limit) => vectors.owed(space, after, limit),
        bySeq: (space, [first, last]) => vectors.bySeq(space, [first, Math.min(last, end - 1)]),
        nearest: async (space, query, limit, minScore) => {
          for (let size = limit; ; size *= GROWTH) {
            const found = await vectors.nearest(space, query, size, minScore)
            const there = found.filter(({ seq }) => seq < end)
            if (there.length >= limit || found.length < size) return there.slice(0, limit)
          }
        },
      }
