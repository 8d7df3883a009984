import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '../plugin/store.ts'

/**
 * Expansions made by recalls since the last write of this scope, to go along with it. They are taken before the transaction: a store may
 * run the work of one twice.
 */
export function takeExpansions(engine: Engine, scope: string): (tx: ScopeTransaction) => Promise<void> {
  const rows = engine.expansions.take(scope)
  return async (tx) => {
    if (rows.length > 0) await tx.expansions.put(rows)
  }
}
