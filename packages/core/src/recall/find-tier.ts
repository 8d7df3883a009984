import type { QueryPlan } from '../query-plan.ts'
import type { TierResult } from './candidate.ts'
import type { Tracer } from './trace/trace.ts'

/** One way to find candidates. It may ask what another one found. */
export type Tier = (plan: QueryPlan, find: FindTier) => Promise<TierResult>

/** What a tier found; it is run when it is first asked for, and once. */
export type FindTier = (tier: Tier) => Promise<TierResult>

/** The tiers of one recall. */
export function tiersOf(plan: QueryPlan): FindTier {
  const started = new Map<Tier, Promise<TierResult>>()
  const find: FindTier = (tier) => {
    const found = started.get(tier) ?? tier(plan, find)
    started.set(tier, found)
    return found
  }
  return find
}

/**
 * Takes a step for each of what is given, all at once: where the store is far away, what they read of it travels together. One after
 * the other when a trace is taken: it shows how long each took.
 */
export const together = <A, T>(
  [first, ...others]: readonly [A, ...A[]],
  step: (one: A) => Promise<T>,
  tracer: Tracer | null,
): Promise<[T, ...T[]]> =>
  tracer ? tracer.inTurn(first, others, step) : Promise.all([step(first), ...others.map((one) => step(one))])
