import { rekeyScope } from '@recollect/privacy'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { progress } from '../io/progress.ts'
import { withMemory } from '../open-memory.ts'
import type { View } from '../render/view.ts'
import { allScopeNames } from '../util/all-scopes.ts'

interface Rekeyed {
  /** Id of the key that everything is encrypted with now. */
  readonly key: string
  /** The others, which open backups only. */
  readonly others: readonly string[]
  /** Scopes that are through. */
  readonly scopes: number
  readonly values: number
  readonly done: boolean
}

/** Encrypts every scope anew with the current key. Ctrl-C ends it after the page; begun anew it goes on. */
async function rekey(_options: null, context: Context): Promise<Rekeyed> {
  const { cipher } = context.loaded.settings.privacy
  if (cipher === null) throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.noKeys)
  const others = Object.keys(cipher.keys).filter((id) => id !== cipher.current)
  return withMemory(context, 'read', async ({ recollect, inside: { store } }) => {
    const names = await allScopeNames(recollect)
    const stop = new AbortController()
    const release = context.io.onInterrupt(() => stop.abort())
    const { bar, progress: line } = context.text.safety.rekey
    const shown = await progress(context, bar, (_done, _total, values) => line(values))
    const sum = { scopes: 0, values: 0, done: true }
    try {
      for (const [at, scope] of names.entries()) {
        const before = sum.values
        const report = await rekeyScope(store, scope, {
          signal: stop.signal,
          onProgress: async ({ values }) => shown?.update(at, names.length, before + values),
        })
        sum.values += report.values
        sum.scopes += report.scopes
        sum.done = report.done
        if (!report.done) break
      }
    } finally {
      shown?.end()
      release()
    }
    return { key: cipher.current, others, ...sum }
  })
}

function renderRekeyed({ key, others, scopes, values, done }: Rekeyed, { text }: View): string {
  const { rekey } = text.safety
  if (!done) return rekey.stopped(values)
  const told = rekey.done(values, scopes, key)
  return others.length === 0 ? told : [told, rekey.oldKeys(others.join(', '))].join('\n')
}

export const spec = command({
  name: 'rekey',
  group: 'safety',
  options: [],
  read: () => null,
  run: rekey,
  render: renderRekeyed,
  exit: ({ done }) => (done ? EXIT.ok : EXIT.interrupted),
})
