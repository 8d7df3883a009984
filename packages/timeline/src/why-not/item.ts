import type { QueryPlan } from '@recollect/core/plugin'
import type { MemoryItem } from '@recollect/core'
import { partialScore, MIN_SCORE, SCANNED } from '@recollect/core/past'
import { beginning } from '@recollect/core/plugin'
import type { WhyNotTerm } from '../api/why-not.ts'
import type { Verdict } from './card.ts'

const list = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')

/** Why the text index did not bring an item. Pure. */
export function textVerdict(
  shared: readonly WhyNotTerm[],
  stopWords: readonly string[],
  limit: number,
): Verdict {
  if (shared.some(({ inBudget }) => inBudget))
    return {
      code: 'beyond_limit',
      reason: `shares words, but too many messages rank before it (limit ${limit})`,
    }
  if (shared.length > 0) {
    const terms = list(shared.map(({ term }) => term))
    return {
      code: 'over_budget',
      reason: `shares only ${terms}, and newer messages with it used up recall.postingsBudget`,
    }
  }
  return stopWords.length > 0
    ? {
        code: 'only_stop_words',
        reason: `shares only ${list(stopWords)}, which carry no content and are not searched`,
      }
    : { code: 'no_shared_term', reason: 'shares no word with the query or what it was expanded to' }
}

/** Why looking for parts of words did not bring an item; `scanned` says whether it is new enough to be looked at. Pure. */
export function substringVerdict(item: MemoryItem, plan: QueryPlan, scanned: boolean): Verdict {
  const { config, matcher, limit } = plan
  if (!scanned) return { code: 'beyond_scan', reason: `older than the newest ${SCANNED} messages` }
  const keywords = [...new Set(plan.terms)]
  const score = partialScore(
    matcher.scan(beginning(item.text)),
    keywords,
    !config.query.off.includes('subwords'),
  )
  if (score >= MIN_SCORE) return { code: 'beyond_limit', reason: `${limit} others hold more of the words` }
  return score === 0
    ? { code: 'no_part', reason: 'holds no part of the words' }
    : { code: 'below_threshold', reason: `scores ${score.toFixed(2)}, and ${MIN_SCORE} is demanded` }
}

/** Why the comparison of vectors did not bring an item. Pure. */
export function vectorVerdict(similarity: number | null, { config, limit }: QueryPlan): Verdict {
  const { vectorThreshold } = config.recall
  if (similarity === null)
    return { code: 'no_vector', reason: 'it has no vector of the present model: call reembed()' }
  return similarity < vectorThreshold
    ? {
        code: 'below_threshold',
        reason: `similarity ${similarity.toFixed(2)}, and ${vectorThreshold} is demanded (recall.vectorThreshold)`,
      }
    : { code: 'beyond_limit', reason: `${limit} others are nearer` }
}
