import { RecollectError } from '@recollect/core'
import { checkScope } from '@recollect/core/plugin'
import type { Store } from '@recollect/core'
import type { CopiedScope, CopyProgress } from '@recollect/transfer'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { shownDatabase } from '../database/address.ts'
import { checkDatabase, openStore } from '../database/open.ts'
import { withStore } from '../database/with-store.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { progress } from '../io/progress.ts'
import { admitted } from '../privacy/admitted.ts'
import type { View } from '../render/view.ts'
import { settle } from '../util/attempt.ts'
import { scopeNames } from './copy/scope-names.ts'
import { sidesOf, SIDES } from './copy/sides.ts'
import type { CopyArguments } from './copy/sides.ts'

interface Copied {
  readonly from: string
  readonly to: string
  readonly scopes: readonly CopiedScope[]
  readonly stopped: boolean
}

/** Parts of a scope, so that a bar moves within one. */
const STEPS = 100

/** Copies scopes from one database to another, and compares what arrived. What is there already is not written again. */
async function copy(args: CopyArguments, context: Context): Promise<Copied> {
  args.scopes?.forEach((name) => checkScope(name))
  const { source, target } = await sidesOf(args, context)
  await checkDatabase(source.settings, 'read')
  await checkDatabase(target.settings, 'write')
  // In the order in which they are touched: who may not read the one makes nothing in the other.
  await admitted(source)
  await admitted(target, 'write')
  const copied = await settle(
    withStore(openStore(source.settings, source.cipher), (reading) =>
      withStore(openStore(target.settings, target.cipher), async (writing) => ({
        from: shownDatabase(source.settings.db),
        to: shownDatabase(target.settings.db),
        ...(await run(reading, writing, args.scopes, context)),
      })),
    ),
  )
  if (copied.ok) return copied.value
  if (isPlainSide(copied.error)) throw new CliError('INVALID_CONFIG', (t) => t.server.plainSide)
  throw copied.error
}

const PLAIN = /^This scope was written without encryption/u

/** The library says to copy it, which is what was tried. */
const isPlainSide = (error: unknown): boolean => RecollectError.isInstance(error) && PLAIN.test(error.message)

async function run(
  from: Store,
  to: Store,
  named: readonly string[] | null,
  context: Context,
): Promise<Pick<Copied, 'scopes' | 'stopped'>> {
  const { copyStore } = await import('@recollect/transfer')
  const names = named ?? (await scopeNames(from))
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  const bar = await progress(context, context.text.server.copyBar, context.text.server.copying)
  const whole = overall(names.length)
  try {
    return await copyStore(from, to, {
      scopes: names,
      signal: stop.signal,
      onProgress: async (now) => bar?.update(whole(now), names.length * STEPS, names.length),
    })
  } finally {
    bar?.end()
    release()
  }
}

/** How far the whole is: copying is the first half of each scope, comparing the second. */
function overall(scopes: number): (now: CopyProgress) => number {
  let [begun, current] = [0, '']
  return ({ scope, phase, done, total }) => {
    if (scope !== current) begun += 1
    current = scope
    const half = total === 0 ? 1 : done / total
    const within = (phase === 'copy' ? half : 1 + half) / 2
    return Math.min((begun - 1 + within) * STEPS, scopes * STEPS)
  }
}

function renderCopied({ from, to, scopes, stopped }: Copied, { text: { server, knowledge } }: View): string {
  const sum = (count: (scope: Copied['scopes'][number]) => number): number =>
    scopes.reduce((total, scope) => total + count(scope), 0)
  const items = sum(({ holds }) => holds.items)
  const cards = sum(({ holds }) => holds.cards)
  const changes = sum(({ holds }) => holds.changes)
  const turns = sum(({ holds }) => holds.turns)
  const sessions = sum(({ holds }) => holds.sessions)
  const told = server.copied(from, to, scopes.length)
  const [episodes, nodes] = [sum(({ holds }) => holds.episodes), sum(({ holds }) => holds.nodes)]
  const discovered = episodes + nodes === 0 ? [] : [knowledge.imported(episodes, nodes)]
  const holds = [server.holds(items, cards, changes, turns, sessions), ...discovered].join('\n')
  if (stopped) return [server.copyStopped(scopes.length), ...(scopes.length > 0 ? [holds] : [])].join('\n')
  const written = sum((scope) => scope.written)
  return [written === 0 ? server.thereAlready(to, scopes.length) : told, holds].join('\n')
}

export const spec = command({
  name: 'copy',
  argument: { syntax: '[scope...]', help: 'scopes' },
  options: ['copyFrom', 'copyTo', 'plain', 'copyFromConfig'],
  read: (values): CopyArguments => {
    const to = values.text('to')
    if (to === undefined) throw usageError((t) => t.errors.missingOption('--to'))
    const named = values.text('scope')
    const scopes = [...new Set([...(named === undefined ? [] : [named]), ...values.all])]
    const [plain, fromConfig] = [values.choice('plain', SIDES), values.text('from-config')]
    if (plain === 'from' && fromConfig !== undefined) throw values.exclusive('--plain from', '--from-config')
    return {
      from: values.text('from') ?? null,
      to,
      scopes: scopes.length === 0 ? null : scopes,
      plain: plain ?? null,
      fromConfig: fromConfig ?? null,
    }
  },
  run: copy,
  render: renderCopied,
  exit: ({ stopped }) => (stopped ? EXIT.interrupted : EXIT.ok),
})
