import { existsSync } from 'node:fs'
import { createRecollect } from '@recollect/core'
import { checkScope } from '@recollect/core/plugin'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { isServer } from '../../database/address.ts'
import { clockIn, loadPacks, withMemory } from '../../open-memory.ts'

/** The memory to import into. A dry run makes no database: where there is none, it is one that is empty. */
export async function openForImport<T>(
  dryRun: boolean,
  context: Context,
  work: (memory: ScopedMemory) => Promise<T>,
): Promise<T> {
  const { settings, library } = context.loaded
  if (!dryRun) return withMemory(context, 'write', ({ memory }) => work(memory))
  if (isServer(settings.db) || existsSync(settings.db))
    return withMemory(context, 'read', ({ memory }) => work(memory))
  checkScope(settings.scope)
  const { inMemoryStore } = await import('@recollect/store-memory')
  const recollect = await createRecollect({
    plugins: [sessions(context.loaded.sessions), knowledge(context.loaded.discovery), transfer()],
    store: inMemoryStore(),
    languages: await loadPacks(settings),
    config: library,
    clock: clockIn(settings.timeZone),
  })
  try {
    return await work(recollect.scope(settings.scope))
  } finally {
    await recollect.close()
  }
}
