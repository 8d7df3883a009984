import type { SettleResult } from '../api/upkeep.ts'
import { recorded } from '../changes/record.ts'
import type { Engine } from '../engine.ts'

/**
 * Writes down what the clock has brought about, as every write does first; takes no lock when nothing is due. What reads left
 * to be noted is written too, so that who looks for what is unused sees it.
 */
export async function settleScope(engine: Engine, scope: string): Promise<SettleResult> {
  for (const { flush } of engine.plugins) await flush?.(engine, scope)
  const nextDue = await engine.store.read(scope, (view) => Promise.resolve(view.nextDue))
  if (nextDue === null || nextDue > engine.clock.now()) return { settled: false, nextDue }
  return recorded(engine, scope, ({ tx }) => Promise.resolve({ settled: true, nextDue: tx.nextDue }))
}
