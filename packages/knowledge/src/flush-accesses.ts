import type { Engine } from './engine.ts'
import { errorCode } from '@recollect/core/plugin'
import type { SemanticWriter } from '@recollect/core/store'

/** Writes accesses noted since the last write: of a scope, or of all with null. */
export async function flushAccesses(engine: Engine, scope: string | null): Promise<void> {
  for (const one of scope === null ? [...engine.nodeAccesses.keys()] : [scope])
    await flushAccessesOf(engine, one)
}

/** They are figures: a store that can no longer be written to must not keep a memory from closing. */
async function flushAccessesOf(engine: Engine, scope: string): Promise<void> {
  if (!engine.nodeAccesses.has(scope)) return
  try {
    // What was found may be gone with its scope, which must not come into being again.
    const cutUpTo = await engine.store.read(scope, ({ semantic }) => Promise.resolve(semantic?.cutUpTo ?? 0))
    if (cutUpTo === 0) return
    const note = takeAccesses(engine, scope)
    await engine.store.transaction(scope, async ({ semantic }) => {
      if (semantic) await note(semantic)
    })
  } catch (error) {
    engine.observer?.count('recollect.accesses.lost', 1, { error: errorCode(error) })
  }
}

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
