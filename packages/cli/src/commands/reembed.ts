import type { ReembedProgress, ScopedMemory } from '@recollect/core'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { progress } from '../io/progress.ts'
import { withMemory } from '../open-memory.ts'
import type { View } from '../render/view.ts'
import { allScopeNames } from '../util/all-scopes.ts'

interface ReembedArguments {
  readonly batch: number | undefined
  readonly allScopes: boolean
}

interface Reembedded {
  readonly scopes: readonly ({ readonly scope: string } & ReembedProgress)[]
  /** Ctrl-C came before the end; what is embedded stays so. */
  readonly stopped: boolean
}

/** Embeds what has no vector of the configured model. Ctrl-C ends it after the batch, or while the embedder is waited for. */
async function reembed({ batch, allScopes }: ReembedArguments, context: Context): Promise<Reembedded> {
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

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

function renderReembed({ scopes, stopped }: Reembedded, { text }: View): string {
  const { reembed } = text.output
  const done = sum(scopes.map((scope) => scope.done))
  const total = sum(scopes.map((scope) => scope.total))
  const failed = sum(scopes.map((scope) => scope.failed))
  const removed = sum(scopes.map((scope) => scope.removed))
  const lines = stopped
    ? [reembed.stopped(done, total)]
    : [done === 0 ? reembed.nothing : reembed.done(done - failed)]
  if (failed > 0) lines.push(reembed.failed(failed))
  if (removed > 0) lines.push(reembed.removed(removed))
  return lines.join('\n')
}

export const spec = command({
  name: 'reembed',
  options: ['batch', 'allScopes'],
  read: (values): ReembedArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { batch: values.integer('batch', 1, 1000), allScopes }
  },
  run: reembed,
  render: renderReembed,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
