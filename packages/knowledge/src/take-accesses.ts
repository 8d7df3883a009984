import type { Engine } from './engine.ts'
import type { SemanticWriter } from '@recollect/core/store'

/**
 * What searches and recalls found since the last write of this scope, to go along with it. Taken before the transaction: a store may run
 * the work of one twice.
 */
export function takeAccesses(engine: Engine, scope: string): (semantic: SemanticWriter) => Promise<void> {
  const accesses = [...(engine.nodeAccesses.get(scope)?.values() ?? [])]
  engine.nodeAccesses.delete(scope)
  return async (semantic) => {
    if (accesses.length > 0) await semantic.noteAccess(accesses)
  }
}
