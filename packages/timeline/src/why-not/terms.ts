import type { LanguagePack } from '@recollect/core'
import type { TraceTerm, QueryPlan } from '@recollect/core/plugin'
import type { PostingsResult, ScopeView } from '@recollect/core/store'
import type { WhyNotTerm } from '../api/why-not.ts'

const SPACED_WORD = /[^\p{Script=Han}\p{P}\p{S}\s]+/gu

/** The terms looked for that the index has for an item, and whether the item was read under each. */
export async function sharedTerms(
  view: ScopeView,
  { config }: QueryPlan,
  seq: number,
  looked: readonly TraceTerm[],
): Promise<readonly WhyNotTerm[]> {
  const names = looked.filter(({ documents }) => documents > 0).map(({ term }) => term)
  const { search } = view
  const own = await search.postings(names, names.length, { from: seq, to: seq + 1 })
  const read = await search.postings(names, config.recall.postingsBudget)
  const holding = ({ terms }: PostingsResult) =>
    new Set(terms.filter(({ postings }) => postings.some(([at]) => at === seq)).map(({ term }) => term))
  const [held, inBudget] = [holding(own), holding(read)]
  return looked
    .filter(({ term }) => held.has(term))
    .map((one) => ({ ...one, inBudget: inBudget.has(one.term) }))
}

/** Stop words that both texts (folded) hold. Latin ones are whole words, Han ones stand anywhere. */
export function sharedStopWords(packs: readonly LanguagePack[], a: string, b: string): readonly string[] {
  const [wordsA, wordsB] = [new Set(a.match(SPACED_WORD)), new Set(b.match(SPACED_WORD))]
  const isShared = (word: string): boolean =>
    /\p{Script=Han}/u.test(word) ? a.includes(word) && b.includes(word) : wordsA.has(word) && wordsB.has(word)
  const shared = packs.flatMap(({ lexicon: { stopwords, contentWords } }) =>
    [...stopwords].filter((word) => word !== '' && !contentWords.has(word) && isShared(word)),
  )
  return [...new Set(shared)]
}
