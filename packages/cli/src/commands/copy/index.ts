import { createHash } from 'node:crypto'
import { checkScope } from '@recollect/core'
import type { Store } from '@recollect/core'
import type { CopiedScope, CopyProgress } from '@recollect/core/copy'
import type { Context } from '../../context.ts'
import { isForeign, placeOf, shownDatabase } from '../../database/address.ts'
import { checkDatabase, openStore } from '../../database/open.ts'
import { withStore } from '../../database/with-store.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { progress } from '../../io/progress.ts'
import { admitted } from '../../privacy/admitted.ts'
import { loadCipher } from '../../privacy/load-cipher.ts'
import { scopeNames } from './scope-names.ts'
import type { CopyArguments } from './spec.ts'

export interface Copied {
  readonly from: string
  readonly to: string
  readonly scopes: readonly CopiedScope[]
  readonly stopped: boolean
}

/** Parts of a scope, so that a bar moves within one. */
const STEPS = 100

/** Copies scopes from one database to another, and compares what arrived. What is there already is not written again. */
export async function copy({ from, to, scopes }: CopyArguments, context: Context): Promise<Copied> {
  const { settings } = context.loaded
  scopes?.forEach((name) => checkScope(name))
  const source = { ...settings, db: from === null ? settings.db : placeOf(from, context.io.cwd) }
  const target = { ...settings, db: placeOf(to, context.io.cwd) }
  refuseForeign(source.db)
  refuseForeign(target.db)
  if (source.db === target.db) throw usageError((t) => t.server.sameDatabase)
  await checkDatabase(source, 'read')
  await checkDatabase(target, 'write')
  await admitted(context)
  const cipher = await loadCipher(context.loaded)
  return withStore(openStore(source, cipher), (reading) =>
    withStore(openStore(target, cipher), async (writing) => ({
      from: shownDatabase(source.db),
      to: shownDatabase(target.db),
      ...(await run(reading, writing, scopes, context)),
    })),
  )
}

function refuseForeign(db: string): void {
  if (!isForeign(db)) return
  const shown = shownDatabase(db)
  throw new CliError('INVALID_CONFIG', (t) => t.server.foreignAddress(shown))
}

async function run(
  from: Store,
  to: Store,
  named: readonly string[] | null,
  context: Context,
): Promise<Pick<Copied, 'scopes' | 'stopped'>> {
  const { copyStore } = await import('@recollect/core/copy')
  const names = named ?? (await scopeNames(from))
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  const bar = await progress(context, context.text.server.copyBar, context.text.server.copying)
  const whole = overall(names.length)
  try {
    return await copyStore(from, to, {
      scopes: names,
      newHash: () => createHash('sha256'),
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
