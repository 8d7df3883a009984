import type { MemoryCard } from '@recollect/core'
import type { ScopeTransaction } from '@recollect/core/store'
import type { ForgetPlan } from '@recollect/core/plugin'
import { markOf } from './mark.ts'

/**
 * Removes the reminders that are about what is forgotten: a reminder repeats it, and no message of its own tells core so. Whole chains, so
 * that no version is left without the one before; what the user said too is a fact by itself and stays.
 */
export async function removeAbout(
  { cards }: ScopeTransaction,
  plan: Pick<ForgetPlan, 'items' | 'cards'>,
): Promise<void> {
  const gone = new Set([...plan.items, ...plan.cards].map(({ id }) => id))
  const plans = await cards.history('user:plan')
  const own = new Set(plans.filter((card) => gone.has(markOf(card).about ?? '')).map(chainOf))
  const said = new Set(plans.filter(({ itemId }) => itemId !== null).map(chainOf))
  for (const card of plans)
    if (own.has(chainOf(card)) && !said.has(chainOf(card))) await cards.remove(card.id)
}

const chainOf = ({ valueKey }: MemoryCard): string => valueKey
