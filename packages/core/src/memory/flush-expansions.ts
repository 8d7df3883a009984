import type { Engine } from '../engine.ts'
import { errorCode } from '../observe/error-code.ts'
import { takeExpansions } from './write-expansions.ts'

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
