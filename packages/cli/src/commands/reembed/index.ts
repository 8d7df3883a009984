import type { ReembedProgress, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { progress } from '../../io/progress.ts'
import { withMemory } from '../../open-memory.ts'
import { allScopeNames } from '../../util/all-scopes.ts'
import type { ReembedArguments } from './spec.ts'

export interface Reembedded {
  readonly scopes: readonly ({ readonly scope: string } & ReembedProgress)[]
  /** Ctrl-C came before the end; what is embedded stays so. */
  readonly stopped: boolean
}

/** Embeds what has no vector of the configured model. Ctrl-C ends it after the batch, or while the embedder is waited for. */
export async function reembed({ batch, allScopes }: ReembedArguments, context: Context): Promise<Reembedded> {
  if (context.loaded.embedder === null) throw new CliError('INVALID_CONFIG', (t) => t.errors.noEmbedder)
  return withMemory(context, 'read', async ({ recollect, memory }) => {
    const names = allScopes ? await allScopeNames(recollect) : [memory.scope]
    const stop = new AbortController()
    const release = context.io.onInterrupt(() => stop.abort())
    const scopes: ({ scope: string } & ReembedProgress)[] = []
    try {
      for (const scope of names) {
        if (stop.signal.aborted) break
        const done = await reembedScope(recollect.scope(scope), context, { batch, signal: stop.signal })
        scopes.push({ scope, ...done })
      }
    } finally {
      release()
    }
    return { scopes, stopped: stop.signal.aborted }
  })
}

async function reembedScope(
  memory: ScopedMemory,
  context: Context,
  { batch, signal }: { readonly batch: number | undefined; readonly signal: AbortSignal },
): Promise<ReembedProgress> {
  const { bar, progress: line } = context.text.output.reembed
  const shown = await progress(context, `${bar} (${memory.scope})`, line)
  try {
    return await memory.reembed({
      signal,
      onProgress: async ({ done, total, failed }) => shown?.update(done, total, failed),
      ...(batch === undefined ? {} : { batch }),
    })
  } finally {
    shown?.end()
  }
}
