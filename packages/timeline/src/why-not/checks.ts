import type { TraceTier } from '@recollect/core/plugin'
import type { WhyNotCheck } from '../api/why-not.ts'
import type { Verdict } from './card.ts'
import { closestVerdict } from './card.ts'
import { substringVerdict, textVerdict, vectorVerdict } from './item.ts'
import { isKnowledge } from './facts.ts'
import type { WhyNotFacts } from './facts.ts'

/** What each tier made of a record; of a card, the tiers of messages say what they made of its message. Pure. */
export function checksOf(facts: WhyNotFacts): readonly WhyNotCheck[] {
  const { trace } = facts
  const ids = idsOf(facts)
  return eachTier(trace.tiers).map(({ tier, ran, reason, code }) => {
    const found = trace.candidates.find((one) => one.tier === tier && ids.has(one.id))
    if (found)
      return { tier, ran, found: true, rank: found.rank, code: 'found', reason: `ranks ${found.rank} there` }
    const why: Pick<WhyNotCheck, 'code' | 'reason'> = ran ? verdictOf(tier, facts) : { code, reason }
    return { tier, ran, found: false, rank: null, ...why }
  })
}

/** Under which the tiers know a record. Knowledge is found by its own words: what they made of its message is another matter. */
function idsOf({ record, cards }: WhyNotFacts): ReadonlySet<string | undefined> {
  if (record.kind === 'node') return new Set([record.node.id])
  if (record.kind === 'episode') return new Set([record.episode.id])
  return new Set([record.card?.id, record.item?.id, ...cards.map(({ id }) => id)])
}

/** One entry a tier, that of a part it looked for where there are several. */
const eachTier = (tiers: readonly TraceTier[]): readonly TraceTier[] =>
  [...new Set(tiers.map(({ tier }) => tier))].flatMap((name) => {
    const own = tiers.filter(({ tier }) => tier === name)
    return own.find(({ ran }) => ran) ?? own[0] ?? []
  })

function verdictOf(tier: TraceTier['tier'], facts: WhyNotFacts): Verdict {
  const { record, plan, more, terms, cards, scanned, similarity } = facts
  if (isKnowledge(record)) return toldTier(tier, facts)
  switch (tier) {
    case 'card':
      return closestVerdict(
        cards,
        [plan, ...more].map(({ detection }) => detection),
      )
    case 'exact':
      return { code: 'differs', reason: 'does not say the same as the query' }
    case 'full_text':
      return textVerdict(terms.shared, terms.stopWords, plan.limit)
    case 'substring':
      if (record.item) return substringVerdict(record.item, plan, scanned)
      break
    case 'vector':
      return vectorVerdict(similarity, plan)
    default:
  }
  return { code: 'not_among_found', reason: 'not among what it found' }
}

/** Its own tier looks it up by its words. */
function toldTier(tier: TraceTier['tier'], { record, terms, trace }: WhyNotFacts): Verdict {
  if (tier !== record.kind) return { code: 'not_among_found', reason: 'finds cards and messages only' }
  const own = new Set(terms.record)
  const shares = trace.terms.some(({ term }) => own.has(term))
  return shares
    ? {
        code: 'below_threshold',
        reason: 'shares words, but too little of the query, or others rank before it',
      }
    : { code: 'no_shared_term', reason: 'shares no word with the query or what it was expanded to' }
}
