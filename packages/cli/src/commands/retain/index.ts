import type { RetentionPolicy, RetentionReport } from '@recollect/privacy'
import { applyRetention } from '@recollect/privacy'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { confirmed } from '../../io/confirmed.ts'
import { progress } from '../../io/progress.ts'
import { withMemory } from '../../open-memory.ts'
import type { Memories } from '../../privacy/access.ts'
import { allScopeNames } from '../../util/all-scopes.ts'
import type { RetainArguments } from './spec.ts'

export interface Retained {
  readonly dryRun: boolean
  readonly scopes: readonly RetentionReport[]
  readonly stopped: boolean
}

/** Keeps scopes down to the rules of the configuration, after a yes. Ctrl-C ends it between two records. */
export async function retain(args: RetainArguments, context: Context): Promise<Retained> {
  const policy = context.loaded.settings.privacy.retention
  if (policy === null) throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.noRetention)
  return withMemory(context, 'read', async ({ recollect, memory }) => {
    const names = args.allScopes ? await allScopeNames(recollect) : [memory.scope]
    if (args.dryRun || !args.yes) {
      const plan = await run(names, policy, true, recollect, context)
      const records = plan.scopes.reduce((sum, report) => sum + sizeOf(report), 0)
      if (args.dryRun || records === 0) return plan
      await confirmed(context, context.text.safety.retain.confirm(records, names.length))
    }
    return run(names, policy, false, recollect, context)
  })
}

const sizeOf = ({ forgotten, archived }: RetentionReport): number => forgotten.length + archived.length

async function run(
  names: readonly string[],
  policy: RetentionPolicy,
  dryRun: boolean,
  recollect: Memories,
  context: Context,
): Promise<Retained> {
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  const { bar, progress: line } = context.text.safety.retain
  const shown = dryRun ? null : await progress(context, bar, line)
  const scopes: RetentionReport[] = []
  try {
    for (const name of names) {
      if (stop.signal.aborted) break
      const report = await applyRetention(recollect.scope(name), policy, {
        dryRun,
        now: Date.now(),
        signal: stop.signal,
        onProgress: async ({ done, total }) => shown?.update(done, total, 0),
      })
      scopes.push(report)
    }
  } finally {
    shown?.end()
    release()
  }
  return { dryRun, scopes, stopped: stop.signal.aborted }
}
