import type { Engine } from '../engine.ts'
import type { ScopeTransaction } from '../plugin/store.ts'

/** Expansions made by recalls since the last write of this scope go along with it. */
export async function writeExpansions(engine: Engine, tx: ScopeTransaction, scope: string): Promise<void> {
  const rows = engine.expansions.take(scope)
  if (rows.length > 0) await tx.expansions.put(rows)
}
