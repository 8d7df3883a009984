import { createRecollect } from '@recollect/core'
import type { Plugin, Recollect, Store } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { transfer } from '@recollect/transfer'
import { fixedClock } from '../fixtures/fixed-clock.ts'
import { sequentialIds } from '../fixtures/sequential-ids.ts'
import type { OpenMemory, PluginHarness } from './harness.ts'

/** Opens memories that are the same in every run, and closes them all at the end. */
export function opener({ create, languages, store: harness }: PluginHarness) {
  const opened: Recollect[] = []
  const made: Store[] = []
  const fresh = async (): Promise<Store> => {
    const store = harness === undefined ? inMemoryStore() : await harness.create()
    made.push(store)
    return store
  }
  const open: OpenMemory = async ({ plugins = [create()], store: given } = {}) => {
    const store = given ?? (await fresh())
    const recollect = await createRecollect({
      ...{
        store,
        plugins: exporting(plugins),
        languages: languages(),
        clock: fixedClock(),
        ids: sequentialIds(),
      },
      stopwatch: { elapsed: () => 0 },
    })
    opened.push(recollect)
    return { recollect, memory: recollect.scope('alice'), store }
  }
  const close = async (): Promise<void> => {
    for (const recollect of opened) await recollect.close()
    for (const store of made) {
      await store.close()
      await harness?.destroy?.(store)
    }
  }
  return { open, close }
}

/** What a plugin carries is looked at by exports. */
const exporting = (plugins: readonly Plugin[]): readonly Plugin[] =>
  plugins.some(({ name }) => name === 'transfer') ? plugins : [...plugins, transfer()]
