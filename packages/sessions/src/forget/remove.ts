import type { ScopeTransaction } from '@recollect/core/store'
import type { Engine, ForgetPlan } from '@recollect/core/plugin'
import { removeTurns } from '../log/remove-turns.ts'
import { clearVariables } from './clear-variables.ts'

/** Removes the logged pairs of a plan, form fields and variables that repeat what goes. */
export async function removeForgotten(
  engine: Engine,
  { sessions, working }: ScopeTransaction,
  plan: ForgetPlan,
): Promise<void> {
  const { cards, items, turns } = plan
  if (sessions !== undefined) await removeTurns(sessions, turns)
  if (working !== undefined && items.length + cards.length + turns.length > 0)
    await clearVariables(engine, working, plan)
}
