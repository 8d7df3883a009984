import type { Engine } from '../engine.ts'
import { errorCode } from '../observe/error-code.ts'
import { takeAccesses } from '../semantic/take-accesses.ts'

/** Writes accesses noted since the last write. */
export async function flushAccesses(engine: Engine): Promise<void> {
  for (const scope of [...engine.nodeAccesses.keys()]) await flushAccessesOf(engine, scope)
}

/** They are figures: a store that can no longer be written to must not keep a memory from closing. */
export async function flushAccessesOf(engine: Engine, scope: string): Promise<void> {
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
