import type { QueryPlan } from '../query-plan.ts'
import type { MemoryCard } from '../types/card.ts'
import type { TierResult } from './candidate.ts'
import { normalizeText } from '../util/normalize.ts'
import { ABOUT_ENOUGH } from './ranking/fuse.ts'

/** Where a slot name is cut into words: `handover-note`, `wifiPassword`. */
const CUT = /[-_.]|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu

interface Named {
  readonly card: MemoryCard
  /** How many words of the question its slot and value hold. */
  readonly held: number
  /** Words of the question that name its slot in full; none of one that is not named. */
  readonly naming: ReadonlySet<string>
}

/**
 * Of facts written directly, those that a question names, best first: those whose slot it names in full; else, when it asks for no
 * other slot, those that hold half of its words. Null when there are none.
 */
export function namedTier(plan: QueryPlan, direct: readonly MemoryCard[]): TierResult | null {
  const { detection } = plan
  const asked = new Set([...plan.terms, ...termsOfNames(plan)])
  const known = direct.map((card) => namedBy(plan, asked, card))
  const named = known
    .filter(({ naming }) => naming.size > 0)
    .filter(({ naming }) => !known.some((other) => isWithin(naming, other.naming)))
    .sort((a, b) => b.naming.size - a.naming.size || b.held - a.held)
  const share = ({ held }: Named) => held / Math.max(1, new Set(plan.terms).size)
  const isOther = detection.slots.length > 0
  if (named.length > 0) return toTier(named, (one) => (isOther ? share(one) : 1), 'named')
  const about = known.filter((one) => share(one) >= ABOUT_ENOUGH).sort((a, b) => b.held - a.held)
  if (isOther || about.length === 0) return null
  return toTier(about, (one) => Math.min(share(one), 0.99 * ABOUT_ENOUGH), 'named_value')
}

const SPELLED_AS_ONE = /[\p{Ll}\p{N}]\p{Lu}/u

/** The words of a name spelled as in code: "what is my wifiPassword?" */
function termsOfNames({ query: { source }, matcher, termsOf }: QueryPlan): readonly string[] {
  if (!SPELLED_AS_ONE.test(source)) return []
  return termsOf(matcher.scan(normalizeText(source.replaceAll(CUT, ' ')).text))
}

/** More are no longer one question. */
const MOST_SLOTS = 5

/** The slots of one's own that a question names, each of which is to be answered; null stands for whatever else it asks for. */
export function namedSlots(results: readonly TierResult[]): readonly [string | null, ...(string | null)[]] {
  const named = results.find(({ code }) => code === 'named')?.candidates ?? []
  const [first = null, ...others] = new Set(named.flatMap(({ card }) => card?.slot ?? []))
  return [first, ...others.slice(0, MOST_SLOTS - 1)]
}

/** What was found, with the facts of one of the named slots alone. */
export const ofSlot = (results: readonly TierResult[], slot: string | null): readonly TierResult[] =>
  results.map((result) =>
    slot !== null && result.code === 'named'
      ? { ...result, candidates: result.candidates.filter(({ card }) => card?.slot === slot) }
      : result,
  )

/** A question for the support plan is none for the plan. */
const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  words.size < others.size && [...words].every((word) => others.has(word))

function namedBy({ matcher, termsOf }: QueryPlan, asked: ReadonlySet<string>, card: MemoryCard): Named {
  const slot = new Set(termsOf(matcher.scan(card.slot.replaceAll(CUT, ' '))))
  const own = new Set([...slot, ...termsOf(matcher.scan(card.value))])
  const inFull = slot.size > 0 && [...slot].every((term) => asked.has(term))
  return {
    card,
    held: [...own].filter((term) => asked.has(term)).length,
    naming: inFull ? slot : new Set<string>(),
  }
}

const toTier = (
  found: readonly Named[],
  coverageOf: (one: Named) => number,
  code: 'named' | 'named_value',
): TierResult => ({
  tier: 'card',
  ran: true,
  reason: code === 'named' ? 'facts whose slot the question names' : 'facts that hold words of the question',
  code,
  candidates: found.map((one) => ({
    kind: 'card',
    id: one.card.id,
    tier: 'card',
    score: one.naming.size + one.held / (1 + one.held),
    coverage: coverageOf(one),
    card: one.card,
    item: null,
  })),
})
