import { join } from 'node:path'
import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { Clock, ConfigInput, Recollect, Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { packs } from './packs.ts'
import { inTemporaryDirectory } from './temporary.ts'

export const STORE_NAMES = ['sqlite', 'memory'] as const
export type StoreName = (typeof STORE_NAMES)[number]

/** Opens a memory with both packs, and closes it when `work` is done. */
export async function withRecollect<T>(
  options: { readonly store: Store; readonly clock?: Clock; readonly config?: ConfigInput },
  work: (recollect: Recollect) => Promise<T>,
): Promise<T> {
  const recollect = await createRecollect({
    plugins: [sessions(), knowledge(), transfer()],
    ...options,
    languages: packs(),
  })
  try {
    return await work(recollect)
  } finally {
    await recollect.close()
  }
}

/** The same on a store that leaves nothing behind. */
export async function withTemporaryRecollect<T>(
  options: { readonly store: StoreName; readonly clock?: Clock; readonly config?: ConfigInput },
  work: (recollect: Recollect) => Promise<T>,
): Promise<T> {
  const { store, ...rest } = options
  if (store === 'memory') return withRecollect({ ...rest, store: inMemoryStore() }, work)
  return inTemporaryDirectory((directory) =>
    withRecollect({ ...rest, store: sqliteStore({ file: join(directory, 'bench.db') }) }, work),
  )
}
