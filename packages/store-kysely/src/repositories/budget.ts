import type { SeqRange, TermPostings } from '@recollect/core/store'
import type { PostingsQuery } from './postings-access.ts'

/** Below this many postings for each one of the budget it is cheaper to read terms whole than to count them first. */
const WHOLE_READS = 4

/** Whether terms of a scope are read to their end rather than counted first. */
export function readsWhole(documents: number, { terms, budget }: PostingsQuery): boolean {
  return documents * terms.length <= budget * WHOLE_READS
}

/** Of terms that were read whole, what a query is given: rarest first, until the budget is spent. */
export function cutToBudget(
  found: readonly TermPostings[],
  { budget, within }: PostingsQuery,
): TermPostings[] {
  let left = budget
  return rarestFirst(found).map((entry) => {
    const inside = within ? entry.postings.filter(([seq]) => isWithin(seq, within)) : entry.postings
    const postings = inside.slice(0, left)
    left -= postings.length
    return { ...entry, postings }
  })
}

/** Terms as a budget is spent on them. */
export function rarestFirst<T extends { readonly df: number }>(terms: readonly T[]): T[] {
  return terms.toSorted((a, b) => a.df - b.df)
}

const isWithin = (seq: number, { from, to }: SeqRange): boolean => seq >= from && seq < to
