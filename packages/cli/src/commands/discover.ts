import { setImmediate as turn } from 'node:timers/promises'
import type { ScopedMemory } from '@recollect/core'
import type { DiscoverOptions, DiscoverReport } from '@recollect/knowledge'
import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Context } from '../context.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { discoveryModels } from '../models/discovery.ts'
import { withMemory } from '../open-memory.ts'
import { renderDiscovered } from '../render/knowledge/discovered.ts'
import { allScopeNames } from '../util/all-scopes.ts'
import { field } from '../util/objects.ts'
import { isFailed } from './discover/outcome.ts'
import type { Discovered } from './discover/outcome.ts'
import { discoverProgress } from './discover/progress.ts'

interface DiscoverArguments {
  readonly dryRun: boolean
  readonly limit: number | undefined
  readonly sample: number | undefined
  readonly skipped: boolean
  readonly failed: boolean
  /** Also what may still be going on. */
  readonly ongoing: boolean
  readonly allScopes: boolean
}

/** Cuts episodes and, with a model, finds private knowledge in them. Ctrl-C ends it; what is under way is not written. */
async function discover(args: DiscoverArguments, context: Context): Promise<Discovered> {
  const { models, missing } = await discoveryModels(context.loaded)
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  try {
    return await withMemory(
      context,
      'read',
      async ({ recollect, memory }) => {
        const names = args.allScopes ? await allScopeNames(recollect) : [memory.scope]
        const scopes: ({ scope: string } & DiscoverReport)[] = []
        for (const scope of names) {
          // The first one says by itself that it was stopped.
          if (scopes.length > 0 && (stop.signal.aborted || scopes.some(isSpent))) break
          const options = { ...optionsOf(args), signal: stop.signal }
          scopes.push({ scope, ...(await discoverScope(recollect.scope(scope), options, context)) })
        }
        const model = missing === null ? context.loaded.settings.model.name : null
        return { dryRun: args.dryRun, model, missing, scopes, interrupted: stop.signal.aborted }
      },
      models,
    )
  } finally {
    release()
  }
}

/** What the model refuses in one scope it refuses in the next; a budget is of one scope alone. */
const isSpent = ({ stopped }: DiscoverReport): boolean =>
  stopped !== null && stopped.code !== 'BUDGET_EXHAUSTED'

const optionsOf = ({
  dryRun,
  skipped,
  failed,
  ongoing,
  limit,
  sample,
}: DiscoverArguments): DiscoverOptions => ({
  dryRun,
  skipped,
  failed,
  ongoing,
  ...field('limit', limit),
  ...field('sample', sample),
})

async function discoverScope(
  memory: ScopedMemory,
  options: DiscoverOptions,
  context: Context,
): Promise<DiscoverReport> {
  const shown = discoverProgress(memory.scope, context)
  try {
    return await memory.discover({
      ...options,
      onProgress: async (progress) => {
        await shown.update(progress)
        // SQLite answers without letting go of the process; here signals come through.
        await turn()
      },
    })
  } finally {
    shown.end()
  }
}

export const spec = command({
  name: 'discover',
  group: 'knowledge',
  options: [
    'discoverDryRun',
    'episodes',
    'sample',
    'skipped',
    'failed',
    'now',
    'allScopes',
    ...MODEL_OPTIONS,
  ],
  read: (values): DiscoverArguments => {
    const allScopes = values.flag('all-scopes')
    if (allScopes && values.text('scope') !== undefined) throw values.exclusive('--all-scopes', '--scope')
    return {
      dryRun: values.flag('dry-run'),
      limit: values.integer('limit', 1, 10_000),
      sample: values.integer('sample', 1, 10_000),
      skipped: values.flag('skipped'),
      failed: values.flag('failed'),
      ongoing: values.flag('now'),
      allScopes,
    }
  },
  run: discover,
  render: renderDiscovered,
  exit: (done) => (done.interrupted ? EXIT.interrupted : isFailed(done) ? EXIT.failed : EXIT.ok),
})
