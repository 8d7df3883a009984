import { InvalidInputError } from '@recollect/core'
import { knownOptions } from '@recollect/core/plugin'
import type { Store } from '@recollect/core'
import type { OptionNames } from '@recollect/core/plugin'
import { pagesOf } from './keyed.ts'
import type { CopiedScope, CopyOptions, CopyReport } from './types.ts'

const SCOPES_PAGE = 100
const [DEFAULT_PAGE, LARGEST_PAGE] = [200, 1000]

const OPTIONS: OptionNames<CopyOptions> = { scopes: true, page: true, signal: true, onProgress: true }

/** Ends a copy that was asked to stop; never leaves this module. */
class Stopped extends Error {}

/**
 * Copies scopes from one store to another, whatever kinds they are: messages, facts, the text index, vectors, cached expansions and the
 * whole log of changes, with all ids, times and numbers, so that nothing tells the copy from the original. Both stores are migrated
 * already. A page of records is a transaction of the target; memory does not grow with a scope. A call that was broken off is simply made
 * again: it compares what is there, goes on behind it, and every scope is compared as a whole at its end. Nobody should write to the
 * scopes meanwhile.
 *
 * Scopes that hold nothing any more but their log are copied when they are named.
 *
 * @throws CopyError with code `COPY_CONFLICT` when the target holds something else in a scope, which stays as it is; `COPY_DIFFERS`
 *   when what arrived is not what was sent.
 * @throws NotFoundError when a named scope is not there.
 * @throws UnsupportedCapabilityError when a scope holds what the target cannot.
 */
export async function copyStore(from: Store, to: Store, options: CopyOptions = {}): Promise<CopyReport> {
  const { page = DEFAULT_PAGE, signal, onProgress } = knownOptions('copyStore', options, OPTIONS)
  check(from, to, page)
  // A memory that is only exported loads none of it.
  const { copyScope } = await import('./copy-scope.ts')
  const scopes: CopiedScope[] = []
  try {
    for await (const scope of options.scopes ?? scopesOf(from)) {
      const onPage = async (phase: 'copy' | 'verify', done: number, total: number): Promise<void> => {
        if (signal?.aborted === true) throw new Stopped()
        await onProgress?.({ scope, phase, done, total })
      }
      scopes.push(await copyScope({ from, to, scope, page, onPage }))
    }
  } catch (error) {
    if (error instanceof Stopped) return { scopes, stopped: true }
    throw error
  }
  return { scopes, stopped: false }
}

function check(from: Store, to: Store, page: number): void {
  if (from === to)
    throw new InvalidInputError('A store cannot be copied to itself. Pass another one as target.')
  if (!Number.isInteger(page) || page < 1 || page > LARGEST_PAGE)
    throw new InvalidInputError(
      `page is ${String(page)}. Pass a whole number from 1 to ${String(LARGEST_PAGE)}.`,
    )
}

async function* scopesOf(store: Store): AsyncGenerator<string> {
  for await (const names of pagesOf((page) => store.scopes(page), SCOPES_PAGE)) yield* names
}
