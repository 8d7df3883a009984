import { beginning } from '../../util/strings.ts'
import type { MemoryItem } from '../../types/item.ts'
import type { QueryPlan } from '../../query-plan.ts'
import { isOnTheDay, voice } from './rank.ts'
import type { Scored } from './bm25.ts'
import type { PostingsResult } from '../../plugin/search.ts'
import { idf } from './bm25.ts'

/** What the words of a message cannot tell: who said it, when, and to what end. Each is a factor of its score. */
export interface Boost {
  readonly name: 'speaker' | 'role' | 'asking' | 'standing' | 'date'
  readonly factor: number
}

/** Found by ablation on seven sets of conversations (apps/bench/RESULTS.md); each can be left out by `query.off`. */
const NAMED_SPEAKER = 1.4
const ASSISTANT = 0.55
const ASSISTANT_ASKED_FOR = 1.5
const ASKING = 0.75
const STANDING = 1.6
const ON_THE_DAY = 1.8

const ENDS_ASKING = /[?？]["'”’）)\s]*$/u

/** What a list of candidates as a whole tells about the conversation. */
export interface Company {
  /** More than one person or role speaks: what stands beside a message belongs to it. */
  readonly dialogue: boolean
  /** People talk among themselves, no assistant: their questions hold no facts. */
  readonly people: boolean
}

/** What of a recall's plan the ranking reads. */
export type RankingPlan = Pick<QueryPlan, 'config' | 'cues' | 'date' | 'terms' | 'termsOf'>

export function companyOf(items: readonly MemoryItem[]): Company {
  const voices = new Set(items.map(voice))
  const dialogue = voices.size > 1
  return { dialogue, people: dialogue && items.every(({ role }) => role === 'user') }
}

/** The boosts of one message; none is the common case. */
export function boostsOf(item: MemoryItem, plan: RankingPlan, company: Company): readonly Boost[] {
  const { off } = plan.config.query
  const { cues } = plan
  const boosts: Boost[] = []
  const add = (name: Boost['name'], factor: number) => boosts.push({ name, factor })
  if (!off.includes('speakers') && isNamed(item, plan)) add('speaker', NAMED_SPEAKER)
  if (!off.includes('roles') && item.role === 'assistant')
    add('role', cues.assistantSaid ? ASSISTANT_ASKED_FOR : ASSISTANT)
  if (!off.includes('roles') && (company.people || item.role === 'assistant') && ENDS_ASKING.test(item.text))
    add('asking', ASKING)
  if (!off.includes('standing_wishes') && cues.request && cues.isStanding(beginning(item.text)))
    add('standing', STANDING)
  if (!off.includes('dates') && isOnTheDay(item, plan)) add('date', ON_THE_DAY)
  return boosts
}

function isNamed({ speaker }: MemoryItem, { terms, termsOf }: RankingPlan): boolean {
  if (speaker === null) return false
  return termsOf(speaker.normalize('NFKC').toLowerCase()).some((term) => terms.includes(term))
}

/** What of a message's score reaches the next message; what reaches further falls by the same share each time. */
const DECAY = 0.85

/** Its first powers: most messages stand close together. */
const FADED = Float64Array.from({ length: 64 }, (_, distance) => DECAY ** distance)

/**
 * How much is found around each message: the scores of the other messages, fading with their distance. A stretch of talk about a thing
 * is where its answer stands, though the answer itself may share no more than a word with the question. By place, as the scores are.
 * O(n log n) in the messages found, none is read.
 */
export function contextOf({ seqs, scores, places }: Omit<Scored, 'held'>): Float64Array {
  // By index: what goes through thousands of places one by one is spared the callbacks.
  const order = new Float64Array(seqs).sort()
  const placed = new Uint32Array(order.length)
  const own = new Float64Array(order.length)
  for (let at = 0; at < order.length; at += 1) {
    const place = places.get(order[at] ?? 0) ?? 0
    placed[at] = place
    own[at] = scores[place] ?? 0
  }
  const around = new Float64Array(order.length)
  spread(order, own, around)
  spread(order.reverse(), own.reverse(), around.reverse())
  placed.reverse()
  const context = new Float64Array(order.length)
  for (let at = 0; at < placed.length; at += 1) context[placed[at] ?? 0] = around[at] ?? 0
  return context
}

/** Adds to each place what the places before it carry on to it. */
function spread(seqs: Float64Array, own: Float64Array, around: Float64Array): void {
  let carried = 0
  let last = seqs[0] ?? 0
  for (let at = 0; at < seqs.length; at += 1) {
    const seq = seqs[at] ?? 0
    const distance = Math.abs(seq - last)
    carried *= FADED[distance] ?? DECAY ** distance
    around[at] = (around[at] ?? 0) + carried
    carried += own[at] ?? 0
    last = seq
  }
}

/** What brings contexts to the scale of the best score; 0 where nothing stands around anything. */
export const contextScale = (best: number, widest: number): number => (widest > 0 ? best / widest : 0)

/** The largest of some scores, 0 when there is none above it. */
export function largest(scores: Iterable<number>): number {
  let most = 0
  for (const score of scores) most = Math.max(most, score)
  return most
}

/** Terms of the best message that are looked for. */
const TERMS = 5
/** What the rarest of them counts beside a word of the query. */
const WEIGHT = 0.25
/** A message of more terms speaks of more than what was asked: its terms count for less. */
const SHORT = 10
/** Terms of the best message that are looked at. */
const LOOKED_AT = 8

/** Terms of the best message that the query does not hold, to be counted in the scope. */
export function feedbackTerms(
  terms: readonly string[],
  known: ReadonlyMap<string, number>,
): readonly string[] {
  return [...new Set(terms)].filter((term) => !known.has(term)).slice(0, LOOKED_AT)
}

/**
 * Pseudo-relevance feedback (Lavrenko & Croft 2001, in its simplest form: one message, few terms): what the best message says beside
 * the query leads to messages about the same thing or person. Weights by rarity in the scope, for terms said more than once. Pure.
 */
export function feedbackWeights(found: PostingsResult, length: number): ReadonlyMap<string, number> {
  const telling = found.terms
    .filter(({ df }) => df > 1)
    .map(({ term, df }) => ({ term, worth: idf(found.documents, df) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TERMS)
  const rarest = telling[0]?.worth ?? 1
  const weight = WEIGHT * Math.min(1, SHORT / Math.max(1, length))
  return new Map(telling.map(({ term, worth }) => [term, (weight * worth) / rarest]))
}
