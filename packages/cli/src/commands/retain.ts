import type { RetentionPolicy, RetentionReason, RetentionReport } from '@recollect/privacy'
import { applyRetention } from '@recollect/privacy'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { confirmed } from '../io/confirmed.ts'
import { progress } from '../io/progress.ts'
import { withMemory } from '../open-memory.ts'
import type { Memories } from '../privacy/access.ts'
import type { View } from '../render/view.ts'
import { allScopeNames } from '../util/all-scopes.ts'

interface RetainArguments {
  readonly dryRun: boolean
  readonly allScopes: boolean
  readonly yes: boolean
}

interface Retained {
  readonly dryRun: boolean
  readonly scopes: readonly RetentionReport[]
  readonly stopped: boolean
}

/** Keeps scopes down to the rules of the configuration, after a yes. Ctrl-C ends it between two records. */
async function retain(args: RetainArguments, context: Context): Promise<Retained> {
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

function renderRetained({ dryRun, scopes, stopped }: Retained, { text }: View): string {
  const { retain } = text.safety
  const counts = new Map<RetentionReason | 'archive', number>()
  const add = (reason: RetentionReason | 'archive', more: number): void => {
    if (more > 0) counts.set(reason, (counts.get(reason) ?? 0) + more)
  }
  for (const { forgotten, archived } of scopes) {
    for (const { reason } of forgotten) add(reason, 1)
    add('archive', archived.length)
  }
  const over = scopes.reduce((sum, { overQuota }) => sum + overQuota, 0)
  const title = dryRun ? retain.dry : retain.done
  return [
    ...(counts.size === 0 ? [retain.nothing] : [title]),
    ...[...counts].map(([reason, count]) => retain.line(retain.reason[reason], count)),
    ...(over > 0 ? [retain.over(over)] : []),
    ...(stopped ? [retain.stopped] : []),
  ].join('\n')
}

export const spec = command({
  name: 'retain',
  group: 'safety',
  options: ['retainDryRun', 'allScopes', 'yes'],
  read: (values): RetainArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return { dryRun: values.flag('dry-run'), allScopes, yes: values.flag('yes') }
  },
  run: retain,
  render: renderRetained,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
