import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { Store } from '../plugin/store.ts'
import { copyScope } from './copy-scope.ts'
import { Stopped, toolsOf } from './tools.ts'
import type { CopiedScope, CopyOptions, CopyReport } from './types.ts'

const SCOPES_PAGE = 100

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
 */
export async function copyStore(from: Store, to: Store, options: CopyOptions): Promise<CopyReport> {
  if (from === to)
    throw new InvalidInputError('A store cannot be copied to itself. Pass another one as target.')
  const tools = toolsOf(options)
  const scopes: CopiedScope[] = []
  try {
    for await (const scope of options.scopes ?? scopesOf(from)) {
      scopes.push(await copyScope(from, to, scope, tools))
    }
  } catch (error) {
    if (error instanceof Stopped) return { scopes, stopped: true }
    throw error
  }
  return { scopes, stopped: false }
}

async function* scopesOf(store: Store): AsyncGenerator<string> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Store['scopes']>> = await store.scopes({ limit: SCOPES_PAGE, cursor })
    yield* page.rows
    cursor = page.next
  } while (cursor !== null)
}
