import { checkScope, createRecollect } from '@recollect/core'
import type { Clock, Config, LanguagePack, Recollect, ScopedMemory } from '@recollect/core'
import type { Settings } from './config/types.ts'
import type { Context } from './context.ts'
import { checkDatabase, openStore } from './database/open.ts'
import { loadEmbedder } from './models/embedder.ts'
import type { DiscoveryPlugins } from './models/discovery.ts'

export interface OpenMemory {
  readonly recollect: Recollect
  /** The scope of the call. */
  readonly memory: ScopedMemory
  readonly packs: readonly LanguagePack[]
}

/** Opens the memory, works with it, and closes it whatever happens. `read` refuses to create a database; few commands need a model. */
export async function withMemory<T>(
  { loaded }: Pick<Context, 'loaded'>,
  mode: 'read' | 'write',
  work: (open: OpenMemory) => Promise<T>,
  models: DiscoveryPlugins = {},
): Promise<T> {
  // Before anything is opened: a bad name must not leave a database behind.
  checkScope(loaded.settings.scope)
  await checkDatabase(loaded.settings, mode)
  const [packs, embedder, store] = await Promise.all([
    loadPacks(loaded.settings),
    loadEmbedder(loaded),
    openStore(loaded.settings),
  ])
  const { settings, library } = loaded
  const recollect = await createRecollect({
    store,
    languages: packs,
    config: mode === 'read' ? leavingNoTrace(library) : library,
    clock: clockIn(settings.timeZone),
    ...(embedder === null ? {} : { embedder }),
    ...models,
  })
  try {
    return await work({ recollect, memory: recollect.scope(loaded.settings.scope), packs })
  } finally {
    await recollect.close()
  }
}

/** The cache of expansions is written on close: a command that only reads must not store the question, nor a mistyped scope. */
const leavingNoTrace = (library: Config): Config => ({
  ...library,
  query: { ...library.query, cacheExpansions: false },
})

export const clockIn = (zone: string): Clock => ({ zone, now: () => Date.now() })

const LOADERS: Readonly<Record<'zh' | 'en', (settings: Settings) => Promise<LanguagePack>>> = {
  zh: async ({ register }) => (await import('@recollect/extract-zh')).chinese({ register }),
  en: async () => (await import('@recollect/extract-en')).english(),
}

export const loadPacks = (settings: Settings): Promise<LanguagePack[]> =>
  Promise.all(settings.languages.map((language) => LOADERS[language](settings)))
