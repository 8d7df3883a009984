import type { BackfillProgress } from '@recollect/core'
import type { Context } from '../../context.ts'
import { progress } from '../../io/progress.ts'
import { withMemory } from '../../open-memory.ts'
import { allScopeNames } from '../../util/all-scopes.ts'
import type { BackfillArguments } from './spec.ts'
import { backfillScope } from './scope.ts'

export interface Backfilled {
  readonly scopes: readonly ({ readonly scope: string } & BackfillProgress)[]
  /** Ctrl-C came before the end; what is read stays read. */
  readonly stopped: boolean
}

/** Extracts from what the present packs have not read. Ctrl-C ends it after the batch. */
export async function backfill(
  { batch, allScopes }: BackfillArguments,
  context: Context,
): Promise<Backfilled> {
  return withMemory(context, 'read', async ({ recollect, memory }) => {
    const names = allScopes ? await allScopeNames(recollect) : [memory.scope]
    let stopped = false
    const release = context.io.onInterrupt(() => (stopped = true))
    const scopes: ({ scope: string } & BackfillProgress)[] = []
    for (const scope of names) {
      if (stopped) break
      const title = allScopes
        ? `${context.text.output.backfill.bar} (${scope})`
        : context.text.output.backfill.bar
      const shown = await progress(context, title)
      const done = await backfillScope(recollect.scope(scope), { batch, shown, stopped: () => stopped })
      shown?.end()
      scopes.push({ scope, ...done })
    }
    release()
    return { scopes, stopped }
  })
}
