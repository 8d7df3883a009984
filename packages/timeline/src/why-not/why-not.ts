import type { RecallTrace } from '@recollect/core'
import type { RecordRef, TraceDrop, TraceRanked } from '@recollect/core/plugin'
import { BEHIND, keyOf, quoteOf } from '@recollect/core/past'
import { WHY_NOT_CODES } from '../api/why-not.ts'
import type { WhyNot, WhyNotCheck, WhyNotCode, WhyNotInstead } from '../api/why-not.ts'
import { checksOf } from './checks.ts'
import { isKnowledge } from './facts.ts'
import type { RecordLookedAt, WhyNotFacts } from './facts.ts'

type End = Pick<WhyNot, 'outcome' | 'stage' | 'code' | 'reason' | 'rank' | 'score' | 'parts'>

const CODES: Readonly<Record<TraceDrop['stage'], WhyNotCode>> = {
  exclude: 'excluded',
  filter: 'filtered',
  active: 'superseded',
  echo: 'echo',
  fuse: 'behind_card',
  limit: 'beyond_limit',
}

/** Says why a record was recalled or not. Pure. */
export function whyNotOf(facts: WhyNotFacts): WhyNot {
  const { record, result, trace, terms, plan, expansions } = facts
  const checks = checksOf(facts)
  const end =
    endIn(trace, facts) ??
    filtered(facts) ??
    behindOwn(facts) ??
    (facts.wide && endIn(facts.wide, facts)) ??
    verdict(facts, checks)
  return {
    version: 1,
    query: result.query,
    ...refOf(record),
    ...factOf(record),
    ...end,
    conditions: facts.failing,
    limit: plan.limit,
    lowest: result.hits.at(-1)?.score ?? null,
    instead: insteadOf(facts, end.code),
    detection: result.detection,
    evidence: result.evidence,
    terms,
    checks,
    expansions,
  }
}

function refOf(record: RecordLookedAt): RecordRef {
  const { kind, item, card } = record
  const told = kind === 'node' ? record.node : kind === 'episode' ? record.episode : null
  return { kind, id: (told ?? card ?? item)?.id ?? '' }
}

function factOf(record: RecordLookedAt): Pick<WhyNot, 'quote' | 'saidAt' | 'active' | 'fact'> {
  const { card, item } = record
  if (isKnowledge(record)) {
    const saidAt = record.kind === 'node' ? record.node.validFrom : record.episode.startedAt
    return { quote: quoteOf(record), saidAt, active: true, fact: null }
  }
  const fact = card && { entity: card.entity, slot: card.slot, facet: card.facet }
  const active = card?.active ?? item?.active ?? true
  return { quote: quoteOf({ card, item }), saidAt: item?.saidAt ?? card?.recordedAt ?? null, active, fact }
}

function filtered({ failing }: WhyNotFacts): End | null {
  const reason = `the filter asks for another ${failing.join(', ')}`
  return failing.length === 0
    ? null
    : unranked({ outcome: 'dropped', stage: 'filter', code: 'filtered', reason })
}

/** Where the record ended in a recall; null when no tier found it. */
function endIn(trace: RecallTrace, { record, result, plan }: WhyNotFacts): End | null {
  const key = keyOf(refOf(record))
  const ranked = trace.ranked.find((one) => keyOf(one) === key)
  const place = { rank: ranked?.rank ?? null, score: ranked?.score ?? null, parts: ranked?.parts ?? [] }
  const hit = result.hits.findIndex((one) => keyOf(one) === key)
  if (hit >= 0) {
    const reason = `it is hit ${hit + 1} of ${result.hits.length}`
    return { outcome: 'recalled', stage: 'hits', code: 'recalled', reason, ...place }
  }
  const drop = trace.dropped.find((one) => keyOf(one) === key)
  if (drop)
    return { outcome: 'dropped', stage: drop.stage, code: CODES[drop.stage], reason: drop.reason, ...place }
  if (!ranked) return null
  const reason = `ranks ${ranked.rank} when ${trace.limit} are asked for, beyond the limit of ${plan.limit}`
  return { outcome: 'dropped', stage: 'limit', code: 'beyond_limit', reason, ...place }
}

/** The first of the facts a message gave that was ranked. */
const ownRanked = ({ record, cards, trace }: WhyNotFacts): TraceRanked | undefined =>
  record.kind !== 'item' ? undefined : trace.ranked.find(({ id }) => cards.some((card) => card.id === id))

/** No tier found the message, but one found a fact it gave. */
const behindOwn = (facts: WhyNotFacts): End | null =>
  ownRanked(facts)
    ? unranked({ outcome: 'dropped', stage: 'fuse', code: 'behind_card', reason: BEHIND })
    : null

/** By which tier it should have been found, and why that one did not: full text for messages, the look-up for cards. */
function verdict({ record }: WhyNotFacts, checks: readonly WhyNotCheck[]): End {
  if (isKnowledge(record)) return toldVerdict(record.kind, checks)
  const at = (tier: WhyNotCheck['tier']) => checks.find((check) => check.tier === tier)
  const substring = at('substring')
  const nearly =
    substring?.code === 'below_threshold' || substring?.code === 'beyond_limit' ? substring : undefined
  const text = at('full_text')
  const shares = text?.code === 'over_budget' || text?.code === 'beyond_limit'
  const found = record.kind === 'card' ? at('card') : shares ? text : (nearly ?? text)
  if (!found)
    return unranked({
      outcome: 'not_found',
      stage: 'full_text',
      code: 'not_among_found',
      reason: 'no tier found it',
    })
  const { reason, tier } = found
  const code = WHY_NOT_CODES.find((one) => one === found.code) ?? 'skipped'
  const stage =
    code === 'over_budget'
      ? 'budget'
      : code === 'superseded'
        ? 'active'
        : code === 'beyond_limit'
          ? 'limit'
          : tier
  const dropped = stage !== tier || code === 'below_threshold'
  return unranked({ outcome: dropped ? 'dropped' : 'not_found', stage, code, reason })
}

/** Knowledge and episodes are found by one tier each; where it did not run, they were not asked of. */
function toldVerdict(tier: 'node' | 'episode', checks: readonly WhyNotCheck[]): End {
  const check = checks.find((one) => one.tier === tier)
  if (!check) {
    const reason =
      'knowledge and episodes are not asked of: left out by query.off, or a filter of facts or messages'
    return unranked({ outcome: 'not_found', stage: tier, code: 'off', reason })
  }
  const code = WHY_NOT_CODES.find((one) => one === check.code) ?? 'not_among_found'
  return unranked({ outcome: 'not_found', stage: tier, code, reason: check.reason })
}

const unranked = (end: Pick<End, 'outcome' | 'stage' | 'code' | 'reason'>): End => ({
  ...end,
  rank: null,
  score: null,
  parts: [],
})

function insteadOf(facts: WhyNotFacts, code: WhyNotCode): WhyNotInstead | null {
  const { record, result, trace, newer } = facts
  const rankOf = (ref: RecordRef): number | null => {
    const at = result.hits.findIndex((hit) => keyOf(hit) === keyOf(ref))
    return at < 0 ? null : at + 1
  }
  const key = keyOf(refOf(record))
  const by =
    trace.dropped.find((drop) => keyOf(drop) === key)?.by ?? (code === 'behind_card' && ownRanked(facts))
  if (by) {
    const quote = trace.ranked.find((one) => keyOf(one) === keyOf(by))?.quote ?? ''
    return { kind: by.kind, id: by.id, why: 'behind', quote, rank: rankOf(by) }
  }
  if (code === 'superseded' && newer) {
    const ref: RecordRef = { kind: 'card', id: newer.id }
    return { ...ref, why: 'replaced_by', quote: newer.value, rank: rankOf(ref) }
  }
  if (record.kind === 'item' || record.kind === 'episode' || record.item === null || code === 'recalled')
    return null
  const source: RecordRef = { kind: 'item', id: record.item.id }
  const rank = rankOf(source)
  return rank === null
    ? null
    : { ...source, why: 'source', quote: quoteOf({ card: null, item: record.item }), rank }
}
