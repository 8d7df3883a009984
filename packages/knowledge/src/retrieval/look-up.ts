import type { SemanticKeyKind, SemanticReader } from '@recollect/core/store'
import type { AskedTerm } from './asked-terms.ts'

/** Newest nodes or episodes read of a term: what a search costs does not grow with what is known. */
const MOST_IDS = 500

/** A term of a query with what has it and what it weighs. */
export interface WeighedTerm extends AskedTerm {
  /** Its share of how much it says. */
  readonly weight: number
  /** What something that has all of the query has of it: 0 for other forms. */
  readonly full: number
  /** Newest first. */
  readonly ids: readonly string[]
  /** Older ones may have it too. */
  readonly isCut: boolean
}

/** The weight of a term that so many have: rare ones say more. As an inverse document frequency, with the cap for their number. Pure. */
const rarity = (count: number): number => Math.log(1 + MOST_IDS / Math.max(1, count))

/** One index look-up a term. */
export const lookUp = (
  semantic: SemanticReader,
  kind: SemanticKeyKind,
  terms: readonly AskedTerm[],
): Promise<readonly WeighedTerm[]> =>
  Promise.all(
    terms.map(async (asked) => {
      const ids = await semantic.find(kind, asked.term, MOST_IDS)
      const weight = asked.share * rarity(ids.length)
      return { ...asked, ids, weight, full: asked.isOwn ? weight : 0, isCut: ids.length === MOST_IDS }
    }),
  )

/** What has all of the query scores 1 for so much. Pure. */
export const fullWeight = (terms: readonly WeighedTerm[]): number =>
  terms.reduce((total, { full }) => total + full, 0)
