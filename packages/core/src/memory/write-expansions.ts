import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '../plugin/store.ts'
import { errorCode } from '../observe/observed.ts'

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

/**
 * Writes expansions made since the last write. They are a convenience: a store that can no longer be written to must not keep a memory
 * from closing.
 */
export async function flushExpansions(engine: Engine): Promise<void> {
  for (const scope of engine.expansions.waiting()) {
    try {
      // Asking about a scope that holds nothing must not bring it into being.
      const held = await engine.store.read(scope, (view) => view.items.recent(1))
      if (held.length > 0) await engine.store.transaction(scope, takeExpansions(engine, scope))
    } catch (error) {
      engine.observer?.count('recollect.expansions.lost', 1, { error: errorCode(error) })
    }
  }
}
